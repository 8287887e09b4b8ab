import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { PAYABLES } from '../api/src/payables.ts';
import { proveLedger } from '../api/src/payments/prove-ledger.ts';
import { openDatabase } from '../api/src/platform/db/database.ts';
import { backUp } from '../bin/lib/back-up.ts';
import { growReservations, TABLES_OF_BOOKINGS } from './grown/grow-reservations.ts';
import { prepareGrowing } from './grown/prepare.ts';
import { timePages } from './grown/time-pages.ts';

const SEED = 20_261_127;
/** Nobody is asked whether rows fit together: they are copies of rows that do. */
const BULK = `set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB';
  set maintenance_work_mem = '1GB'; set statement_timeout = 0`;

interface Size {
  name: string;
  rows: number;
  heap: number;
  indexes: number;
}

async function sizes(client: Client): Promise<Size[]> {
  const { rows } = await client.query<Size>(
    `select relname as name, greatest(reltuples, 0)::float8 as rows, (pg_table_size(oid))::float8 as heap,
       pg_indexes_size(oid)::float8 as indexes
     from pg_class where oid = any($1::regclass[])`,
    [TABLES_OF_BOOKINGS],
  );
  return TABLES_OF_BOOKINGS.flatMap((table) => rows.filter(({ name }) => name === table));
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  const result = await work();
  return [result, (performance.now() - began) / 1000];
}

const seconds = (time: number) => `${time.toFixed(1)} s`;
const gigabytes = (bytes: number) => `${(bytes / 2 ** 30).toFixed(2)} GB`;

/** Prints what so many bookings take, by table, and how long what looks at all of them takes. */
async function report(url: string, client: Client, bookings: number): Promise<void> {
  const [, vacuum] = await timed(() => client.query(`vacuum (analyze) ${TABLES_OF_BOOKINGS.join(', ')}`));
  const all = await sizes(client);
  console.log(`${bookings.toLocaleString('en-US')} bookings`);
  for (const { name, rows, heap, indexes } of all)
    console.log(
      `  ${name.padEnd(24)} ${(rows / bookings).toFixed(2)} rows, ${(heap / bookings).toFixed(0)} B and ${(indexes / bookings).toFixed(0)} B of indexes a booking`,
    );
  const total = all.reduce((sum, { heap, indexes }) => sum + heap + indexes, 0);
  const { db, close } = openDatabase(url, { max: 2 });
  const [, proof] = await timed(() => proveLedger(db, PAYABLES)).finally(close);
  const { bookings: ofLargest, pages } = await timePages(url, client);
  const folder = mkdtempSync(join(tmpdir(), 'diyar-growth-'));
  const order = { url, filesFolder: undefined, folder: join(folder, 'backup'), now: new Date() };
  const [, backup] = await timed(() => backUp(order));
  rmSync(folder, { recursive: true, force: true });
  console.log(
    `  ${gigabytes(total)} in all; vacuum and analyze ${seconds(vacuum)}, the ledger’s proof ${seconds(proof)}, backup ${seconds(backup)}`,
  );
  console.log(
    `  pages of an advertiser with ${ofLargest.toLocaleString('en-US')} of them, and of operators, p50:`,
  );
  for (const { path, p50 } of pages) console.log(`    ${path} ${p50.toFixed(0)} ms`);
}

/** Measures what bookings take as they grow: disk by table, vacuum, the ledger's proof, pages over all of them and a backup, at a quarter, a half and all. */
export async function benchGrowth(url: string, most: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await prepareGrowing(client, SEED);
    await client.query(BULK);
    let made = 0;
    for (const share of [0.25, 0.5, 1]) {
      const to = Math.round(most * share);
      const [, took] = await timed(() => growReservations(client, made, to));
      made = to;
      await report(url, client, to);
      console.log(`  made in ${seconds(took)}`);
    }
  } finally {
    await client.end();
  }
}
