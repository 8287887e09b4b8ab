import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './is-alive.ts';
import { readIfThere } from './read-if-there.ts';

/**
 * Records the processes that use a checkout's database: one file per process, named by its id. It holds `stops` when the
 * process has to stop the database on leaving, `leaves` when it found the database running and leaves it so.
 * Every function here is called under the database's lock.
 */
export type Duty = 'stops' | 'leaves';

const fileOf = (folder: string, pid: number): string => join(folder, String(pid));

export function enter(folder: string, duty: Duty): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(fileOf(folder, process.pid), duty);
}

function othersIn(folder: string): number[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pids = readdirSync(folder)
    .map(Number)
    .filter((pid) => pid !== process.pid);
  for (const pid of pids.filter((one) => !isAlive(one))) rmSync(fileOf(folder, pid), { force: true });
  return pids.filter(isAlive);
}

/**
 * Ends this process's use and says whether it has to stop the database now. When others still use it, the
 * duty to stop it passes to them.
 */
export function leave(folder: string): boolean {
  const duty = readIfThere(fileOf(folder, process.pid));
  rmSync(fileOf(folder, process.pid), { force: true });
  const others = othersIn(folder);
  if (duty !== 'stops') return false;
  for (const pid of others) writeFileSync(fileOf(folder, pid), 'stops');
  return others.length === 0;
}
