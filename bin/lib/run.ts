import { type SpawnOptions, spawn } from 'node:child_process';

/** How a child process ended, with everything it printed. */
export interface Ended {
  code: number;
  output: string;
}

/**
 * Runs a program to its end and collects its output. Never rejects for an exit code; rejects, with a sentence,
 * when the program cannot be started at all.
 */
export function run(command: string, args: string[], options: SpawnOptions = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (part) => {
      output += part;
    });
    child.stderr?.on('data', (part) => {
      output += part;
    });
    child.once('error', (error) => reject(new Error(`${command} could not be started: ${error.message}`)));
    child.once('close', (code, signal) => resolve({ code: code ?? (signal ? 128 : 1), output }));
  });
}

/** Like `run`, but an exit code other than 0 is an error that shows the last lines of the output. */
export async function runOrFail(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<string> {
  const { code, output } = await run(command, args, options);
  if (code !== 0) {
    const tail = output.trim().split('\n').slice(-15).join('\n');
    throw new Error(`${command} ended with exit code ${code}:\n${tail}`);
  }
  return output;
}

/** The sentence of an unknown error, with its cause when it has one. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Node wraps a refused connection to several addresses in an error without a message.
  const own = error.message || (error as NodeJS.ErrnoException).code || error.name;
  return error.cause === undefined ? own : `${own}\n  because: ${sentenceOf(error.cause)}`;
}
