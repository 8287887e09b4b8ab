import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const BEAT_MS = 2_000;
/** A holder that is alive touches its lock every two seconds; older than this, its pid belongs to someone else. */
const STALE_MS = 30_000;

/** Whether a process with this id runs (also when it belongs to another user). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

/** A killed process whose parent has not asked for its end, as in a container without an init. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return /^[ZX]/.test(line.slice(line.lastIndexOf(')') + 2));
  } catch {
    return true;
  }
}

/** The text of a file, or undefined when it is not there. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function take(file: string, token: string): boolean {
  try {
    writeFileSync(file, token, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isStale(file: string, holder: string): boolean {
  // A holder between creating and writing its lock shows an empty file for an instant: only age decides then.
  const pid = Number.parseInt(holder, 10);
  if (pid > 0 && !isAlive(pid)) return true;
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return touched !== undefined && Date.now() - touched > STALE_MS;
}

function dropStale(file: string, holder: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    // Another waiter may have been faster and this is already its fresh lock: put it back.
    if (readIfThere(aside) !== holder) linkSync(aside, file);
  } catch {
    // Someone else dropped it, or took it: the next turn of the loop sees what is true.
  }
  rmSync(aside, { force: true });
}

/**
 * Runs `work` while holding `file`, so that two starts at the same time do it one after the other.
 * A holder that died (kill -9) loses the lock at once.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const token = `${process.pid} ${randomUUID()}`;
  while (!take(file, token)) {
    const holder = readIfThere(file);
    if (holder !== undefined && isStale(file, holder)) dropStale(file, holder);
    else await sleep(50);
  }
  const beat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // The folder was removed under us; the work itself will say so.
    }
  }, BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    if (readIfThere(file) === token) rmSync(file, { force: true });
  }
}
