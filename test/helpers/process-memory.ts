import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Memory of a process and of all it started, in MB. On Linux pages that several share count once. */
export function memoryOf(pid: number): number {
  return (process.platform === 'linux' ? kilobytesByProc(pid) : kilobytesByPs(pid)) / 1024;
}

function kilobytesByProc(pid: number): number {
  try {
    const own = Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return children.filter(Boolean).reduce((sum, child) => sum + kilobytesByProc(Number(child)), own);
  } catch (error) {
    // It ended while it was looked at.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0;
    throw error;
  }
}

function kilobytesByPs(pid: number): number {
  const rows = execFileSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const sizeOf = (one: number): number =>
    rows.reduce((sum, [id = 0, parent, size = 0]) => {
      if (id === one) return sum + size;
      return parent === one ? sum + sizeOf(id) : sum;
    }, 0);
  return sizeOf(pid);
}

const LOOK_EVERY_MS = 20;

/** Watches the memory of a process while `work` runs, every so many milliseconds; answers the most it took, in MB. */
export async function mostMemory(
  pid: number,
  work: () => Promise<unknown>,
  everyMs = LOOK_EVERY_MS,
): Promise<number> {
  let most = memoryOf(pid);
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, everyMs);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return Math.max(most, memoryOf(pid));
}
