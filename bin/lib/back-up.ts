import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import {
  assertEmpty,
  type BackedUpFile,
  copyFile,
  forEachPath,
  listBelow,
  type Manifest,
  writeManifest,
} from './backup-files.ts';

export interface BackupOrder {
  /** The database, on this machine. */
  url: string;
  /** Where uploaded files live; undefined when they are not on this machine. */
  filesFolder: string | undefined;
  /** Where the backup goes: empty, or not there yet. */
  folder: string;
  now: Date;
}

/** Folders whose content PostgreSQL makes anew; the write-ahead log is copied by itself. */
const CONTENT_NOT_COPIED =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|(^|\/)pgsql_tmp|(^|\/)pg_internal\.init|^postmaster\.(pid|opts)$|^backup_label|^current_logfiles/;
/** Copied last: it must not be newer than what was copied before it. */
const CONTROL_FILE = 'global/pg_control';

/**
 * Copies a running database and the files beside it, while both are in use, and answers the manifest. All that was
 * committed before its `endsAt` is in the backup. Files are looked at before and after the database, so that every file a
 * row names is there. Leaves no manifest when it fails: what was copied until then is no backup.
 */
export async function backUp(order: BackupOrder): Promise<Manifest> {
  const folder = resolve(order.folder);
  assertEmpty(folder, 'a backup');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files: BackedUpFile[] = [];
  await addFiles(order.filesFolder, folder, files);
  const database = await copyDatabase(order.url, folder, files);
  await addFiles(order.filesFolder, folder, files);
  const manifest: Manifest = { format: 1, madeAt: order.now.toISOString(), ...database, files };
  await writeManifest(folder, manifest);
  return manifest;
}

async function add(from: string, folder: string, path: string, files: BackedUpFile[]): Promise<void> {
  const copied = await copyFile(from, join(folder, path));
  if (copied !== undefined) files.push({ path, ...copied });
}

/** Uploaded files never change once they are there; half-written ones have a dot before their name. */
async function addFiles(
  filesFolder: string | undefined,
  folder: string,
  files: BackedUpFile[],
): Promise<void> {
  if (filesFolder === undefined) return;
  const known = new Set(files.map(({ path }) => path));
  const found = await listBelow(filesFolder, (path) => /(^|\/)\./.test(path));
  const fresh = found.files.filter((path) => !known.has(`files/${path}`));
  await forEachPath(fresh, (path) => add(join(filesFolder, path), folder, `files/${path}`, files));
}

async function copyDatabase(
  url: string,
  folder: string,
  files: BackedUpFile[],
): Promise<Pick<Manifest, 'postgresVersion' | 'endsAt' | 'folders'>> {
  // The backup ends with the connection that began it, and so does the slot that keeps the log from being recycled.
  const client = new Client({ connectionString: url });
  await client.connect();
  const ask = async (text: string, values: unknown[] = []): Promise<Record<string, string>> =>
    (await client.query(text, values)).rows[0] ?? {};
  try {
    const { data = '', version } = await ask(
      `select current_setting('data_directory') as data, current_setting('server_version_num') as version`,
    );
    await ask(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`);
    const { first = '' } = await ask(
      `select pg_walfile_name(pg_backup_start('npm run backup', fast => true)) as first`,
    );
    const folders = await copyData(data, folder, files);
    const { label = '', ends = '' } = await ask(
      'select labelfile as label, lsn::text as ends from pg_backup_stop(wait_for_archive => false)',
    );
    await addText(folder, 'data/backup_label', label, files);
    const { last = '' } = await ask('select pg_walfile_name($1::pg_lsn) as last', [ends]);
    await copyLog(join(data, 'pg_wal'), folder, { first, last }, files);
    return { postgresVersion: Number(version), endsAt: ends, folders };
  } finally {
    await client.end();
  }
}

async function copyData(data: string, folder: string, files: BackedUpFile[]): Promise<string[]> {
  const found = await listBelow(data, (path) => CONTENT_NOT_COPIED.test(path));
  const first = found.files.filter((path) => path !== CONTROL_FILE);
  await forEachPath(first, (path) => add(join(data, path), folder, `data/${path}`, files));
  await add(join(data, CONTROL_FILE), folder, `data/${CONTROL_FILE}`, files);
  return [...found.folders, 'pg_wal/archive_status', 'pg_wal/summaries'].map((path) => `data/${path}`);
}

async function addText(folder: string, path: string, text: string, files: BackedUpFile[]): Promise<void> {
  const draft = join(folder, 'backup_label.draft');
  writeFileSync(draft, text, { mode: 0o600 });
  await add(draft, folder, path, files);
  rmSync(draft);
}

/** The pieces of the write-ahead log between the backup's start and end: without them the copy is worth nothing. */
async function copyLog(
  log: string,
  folder: string,
  { first, last }: { first: string; last: string },
  files: BackedUpFile[],
): Promise<void> {
  const found = await listBelow(log, (path) => path.includes('/') || path.endsWith('.partial'));
  const wanted = found.files.filter((name) => name.endsWith('.history') || (name >= first && name <= last));
  for (const name of wanted.sort()) await add(join(log, name), folder, `data/pg_wal/${name}`, files);
  for (const name of [first, last])
    if (!wanted.includes(name)) throw new Error(`${name} is missing from the write-ahead log`);
}
