import { availableParallelism } from 'node:os';
import { openDatabase } from '../api/src/platform/db/database.ts';
import { watermarkNow } from '../api/src/search/follow-ads.ts';
import { bestQueries } from './best-queries.ts';
import { apiRead } from './cases.ts';
import { measureCheckpoint } from './checkpoints.ts';
import { GrownAds } from './grown/grow-ads.ts';
import { measureAll } from './load.ts';
import { type Measured, startMeasured } from './measured.ts';
import type { Sent } from './messages.ts';
import { OneClient, timesOf } from './one-client.ts';
import { measurePublishing } from './publishing.ts';
import { growthOf, type ShapeRow, type Sum, shapeTable, sumTable, type Took } from './search-report.ts';
import { type Shape, searchShapes } from './search-shapes.ts';
import { findSearchSubjects } from './search-subjects.ts';

const SEED = 20_261_121;
/** The size that growth is measured from. */
const FEW = 10_000;
const CLIENTS = 32;
/** As operations.md says of so many ads: more room beside what is in use. */
const HEAP_OF_MANY = ['--max-semi-space-size=8', '--heap-growing-percent=50'];
function inTurn(paths: readonly string[]): () => Sent {
  let turn = 0;
  return () => {
    turn += 1;
    return apiRead(`/api/v1${paths[turn % paths.length] ?? ''}`);
  };
}

interface Answer {
  items?: { id: string }[];
  next_cursor?: string | null;
  total?: number;
  clusters?: unknown[];
  pins?: unknown[];
}

/** The number found, or the reason of a refusal. */
async function foundBy(client: OneClient, next: () => Sent): Promise<{ rows: number; refused?: string }> {
  const { status, body } = await client.ask(next());
  const { code, data }: { code: string; data: Answer | null } = JSON.parse(body);
  if (status !== 200) return { rows: 0, refused: code };
  return { rows: data?.total ?? (data?.clusters?.length ?? 0) + (data?.pins?.length ?? 0) };
}

/** A bare route with the best query for the same; where none is needed, with the same bytes. */
async function addFloor(measured: Measured, { name, kind, paths }: Shape): Promise<string> {
  const client = new OneClient(measured.url);
  try {
    const queries =
      kind === 'list'
        ? await bestQueries(
            client,
            paths.map((one) => apiRead(`/api/v1${one}`)),
          )
        : [];
    if (queries.length > 0) await measured.addQueries(name, queries);
    else {
      const { body } = await client.ask(inTurn(paths)());
      await measured.addEmptyFloor(name, Buffer.byteLength(body), 'application/json');
    }
    return `/${queries.length > 0 ? 'query' : 'empty'}/${encodeURIComponent(name)}`;
  } finally {
    client.close();
  }
}

async function measureShape(measured: Measured, shape: Shape): Promise<ShapeRow> {
  const client = new OneClient(measured.url);
  const bare = new OneClient(measured.floorUrl);
  try {
    const found = await foundBy(client, inTurn(shape.paths));
    if (found.refused !== undefined) return { shape, refused: found.refused };
    const before = await measured.usage();
    const times = await timesOf(client, inTurn(shape.paths));
    const after = await measured.usage();
    const cpuMs = (after.cpuMs - before.cpuMs) / Math.max(1, times.all);
    const path = await addFloor(measured, shape);
    const floor = await timesOf(bare, () => ({ method: 'GET', path, headers: {} }));
    return { shape, rows: found.rows, times, floor, cpuMs };
  } finally {
    client.close();
    bare.close();
  }
}

async function deepShape(measured: Measured): Promise<Shape> {
  const client = new OneClient(measured.url);
  const paths: string[] = [];
  let cursor: string | undefined;
  for (let page = 1; page <= 60; page += 1) {
    const path = cursor === undefined ? '/ads?page=50' : `/ads?cursor=${encodeURIComponent(cursor)}`;
    const { body } = await client.ask(apiRead(`/api/v1${path}`));
    cursor = (JSON.parse(body).data as Answer | null)?.next_cursor ?? undefined;
    if (cursor === undefined) break;
    if (page > 50) paths.push(`/ads?cursor=${encodeURIComponent(cursor)}`);
  }
  client.close();
  return { name: 'beyond page 100, by cursor', kind: 'list', paths };
}

/** A server and what it is asked. */
interface Asked {
  measured: Measured;
  shapes: readonly Shape[];
}

/**
 * Measures each shape at each server, by its name. They are asked by turns, shape by shape: what a machine does faster in one
 * minute than in the next it does of all.
 */
async function tookInTurn(asked: readonly Asked[]): Promise<Took[]> {
  const all = asked.map(({ measured, shapes }) => ({
    client: new OneClient(measured.url),
    paths: new Map(shapes.map((shape) => [shape.name, shape.paths])),
    took: new Map<string, readonly number[]>(),
  }));
  const names = new Set(all.flatMap(({ paths }) => [...paths.keys()]));
  for (const name of names)
    for (const { client, paths, took } of all) {
      const next = inTurn(paths.get(name) ?? []);
      if (!paths.has(name) || (await foundBy(client, next)).refused !== undefined) continue;
      took.set(name, (await timesOf(client, next)).took);
    }
  for (const { client } of all) client.close();
  return all.map(({ took }) => took);
}

function listsOf(shapes: readonly Shape[]): string[] {
  return shapes.filter(({ kind }) => kind === 'list').flatMap(({ paths }) => paths);
}

/** Lists are promised of the whole machine: a process for each core, as `npm run start:many` runs them. */
async function manyClients(servers: readonly Measured[], shapes: readonly Shape[]): Promise<Sum[]> {
  const paths = listsOf(shapes);
  const floors = await Promise.all(
    servers.map((server) => addFloor(server, { name: 'lists', kind: 'list', paths })),
  );
  const [path = ''] = floors;
  const bare = {
    next: () => ({ method: 'GET' as const, path, headers: {} }),
    connections: CLIENTS,
  };
  const ours = { next: inTurn(paths), connections: CLIENTS };
  const urls = servers.map(({ url }) => url);
  await measureAll(urls, { ...ours, seconds: 5 });
  const floor = await measureAll(
    servers.map(({ floorUrl }) => floorUrl),
    { ...bare, seconds: 5 },
  );
  const result = await measureAll(urls, { ...ours, seconds: 10 });
  const ratio = result.perSecond / floor.perSecond;
  return [
    {
      name: `lists, ${CLIENTS} clients, ${servers.length} processes`,
      value: `${result.perSecond.toFixed(0)}/s, p99 ${result.p99.toFixed(0)} ms, ${result.failed} failed`,
      promised: '≥ 1500/s',
      kept: result.perSecond >= 1_500 && result.failed === 0,
    },
    {
      name: 'beside the best query bare',
      value: `${ratio.toFixed(2)} of ${floor.perSecond.toFixed(0)}/s`,
      promised: '≥ 0.4',
      kept: ratio >= 0.4,
    },
  ];
}

/** The same with another process for each core that is left, one started after the other. */
async function manyClientsOnAllCores(url: string, measured: Measured, shapes: readonly Shape[]) {
  const others: Measured[] = [];
  try {
    while (others.length < availableParallelism() - 1) others.push((await startReady(url)).measured);
    return await manyClients([measured, ...others], shapes);
  } finally {
    for (const other of others) await other.stop();
  }
}

async function sizesOf(url: string, measured: Measured, readyMs: number): Promise<Sum[]> {
  const { pool, close } = openDatabase(url, { max: 1 });
  const { rows } = await pool.query('select pg_database_size(current_database()) as bytes');
  await close();
  const { rss } = await measured.usage();
  return [
    { name: 'the server answers after', value: `${(readyMs / 1000).toFixed(1)} s` },
    { name: 'memory of the server', value: `${(rss / 1e6).toFixed(0)} MB` },
    { name: 'database on disk', value: `${(Number(rows[0].bytes) / 1e9).toFixed(1)} GB` },
  ];
}

/** A measured process that has answered its first search, and how long that took. */
async function startReady(url: string): Promise<{ measured: Measured; readyMs: number }> {
  const began = performance.now();
  const measured = await startMeasured(url, HEAP_OF_MANY);
  const client = new OneClient(measured.url);
  for (let answer = await client.ask(apiRead('/api/v1/ads')); answer.status === 503; )
    answer = await client.ask(apiRead('/api/v1/ads'));
  client.close();
  return { measured, readyMs: performance.now() - began };
}

/** How long everything takes with few ads and with many. */
async function measureGrowth(fewUrl: string, many: Asked): Promise<{ before: Took; after: Took }> {
  const { measured } = await startReady(fewUrl);
  try {
    const few = { measured, shapes: searchShapes(await findSearchSubjects(fewUrl)) };
    // The first time is the compiler's.
    await tookInTurn([few]);
    const [before = new Map(), after = new Map()] = await tookInTurn([few, many]);
    return { before, after };
  } finally {
    await measured.stop();
  }
}

/** Everything, of a database with many ads, beside what it takes with few. */
async function measureMany(url: string, fewUrl: string): Promise<string> {
  const { measured, readyMs } = await startReady(url);
  try {
    const shapes = [...searchShapes(await findSearchSubjects(url)), await deepShape(measured)];
    const rows: ShapeRow[] = [];
    for (const shape of shapes.filter(({ paths }) => paths.length > 0)) {
      rows.push(await measureShape(measured, shape));
      console.log(`  ${shape.name} ✓`);
    }
    // After the others: when what making a million of them left to do for PostgreSQL is done.
    const took = await measureGrowth(fewUrl, { measured, shapes });
    const asked = rows.flatMap((row) => (row.refused === undefined ? [row.shape] : []));
    const sums = [
      ...(await manyClientsOnAllCores(url, measured, asked)),
      ...growthOf(shapes, took.before, took.after),
      ...(await measurePublishing(url, measured)),
      ...(await measureCheckpoint(url, measured, inTurn(listsOf(asked)), startReady)),
      ...(await sizesOf(url, measured, readyMs)),
    ];
    return `${shapeTable(rows, took)}\n\n${sumTable(sums)}`;
  } finally {
    await measured.stop();
  }
}

/** Beside the searches, alerts would compare every grown ad with what they saw last. */
async function alertsHaveFollowed(url: string): Promise<void> {
  const { db, pool, close } = openDatabase(url, { max: 1 });
  const watermark = await watermarkNow(db);
  await pool.query('delete from seen_until');
  await pool.query('insert into seen_until (watermark, read_at) values ($1, now())', [watermark]);
  await close();
}

async function growTo(url: string, ads: number): Promise<void> {
  const began = performance.now();
  const grown = await GrownAds.begin(url, SEED, (line) => console.log(`    ${line}`));
  await grown.growTo(ads);
  await alertsHaveFollowed(url);
  console.log(`  ✓ ${ads} ads in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

/**
 * Measures every kind of search on so many ads, each beside what it cannot do without and beside the same on few, and prints the
 * tables. Both databases hold the demo world alone.
 */
export async function benchSearch(urls: { many: string; few: string }, ads: number): Promise<void> {
  await growTo(urls.few, Math.min(FEW, ads));
  await growTo(urls.many, ads);
  console.log(`\n${await measureMany(urls.many, urls.few)}`);
}
