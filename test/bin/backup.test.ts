import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../api/src/platform/db/migrate.ts';
import { loadReference } from '../../api/src/reference/load-reference.ts';
import { type Database, ensureDatabase } from '../../bin/database.ts';
import { backUp } from '../../bin/lib/back-up.ts';
import { query } from '../../bin/lib/postgres-server.ts';
import { restore } from '../../bin/lib/restore.ts';
import { seedWorld } from '../../demo/src/world/seed-world.ts';
import { homeOf, type OwnCluster, startOwnCluster } from '../helpers/own-cluster.ts';
import { hashesOf } from '../proofs/copy-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'diyar-backup-'));
const filesFolder = join(folder, 'uploaded');
const backup = join(folder, 'backup');
let cluster: OwnCluster;
const restored: string[] = [];
beforeAll(async () => {
  cluster = await startOwnCluster();
  await migrate(cluster.url);
  await loadReference(cluster.url);
  await seedWorld(cluster.url, { today: '2026-11-21', log: () => {} });
}, 300_000);
afterAll(async () => {
  for (const root of restored)
    if (existsSync(join(root, '.data', 'database.json')))
      rmSync(homeOf(root), { recursive: true, force: true });
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

function upload(name: string, text: string): void {
  mkdirSync(dirname(join(filesFolder, name)), { recursive: true });
  writeFileSync(join(filesFolder, name), text);
}

/** Writes event after event until told to stop, and keeps which were acknowledged, and where in the log they stand. */
function writeOn(url: string) {
  const acknowledged: { key: string; at: string }[] = [];
  let going = true;
  const work = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (let turn = 0; going; turn += 1) {
      const key = `written_${turn}`;
      await client.query(
        `insert into event (at, key, params) values (now(), $1, jsonb_build_object('pad', repeat('x', 500)))`,
        [key],
      );
      // Other work has the log move on; at worst this is after the event's own place.
      const { rows } = await client.query('select pg_current_wal_lsn()::text as at');
      acknowledged.push({ key, at: rows[0].at });
    }
    await client.end();
  };
  const done = work();
  return {
    acknowledged,
    stop: async () => {
      going = false;
      await done;
    },
  };
}

/** A place in the log as a number. */
const placeOf = (lsn: string) => {
  const [high = '0', low = '0'] = lsn.split('/');
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
};

function target(): { root: string; files: string } {
  const root = mkdtempSync(join(folder, 'restored-'));
  restored.push(root);
  return { root, files: join(root, 'files') };
}

const restoreTo = ({ root, files }: { root: string; files: string }, from = backup) =>
  restore({ folder: from, root, filesFolder: files, log: () => {} });

describe('a backup of a database in use', { timeout: 180_000 }, () => {
  it('brings back every row, every file, and each write acknowledged before its end', async () => {
    upload('ab/photo.jpg', 'a photo');
    upload('ab/.half-written', 'half');
    const before = await hashesOf(cluster.url, ['event']);
    const writer = writeOn(cluster.url);
    await expect.poll(() => writer.acknowledged.length).toBeGreaterThan(10);
    const started = writer.acknowledged.length;
    const manifest = await backUp({ url: cluster.url, filesFolder, folder: backup, now: new Date() });
    await writer.stop();
    const owed = writer.acknowledged.filter(({ at }) => placeOf(at) <= placeOf(manifest.endsAt));
    expect(owed.length, 'written while the backup was made').toBeGreaterThan(started);

    const into = target();
    await restoreTo(into);
    const database: Database = await ensureDatabase({ root: into.root, env: {} });
    try {
      expect(await hashesOf(database.url, ['event'])).toEqual(before);
      const kept = await query(database.url, `select key from event where key like 'written\\_%'`);
      const keys = new Set(kept.map(({ key }) => key));
      expect(owed.filter(({ key }) => !keys.has(key))).toEqual([]);
      const writes = `insert into event (at, key) values (now(), 'written_later') returning key`;
      expect(await query(database.url, writes)).toEqual([{ key: 'written_later' }]);
    } finally {
      await database.stop();
    }
    expect(readFileSync(join(into.files, 'ab', 'photo.jpg'), 'utf8')).toBe('a photo');
    expect(existsSync(join(into.files, 'ab', '.half-written'))).toBe(false);
    // The old password opens the old database alone.
    expect(new URL(database.url).password).not.toBe(new URL(cluster.url).password);
    console.log(
      `backup: ${manifest.files.length} files, ${owed.length - started} writes acknowledged while it was made`,
    );

    await expect(restoreTo(into)).rejects.toThrow(/is not empty/);
    await expect(restoreTo({ ...into, files: join(into.root, 'other') })).rejects.toThrow(
      /a database in .* already/,
    );
  });

  it('goes into an empty folder alone, and is nothing until it is finished', async () => {
    const order = { url: cluster.url, filesFolder, now: new Date() };
    await expect(backUp({ ...order, folder: backup })).rejects.toThrow(/is not empty/);
    await expect(restoreTo(target(), filesFolder)).rejects.toThrow(
      /is no backup, or one that was never finished/,
    );
  });

  it('is refused when a byte of it changed, and then nothing is restored', async () => {
    const photo = join(backup, 'files', 'ab', 'photo.jpg');
    appendFileSync(photo, '!');
    const into = target();
    await expect(restoreTo(into)).rejects.toThrow(/damaged: files\/ab\/photo.jpg was changed/);
    expect(existsSync(into.files)).toBe(false);
    expect(existsSync(join(homeOf(into.root), 'data'))).toBe(false);
    writeFileSync(photo, 'a photo');
    const manifest = join(backup, 'manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"format":1', '"format":2'));
    await expect(restoreTo(into)).rejects.toThrow(/manifest.json was changed/);
  });
});
