import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Database, ensureDatabase } from '../../bin/database.ts';
import { installedPostgres } from '../../bin/lib/postgres-files.ts';
import { query } from '../../bin/lib/postgres-server.ts';

const HOLDER = fileURLToPath(new URL('hold-database.ts', import.meta.url));
const root = process.getuid?.() === 0;
const folders: string[] = [];
const databases: Database[] = [];
const holders: ChildProcess[] = [];

function checkout(mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-database-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

interface Note {
  home: string;
  port: number;
  password: string;
}
const noteOf = (folder: string): Note =>
  JSON.parse(readFileSync(join(folder, '.data', 'database.json'), 'utf8'));
const homeOf = (folder: string): string => {
  const { home } = noteOf(folder);
  return isAbsolute(home) ? home : join(folder, '.data', home);
};
const pidOf = (folder: string): number =>
  Number(readFileSync(join(homeOf(folder), 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

async function open(folder: string, postgres?: string): Promise<Database> {
  const database = await ensureDatabase({ root: folder, env: {}, ...(postgres ? { postgres } : {}) });
  databases.push(database);
  return database;
}

/** A process of its own that brought the database up and holds it. */
async function hold(folder: string): Promise<{ url: string; adopted: boolean; process: ChildProcess }> {
  const child = fork(HOLDER, [folder, installedPostgres()], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  holders.push(child);
  const [told] = (await once(child, 'message')) as [{ url: string; adopted: boolean }];
  return { ...told, process: child };
}

async function killHard(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

afterEach(async () => {
  for (const child of holders.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  for (const database of databases.splice(0)) await database.stop();
});
afterAll(() => {
  for (const folder of folders) {
    const { home } = noteOf(folder);
    if (isAbsolute(home)) rmSync(home, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('the embedded database', () => {
  let folder: string;
  beforeAll(() => {
    folder = checkout(0o755);
  });

  it('starts in .data, on the loopback only, behind a password, with room for Arabic', async () => {
    const { url, adopted } = await open(folder);
    expect(adopted).toBe(false);
    expect(new URL(url).hostname).toBe('127.0.0.1');
    expect(homeOf(folder)).toBe(join(folder, '.data', 'postgresql'));
    expect(statSync(join(folder, '.data', 'database.json')).mode & 0o777).toBe(0o600);
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    const [row] = await query(
      url,
      `select current_setting('server_version_num')::int / 10000 as version, current_setting('fsync') as fsync,
        current_setting('listen_addresses') as listens, current_setting('TimeZone') as zone,
        to_tsvector('simple', 'شقة للإيجار')::text as words`,
    );
    const words = "'شقة':1 'للإيجار':2";
    expect(row).toEqual({ version: 18, fsync: 'on', listens: '127.0.0.1', zone: 'UTC', words });
  });

  it('stops, and keeps port and data for the next start', async () => {
    const first = await open(folder);
    await query(first.url, 'create table kept (id int)');
    await first.stop();
    await expect(query(first.url, 'select 1')).rejects.toThrow();
    expect(existsSync(join(homeOf(folder), 'data', 'postmaster.pid'))).toBe(false);
    const second = await open(folder);
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }]);
  });

  it('is adopted, still running, after its starter was killed', async () => {
    const held = await hold(folder);
    const pid = pidOf(folder);
    await killHard(held.process);
    expect(await query(held.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const adopted = await open(folder);
    expect(adopted).toMatchObject({ adopted: true, url: held.url });
    expect(pidOf(folder)).toBe(pid);
  });

  it('recovers when postgres itself was killed, and from a pid file whose number now belongs to another', async () => {
    const held = await hold(folder);
    process.kill(pidOf(folder), 'SIGKILL');
    await killHard(held.process);
    const again = await open(folder);
    expect(again.adopted).toBe(false);
    await again.stop();
    writeFileSync(
      join(homeOf(folder), 'data', 'postmaster.pid'),
      `${process.pid}\n/nowhere\n1\n${noteOf(folder).port}\n`,
    );
    expect((await open(folder)).adopted).toBe(false);
  });

  it('is started once by two starts at the same time, and stopped by the last to leave', async () => {
    const [held, own] = await Promise.all([hold(folder), open(folder)]);
    expect([held.adopted, own.adopted].sort()).toEqual([false, true]);
    expect(held.url).toBe(own.url);
    await own.stop();
    expect(await query(own.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await killHard(held.process);
    const last = await open(folder);
    expect(last.adopted).toBe(true);
    await last.stop();
    await expect(query(last.url, 'select 1')).rejects.toThrow();
  });

  it('is left alone when DATABASE_URL names another', async () => {
    const { url } = await open(folder);
    const elsewhere = join(folder, 'none');
    const borrowed = await ensureDatabase({ root: elsewhere, env: { DATABASE_URL: url } });
    expect(borrowed).toMatchObject({ url, adopted: true });
    await borrowed.stop();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const nobody = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/diyar' };
    await expect(ensureDatabase({ root: elsewhere, env: nobody })).rejects.toThrow(/does not answer/);
    expect(existsSync(elsewhere)).toBe(false);
  });
});

describe('a checkout in a closed folder', () => {
  it('keeps data and programs where the database’s user can reach them', async () => {
    const folder = checkout(0o700);
    const programs = join(folder, 'package', 'native');
    cpSync(installedPostgres(), programs, { recursive: true, verbatimSymlinks: true });
    writeFileSync(join(folder, 'package', 'package.json'), JSON.stringify({ version: '18.0.0' }));
    const { url } = await open(folder, programs);
    const [row] = await query(url, `select current_setting('data_directory') as data`);
    const home = homeOf(folder);
    expect(row).toEqual({ data: join(home, 'data') });
    // Only root needs another user, and only that user is shut out.
    expect(home.startsWith(folder)).toBe(!root);
    if (root) expect(statSync(home).uid).not.toBe(0);
  });
});
