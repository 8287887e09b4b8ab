import { readFileSync } from 'node:fs';

/** The id of a process's parent, as Linux tells it; undefined elsewhere, or when the process is gone. */
function parentOf(pid: number): number | undefined {
  try {
    // "pid (name, which may hold anything) state parent …"
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/**
 * Calls `onGone` once when the npm that started us has died without a word (kill -9): our parent changes then,
 * or, where npm runs us through a shell, that shell's parent. Does nothing when npm did not start us: a command
 * put into the background by hand may outlive its shell.
 */
export function watchParent(onGone: () => void, env: NodeJS.ProcessEnv = process.env): void {
  if (env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return;
    clearInterval(timer);
    onGone();
  }, 500);
  timer.unref();
}
