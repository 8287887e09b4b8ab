import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { within } from '../within.ts';

/** A job for the process; `megabytes` is the most memory it may take, beyond what the process has already. */
export interface Question {
  name: string;
  input: unknown;
  megabytes: number;
}

/** A job on its way: the picture itself (`bytes` of the input) follows on standard input, so many bytes long. */
export interface SentQuestion extends Question {
  bytesFollow: number | undefined;
}

/** Its answer; `megabytes` is the memory of the process after the job. */
export type Answer = ({ result: unknown } | { fault: string }) & { megabytes: number };

/** The word it says once it listens. */
export const READY = 'ready';
/** How it ends itself when a job takes too much memory: no other has a reason to send it. */
export const TOO_MUCH_MEMORY = 'SIGUSR2';

/**
 * The job ended the process: its content brought a decoder down (`broken`), or it took longer (`time`) or more memory
 * (`memory`) than it may, which another try may not.
 */
export class JobTooHard extends Error {
  readonly kind: 'broken' | 'time' | 'memory';

  constructor(kind: JobTooHard['kind'], why: string) {
    super(`the image process was ended by its job: ${why}`);
    this.name = 'JobTooHard';
    this.kind = kind;
  }
}

/** How a process ends that a decoder brought down; what else ends it (SIGKILL, SIGTERM) comes from outside. */
const BROUGHT_DOWN = new Set(['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL', 'SIGFPE', 'SIGTRAP', 'SIGSYS']);
/** How far the process steps back for what answers people: a search never waits for a photo (`nice`). */
const NICENESS = 5;
const START_WITHIN_MS = 20_000;
const MOST_TOLD = 2000;

/** One run of the image process, from its start to its end. */
export class ImageChild {
  /** Rejects when it cannot be started. */
  readonly isReady: Promise<void>;
  readonly #process: ChildProcess;
  /** Its last output before it ended, for the log. */
  #told = '';
  #reject: ((error: Error) => void) | undefined;
  #resolve: ((message: unknown) => void) | undefined;
  #megabytes = 0;

  constructor(entry: URL) {
    this.#process = fork(entry, [], {
      serialization: 'advanced',
      // Nothing of the server's environment: what it decodes is a stranger's. The C library has one heap, and gives blocks
      // the size of pictures back when they are freed.
      env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' },
      execArgv: ['--expose-gc', '--max-semi-space-size=1', '--max-old-space-size=64'],
      stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    });
    stepBack(this.#process);
    this.#process.on('message', (message) => this.#resolve?.(message));
    this.#process.on('error', (error) => this.#reject?.(error));
    this.#process.on('exit', (_, signal) => this.#reject?.(this.#endedBy(signal)));
    const stderr = this.#process.stderr as Socket | null;
    stderr?.on('data', (chunk: Buffer) => {
      this.#told = (this.#told + chunk.toString()).slice(-MOST_TOLD);
    });
    stderr?.unref();
    const stdin = this.#process.stdin as Socket | null;
    // What ends the process is told by its end.
    stdin?.on('error', () => undefined);
    stdin?.unref();
    this.isReady = within(START_WITHIN_MS, this.#nextMessage()).then(
      () => this.#letGo(),
      (cause) => {
        this.end();
        throw new Error('the image process could not be started', { cause });
      },
    );
  }

  get hasEnded(): boolean {
    return !this.#process.connected || this.#process.killed;
  }

  /** All the memory it had after its last job. */
  get megabytes(): number {
    return this.#megabytes;
  }

  /** Ends it at once, whatever it does. */
  end(): void {
    this.#process.kill('SIGKILL');
  }

  /** Its answer, within so many seconds. */
  async ask(question: Question, seconds: number): Promise<unknown> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.end();
    }, seconds * 1000);
    try {
      const next = this.#nextMessage();
      this.#send(question);
      const answer = (await next) as Answer;
      this.#megabytes = answer.megabytes;
      if ('fault' in answer) throw new Error(`a job of the image process failed: ${answer.fault}`);
      return answer.result;
    } catch (error) {
      throw isLate ? new JobTooHard('time', `more than ${seconds} s`) : error;
    } finally {
      clearTimeout(timer);
      this.#letGo();
    }
  }

  /**
   * Sends the bytes of a picture past the channel: serialized for it, a photo of a phone would hold up whoever else the server answers
   * for 20 ms and more.
   */
  #send(question: Question): void {
    const { bytes, ...rest } = (question.input ?? {}) as { bytes?: unknown };
    const isApart = bytes instanceof Uint8Array;
    const sent: SentQuestion = {
      ...question,
      input: isApart ? rest : question.input,
      bytesFollow: isApart ? bytes.length : undefined,
    };
    this.#process.send(sent, (error) => error && this.#reject?.(error));
    if (isApart) this.#process.stdin?.write(bytes);
  }

  /** The server stays alive for what it waits for, and for nothing else of this process. */
  #nextMessage(): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#resolve = resolve;
    this.#reject = reject;
    this.#process.ref();
    this.#process.channel?.ref();
    return promise;
  }

  #letGo(): void {
    this.#process.unref();
    this.#process.channel?.unref();
  }

  #endedBy(signal: NodeJS.Signals | null): Error {
    if (signal === TOO_MUCH_MEMORY) return new JobTooHard('memory', 'too much memory');
    if (signal !== null && BROUGHT_DOWN.has(signal)) return new JobTooHard('broken', signal);
    return new Error(`the image process ended (${signal ?? this.#process.exitCode}): ${this.#told}`);
  }
}

/** At once, for the threads it begins are as it is by then. A process that could not be started has no number. */
function stepBack({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, NICENESS);
}
