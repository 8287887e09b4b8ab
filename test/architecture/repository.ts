import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Paths of every file git knows or would add, from the root of the repository. */
export function filesOf(pattern: RegExp): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64_000_000,
    },
  );
  const deleted = new Set(
    execFileSync('git', ['ls-files', '--deleted'], { cwd: ROOT, encoding: 'utf8' }).split('\n'),
  );
  return listed.split('\n').filter((path) => path !== '' && pattern.test(path) && !deleted.has(path));
}

export function textOf(path: string): string {
  return readFileSync(`${ROOT}/${path}`, 'utf8');
}
