import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { openDatabase, type Reader, type Tx, transact } from '../platform/db/database.ts';
import { readPages, upsertPages } from './page-files.ts';
import {
  type CsvRow,
  insertRentFreezes,
  upsertCategories,
  upsertCities,
  upsertDistricts,
  upsertFeatures,
  upsertRegions,
} from './reference-tables.ts';

const FOLDER = new URL('../../db/reference/', import.meta.url);
const HASH_KEY = 'reference_hash';
/** Any number works; it only has to be this loader's own. */
const LOCK = 577_215_664;

/**
 * Brings regions, cities, districts, categories, features, rent freezes and pages to what `api/db/reference` says, in one
 * transaction; rows that are no longer in a file stay, and so does what operators wrote. Answers at once when the files are the ones loaded last. Two
 * processes may call it at the same time. Throws when a page that people consented to was changed without a new
 * version.
 */
export async function loadReference(databaseUrl: string, folder: URL = FOLDER): Promise<void> {
  const hash = hashOf(folder);
  const { db, close } = openDatabase(databaseUrl, { max: 1 });
  try {
    if ((await loadedHash(db)) === hash) return;
    await transact(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
      if ((await loadedHash(tx)) === hash) return;
      await loadAll(tx, folder);
      await keepHash(tx, hash);
    });
  } finally {
    await close();
  }
}

async function loadAll(tx: Tx, folder: URL): Promise<void> {
  await upsertRegions(tx, readTable(folder, 'regions'));
  await upsertCities(tx, readTable(folder, 'cities'));
  await upsertDistricts(tx, readTable(folder, 'districts'));
  await upsertCategories(tx, readTable(folder, 'categories'));
  await upsertFeatures(tx, readTable(folder, 'features'));
  await insertRentFreezes(tx, readTable(folder, 'rent-freezes'));
  await upsertPages(tx, readPages(new URL('pages/', folder)));
}

function readTable(folder: URL, name: string): CsvRow[] {
  return parse<CsvRow>(readFileSync(new URL(`${name}.csv`, folder)), { columns: true, bom: true });
}

function hashOf(folder: URL): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(csv|md)$/.test(name))
    .sort();
  for (const name of names) {
    hash.update(`${name}\n`).update(readFileSync(new URL(name.replaceAll('\\', '/'), folder)));
  }
  return hash.digest('hex');
}

async function loadedHash(reader: Reader): Promise<unknown> {
  const row = await reader
    .selectFrom('setting')
    .select('value')
    .where('key', '=', HASH_KEY)
    .orderBy('effective_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.value;
}

/** A row more each time: settings keep their history. */
async function keepHash(tx: Tx, hash: string): Promise<void> {
  await sql`
    insert into setting (key, effective_from, type, value, source)
    values (${HASH_KEY}, clock_timestamp(), 'text', ${JSON.stringify(hash)}::jsonb, 'api/db/reference')`.execute(
    tx,
  );
}
