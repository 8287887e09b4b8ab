import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { SearchEngine } from './index/search-engine.ts';
import { type CheckpointAnswer, KeptCheckpoint, startWriting } from './keep-checkpoint.ts';
import { searchHandlers } from './search.handler.ts';
import { forgetChangesJob } from './search.jobs.ts';

let database: TestDatabase;
let folder: string;
const fileOf = (filesFolder = folder) => join(filesFolder, '.search', 'columns');
const now = () => new Date();

beforeAll(async () => {
  database = await createTestDatabase();
  await buildListing(database.db);
  folder = mkdtempSync(join(tmpdir(), 'diyar-kept-'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Starts as a server does: what its log says, and how many ads it then searches. */
async function start(filesFolder = folder, fewestAds = 1): Promise<{ said: string[]; ads: number }> {
  const said: string[] = [];
  const log = {
    info: (of: object, line: string) => said.push(`${line}: ${JSON.stringify({ ...of, seconds: 0 })}`),
    warn: (_: object, line: string) => said.push(line),
  };
  const search = new SearchEngine(database.db, { now });
  const config = { databaseUrl: database.url, filesFolder };
  await new KeptCheckpoint({ db: database.db, now, search, config }, log, { fewestAds }).read();
  return { said, ads: await search.hold(({ snapshot }) => snapshot.count) };
}

const read = (ads: number, fromCheckpoint: boolean) =>
  `the columns of the search are read: ${JSON.stringify({ ads, seconds: 0, fromCheckpoint })}`;

test('the first server writes a checkpoint and the next starts from it; one that is damaged is refused once and replaced', async () => {
  expect(await start()).toEqual({ said: [read(1, false)], ads: 1 });
  await buildListing(database.db);
  expect(await start()).toEqual({ said: [read(2, true)], ads: 2 });
  const whole = readFileSync(fileOf());
  writeFileSync(fileOf(), whole.subarray(0, whole.length - 5));
  const refused = 'the checkpoint of the columns is damaged; they are read from the database';
  expect(await start()).toEqual({ said: [refused, read(2, false)], ads: 2 });
  expect(await start()).toEqual({ said: [read(2, true)], ads: 2 });
});

test('a server with few ads has none, and one that cannot write it starts without', async () => {
  const few = join(folder, 'few');
  expect(await start(few, 20)).toEqual({ said: [], ads: 2 });
  expect(statSync(fileOf(few), { throwIfNoEntry: false })).toBe(undefined);
  const blocked = join(folder, 'blocked');
  writeFileSync(blocked, 'no folder');
  const { said, ads } = await start(blocked);
  expect([said.at(-1), ads]).toEqual(['the checkpoint of the columns is not written', 2]);
});

test('a process beside the server writes the next one out of the last and the changes since', async () => {
  await start();
  const { mtimeMs } = statSync(fileOf());
  await buildListing(database.db);
  const answers: CheckpointAnswer[] = [];
  const child = startWriting({ databaseUrl: database.url, filesFolder: folder }, now(), (one) =>
    answers.push(one),
  );
  child.ref();
  await once(child, 'exit');
  expect(answers).toEqual([expect.objectContaining({ written: true })]);
  expect(statSync(fileOf()).mtimeMs).toBeGreaterThan(mtimeMs);
  expect(await start()).toEqual({ said: [read(3, true)], ads: 3 });
}, 180_000);

test('a checkpoint is forgotten an hour before the changes that it needs', async () => {
  await start();
  const forget = () =>
    searchHandlers({ db: database.db, now })[forgetChangesJob.name]?.({}, undefined as never);
  const changes = async () =>
    (await database.db.selectFrom('search_change').select('seq').execute()).length > 0;
  const age = async (hours: number) => {
    for (const table of ['search_checkpoint', 'search_change'])
      await sql`update ${sql.table(table)} set at = now() - ${hours} * interval '1 hour'`.execute(
        database.db,
      );
    await forget();
    return { fromCheckpoint: (await start()).said.includes(read(3, true)), changes: await changes() };
  };
  expect(await age(4.9)).toEqual({ fromCheckpoint: true, changes: true });
  expect(await age(5.1)).toEqual({ fromCheckpoint: false, changes: true });
  expect(await age(6.1)).toEqual({ fromCheckpoint: false, changes: false });
});
