// One process of `npm run start:many`, started by bin/lib/many.ts: it answers requests or does jobs, as DIYAR_PART says.
import cluster from 'node:cluster';
import { startServer, startWorkerAlone } from '../api/src/server.ts';
import { type Database, ensureDatabase } from './database.ts';
import { demonstrationFor } from './lib/demonstration.ts';
import type { Part } from './lib/many.ts';
import { sentenceOf } from './lib/run.ts';

/** A little less than the parent waits before it kills. */
const GRACE_MS = 8_000;

const part = JSON.parse(process.env.DIYAR_PART ?? '') as Part;
let database: Promise<Database> | undefined;
let running: Promise<{ close(): Promise<void> }> | undefined;
let stopping = false;

/** Ends what it does and its use of the embedded database, which stops with its last user. */
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  const late = new Promise((resolve) => setTimeout(resolve, GRACE_MS));
  await Promise.race([running?.then(({ close }) => close()), late]).catch(() => {});
  await database
    ?.then((held) => held.stop())
    .catch((error) => console.error(`The database did not stop: ${sentenceOf(error)}`));
  process.exit(code);
}

async function open(): Promise<void> {
  const { databaseRoot: root, work, site } = part;
  const env = { ...process.env };
  if (root !== undefined) {
    database = ensureDatabase({ root, env: {} });
    env.DATABASE_URL = (await database).url;
  }
  if (stopping) return;
  const demo = await demonstrationFor(env);
  running =
    work === 'jobs'
      ? startWorkerAlone(env, { demo })
      : startServer({ ...env, WORKER: 'none' }, { site, demo });
  await running;
  process.send?.('ready');
}

process.env.TZ = 'Asia/Riyadh';
// A terminal's Ctrl-C reaches every process of its group: the parent decides when this one ends.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('SIGTERM', () => void stop(0));
// The parent is gone. Node would end a cluster's process at once, and a transaction or the database with it.
if (cluster.worker !== undefined) cluster.worker.exitedAfterDisconnect = true;
process.on('disconnect', () => void stop(1));
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
process.on('uncaughtException', (error) => {
  console.error(error);
  void stop(1);
});

try {
  await open();
} catch (error) {
  console.error(sentenceOf(error));
  void stop(1);
}
