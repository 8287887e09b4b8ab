// `npm start` and `npm run dev`: database, schema, reference tables, demo world, build and server, in one process.
// `npm run start:many`: the same with two servers and a worker, each in a process of its own, behind one address.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { isProduction, readConfig } from '../api/src/config.ts';
import type { RunningServer } from '../api/src/server.ts';
import { type Database, ensureDatabase } from './database.ts';
import { demonstrationFor } from './lib/demonstration.ts';
import { startMany } from './lib/many.ts';
import { watchParent } from './lib/parent.ts';
import { assertPortFree } from './lib/port.ts';
import { repoRoot } from './lib/postgres-files.ts';
import { prepareData } from './lib/prepare-data.ts';
import { COMPILED_FOLDER } from './lib/process-settings.ts';
import { sentenceOf } from './lib/run.ts';
import { duration, step } from './lib/steps.ts';
import { buildWeb } from './lib/web-build.ts';

// The server's code is compiled once, not at each start: a quarter of the time until the site is ready.
enableCompileCache(COMPILED_FOLDER);

const dev = process.argv.includes('--dev');
const many = process.argv.includes('--many');
const env = process.env;
const production = isProduction(env);
// Dates are told in the time of the Kingdom; what the server renders must match what a phone there shows.
env.TZ = 'Asia/Riyadh';

const stopping = new AbortController();
let database: Promise<Database> | undefined;
let server: Promise<{ url: string; close(): Promise<void> }> | undefined;

/** The database, and everything its data needs before a request can be answered. */
async function openData(): Promise<string> {
  const log = (line: string) => console.log(`    database: ${line}`);
  database = ensureDatabase({ log, keepUntil: stopping.signal });
  const { url } = await step('database', async () => {
    const result = await (database as Promise<Database>);
    return { result, told: result.adopted ? 'running already' : 'started' };
  });
  await prepareData(url, env);
  return url;
}

function build(): Promise<unknown> {
  return step('site', async () => {
    const built = await buildWeb(stopping.signal);
    return { result: built, told: built ? 'built' : 'built already' };
  });
}

/** The configuration is read before anything is started, so that a mistake in it is told at once. */
async function checkConfiguration(): Promise<void> {
  if (dev && production) throw new Error('npm run dev is not for production');
  // Outside production the embedded database is there when none is named.
  const isNamed = production || Boolean(env.DATABASE_URL);
  const { host, port } = readConfig(isNamed ? env : { ...env, DATABASE_URL: 'postgres://127.0.0.1/diyar' });
  await assertPortFree(host, port);
}

/** Loads the server's code and the demonstration's, and returns a function that starts the server on a database. */
async function loadServer(): Promise<(url: string) => Promise<RunningServer>> {
  const [{ startServer }, demo] = await Promise.all([import('../api/src/server.ts'), demonstrationFor(env)]);
  return (url) => startServer({ ...env, DATABASE_URL: url }, { dev, demo });
}

/** Each of the processes holds the embedded database too, so that the last of them stops it, whoever is killed. */
function openMany(url: string): ReturnType<typeof startMany> {
  const databaseRoot = env.DATABASE_URL ? undefined : repoRoot;
  const log = (line: string) => console.log(`  ${line}`);
  return startMany({ ...env, DATABASE_URL: url }, { site: true, databaseRoot, log });
}

async function tellSignIns(): Promise<void> {
  const { demoSignIns } = await import('../demo/src/world/seed-world.ts');
  console.log('  Sign in by phone as one of the demo people (the code is shown in the outbox):');
  for (const { phone, who } of demoSignIns()) console.log(`    ${phone}  ${who}`);
  const { DEMO_OPERATOR, DEMO_REVIEWER } = await import('../demo/src/operator/demo-operator.ts');
  console.log(
    `    ${DEMO_OPERATOR.typed}  owner of the console, at /admin; authenticator code at /_dev/totp (مالكة لوحة ديار)`,
  );
  console.log(`    ${DEMO_REVIEWER.typed}  reviewer of ads, at /admin; the same code (مراجعة الإعلانات)`);
}

async function start(): Promise<void> {
  console.log(dev ? 'Diyar, for development' : many ? 'Diyar, in several processes' : 'Diyar');
  await checkConfiguration();
  // Loading the server's code takes as long as starting the database: both at once. A failure shows below.
  const loading = many ? undefined : loadServer();
  loading?.catch(() => {});
  const [url] = await Promise.all([openData(), dev ? undefined : build()]);
  const serve = await loading;
  if (stopping.signal.aborted) return;
  const opening = serve?.(url) ?? openMany(url);
  server = opening;
  const address = (await opening).url;
  console.log(`\n  ${address}  ready in ${duration(performance.now())}\n`);
  if (!production) await tellSignIns();
  console.log('  Ctrl-C stops everything.');
  // Written at the end else, and a killed process writes nothing.
  flushCompileCache();
}

let signals = 0;
let lastSignal = 0;

/** Ends the server, then the database; a second request no longer waits for the server, a third for nothing. */
async function stop(code: number): Promise<void> {
  // A terminal's Ctrl-C arrives twice, from the terminal and passed on by npm.
  if (performance.now() - lastSignal < 500 && signals > 0) return;
  lastSignal = performance.now();
  signals += 1;
  if (signals > 2) process.exit(code || 1);
  stopping.abort();
  if (signals === 1)
    await Promise.race([server?.then((running) => running.close()), grace()]).catch(() => {});
  const opened = await database?.catch(() => undefined);
  await opened?.stop().catch((error) => console.error(`The database did not stop: ${sentenceOf(error)}`));
  process.exit(code);
}

/** How long open requests and jobs may take to end. */
const grace = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 15_000));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (signals === 0) console.log('\n  stopping …');
    void stop(0);
  });
}
// A terminal that is gone must not keep us from stopping the database.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
// npm ends before us on Ctrl-C; only a parent that goes without a word is a reason of its own.
watchParent(() => {
  if (signals === 0) void stop(1);
});
process.on('uncaughtException', (error) => {
  console.error(error);
  void stop(1);
});

try {
  await start();
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(`\nDiyar could not start: ${sentenceOf(error)}`);
    void stop(1);
  }
}
