import { readFileSync } from 'node:fs';

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
