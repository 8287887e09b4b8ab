import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { assertEmpty, copyFile, forEachPath, type Manifest, readBackup } from './backup-files.ts';
import { openDataFolder, type Place, placeOf, settle } from './database-place.ts';
import { withLock } from './lock.ts';
import { installedPostgres, program } from './postgres-files.ts';
import { type Cluster, dataOf, findRunning, hasData, SUPERUSER, spawnOptions } from './postgres-server.ts';
import { giveTo } from './postgres-user.ts';
import { run } from './run.ts';

export interface RestoreOrder {
  /** The backup. */
  folder: string;
  /** The checkout it goes into: it has no database yet, or an empty one was never made. */
  root: string;
  /** Where uploaded files go. */
  filesFolder: string;
  log: (line: string) => void;
}

/**
 * Makes the embedded database of a checkout and its files out of a backup; every file is checked before anything is
 * written. Refuses where there are data already. A run that is killed half-way leaves nothing that counts.
 */
export async function restore(order: RestoreOrder): Promise<Manifest> {
  const folder = resolve(order.folder);
  assertEmpty(order.filesFolder, 'a restore');
  const place = placeOf(order.root);
  openDataFolder(place);
  return await withLock(place.lockFile, () => restoreInto(place, folder, order));
}

async function restoreInto(place: Place, folder: string, order: RestoreOrder): Promise<Manifest> {
  const cluster = await settle(place, installedPostgres(), order.log);
  if (hasData(cluster) || (await findRunning(cluster)) !== undefined)
    throw new Error(`there is a database in ${cluster.home} already: a restore goes into an empty folder`);
  const manifest = await readBackup(folder);
  await checkVersion(cluster, manifest);
  const draft = join(cluster.home, `data-${process.pid}.new`);
  const files = `${order.filesFolder}-${process.pid}.new`;
  try {
    for (const path of manifest.folders) mkdirSync(join(draft, inside(path, 'data')), { recursive: true });
    const paths = manifest.files.map(({ path }) => path);
    await forEachPath(paths, async (path) => {
      const isData = path.startsWith('data/');
      const target = isData ? join(draft, inside(path, 'data')) : join(files, inside(path, 'files'));
      await copyFile(join(folder, path), target);
    });
    closeFolders(draft, manifest);
    if (cluster.user) giveTo(cluster.user, draft);
    await recover(cluster, draft);
    mkdirSync(files, { recursive: true, mode: 0o700 });
    if (existsSync(order.filesFolder)) rmdirSync(order.filesFolder);
    renameSync(files, order.filesFolder);
    renameSync(draft, dataOf(cluster));
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(files, { recursive: true, force: true });
  }
  return manifest;
}

const inside = (path: string, part: string): string => path.slice(part.length + 1);

/** PostgreSQL refuses a data folder that others may read. */
function closeFolders(draft: string, manifest: Manifest): void {
  for (const path of ['data/', ...manifest.folders]) chmodSync(join(draft, inside(path, 'data')), 0o700);
}

async function checkVersion(cluster: Cluster, { postgresVersion }: Manifest): Promise<void> {
  const { output } = await run(program(cluster.postgres, 'postgres'), ['--version'], spawnOptions(cluster));
  const [here, there] = [Number(/ (\d+)/.exec(output)?.[1]), Math.floor(postgresVersion / 10_000)];
  if (here !== there)
    throw new Error(
      `the backup is of PostgreSQL ${there}, this is ${here}: restore it with the release that made it`,
    );
}

/** Replays the log to the backup's end and sets this checkout's own password, with nobody else let in. */
async function recover(cluster: Cluster, data: string): Promise<void> {
  const args = ['--single', '-D', data, 'postgres'];
  const child = spawn(program(cluster.postgres, 'postgres'), args, {
    ...spawnOptions(cluster),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => {
      said += part;
    });
  child.stdin?.end(`alter role ${SUPERUSER} password '${cluster.password}'\n`);
  const [code] = await once(child, 'close');
  if (code !== 0 || /\b(ERROR|FATAL|PANIC):/.test(said))
    throw new Error(
      `PostgreSQL could not recover the backup:\n${said.trim().split('\n').slice(-12).join('\n')}`,
    );
}
