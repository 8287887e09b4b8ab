import { existsSync, readFileSync } from 'node:fs';

/** The time of a processor that a process took since it began, in its system's ticks; 0 where the system does not tell. */
function ticksOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  // The name, in brackets, may hold spaces.
  const [user, system] = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user ?? 0) + (system ?? 0);
}

/** The one of several processes, begun together, that has worked most. */
export function busiestOf(pids: readonly number[]): number | undefined {
  return [...pids].sort((one, other) => ticksOf(other) - ticksOf(one))[0];
}
