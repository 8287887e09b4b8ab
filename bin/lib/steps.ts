/** Milliseconds as people read them: "0.4 s", "41 s". */
export function duration(ms: number): string {
  return `${ms < 9_950 ? (ms / 1000).toFixed(1) : Math.round(ms / 1000)} s`;
}

const QUIET_MS = 1_000;
const REMINDER_MS = 10_000;

/** A line about what a step is doing right now. */
export type Say = (line: string) => void;

/**
 * Runs one step of a command and shows it: a line when it takes longer than a second, a reminder every ten, and
 * its result with the time it took. `work` may say more; it returns what the final line tells. An error names
 * the step, with what happened as its cause.
 */
export async function step<T>(
  label: string,
  work: (say: Say) => Promise<{ result: T; told?: string }>,
): Promise<T> {
  const began = performance.now();
  const took = (): string => duration(performance.now() - began);
  const announce = setTimeout(() => console.log(`  … ${label}`), QUIET_MS);
  const remind = setInterval(() => console.log(`  … ${label}: ${took()} so far`), REMINDER_MS);
  try {
    const { result, told } = await work((line) => console.log(`    ${label}: ${line}`));
    console.log(`  ✓ ${label}${told ? `: ${told}` : ''} (${took()})`);
    return result;
  } catch (cause) {
    throw new Error(`the step "${label}" failed`, { cause });
  } finally {
    clearTimeout(announce);
    clearInterval(remind);
  }
}
