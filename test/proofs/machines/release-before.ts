import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../../bin/lib/postgres-files.ts';
import { filesOf } from '../../architecture/repository.ts';
import type { Release } from './two-machines.ts';

const FOLDER = join(repoRoot, 'build', 'release-before');
const NEWEST = filesOf(/^api\/db\/migrations\/\d+_.*\.sql$/)
  .sort()
  .at(-1);

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repoRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit before the newest migration came; undefined where the history does not go back so far. */
export function commitBefore(): string | undefined {
  try {
    const added = git('log', '--diff-filter=A', '-n1', '--format=%H', '--', NEWEST ?? '');
    return git('rev-parse', '--verify', `${added}^`);
  } catch {
    return undefined;
  }
}

/** Puts that commit into a folder of its own, with the packages that are installed here, and builds its site. */
export function makeReleaseBefore(commit: string): Release {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  execFileSync('/bin/sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, FOLDER], { cwd: repoRoot });
  linkPackages('node_modules');
  for (const workspace of readdirSync(FOLDER, { withFileTypes: true }))
    if (workspace.isDirectory()) linkPackages(join(workspace.name, 'node_modules'));
  runIn(`import { buildWeb } from './bin/lib/web-build.ts'; await buildWeb();`);
  return { root: FOLDER, site: true };
}

/** Every package is the one here, but the workspaces, which are the release's own. */
function linkPackages(folder: string): void {
  const here = join(repoRoot, folder);
  if (!existsSync(here)) return;
  mkdirSync(join(FOLDER, folder));
  for (const name of readdirSync(here)) {
    if (name === '.cache' || name.startsWith('.diyar')) continue;
    if (name !== '@diyar') symlinkSync(join(here, name), join(FOLDER, folder, name));
    else {
      mkdirSync(join(FOLDER, folder, name));
      for (const own of readdirSync(join(here, name)))
        symlinkSync(join(FOLDER, own), join(FOLDER, folder, name, own));
    }
  }
}

/** Migrates an empty database to that release, and fills it with its demo world. */
export function fillByReleaseBefore(databaseUrl: string): void {
  runIn(
    `import { migrate } from './api/src/platform/db/migrate.ts';
     import { loadReference } from './api/src/reference/load-reference.ts';
     import { seedWorld } from './demo/src/world/seed-world.ts';
     const [url, today] = process.argv.slice(1);
     await migrate(url);
     await loadReference(url);
     await seedWorld(url, { today, log: () => {} });`,
    databaseUrl,
    Temporal.Now.plainDateISO('Asia/Riyadh').toString(),
  );
}

function runIn(script: string, ...args: string[]): void {
  execFileSync(process.execPath, ['--input-type=module', '-e', script, ...args], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
