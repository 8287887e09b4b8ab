import { availableParallelism } from 'node:os';
import { openDatabase } from '../api/src/platform/db/database.ts';
import { bestQueries } from './best-queries.ts';
import { apiRead } from './cases.ts';
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
/** What growth is measured from. */
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

/** What is found, as people would count it; why not where it is refused. */
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

/** What each shape takes, by its name. */
async function tookBy(measured: Measured, shapes: readonly Shape[]): Promise<Took> {
  const took = new Map<string, readonly number[]>();
  const client = new OneClient(measured.url);
  for (const { name, paths } of shapes) {
    if ((await foundBy(client, inTurn(paths))).refused !== undefined) continue;
    took.set(name, (await timesOf(client, inTurn(paths))).took);
  }
  client.close();
  return took;
}

/** Lists are promised of the whole machine: a process for each core, as `npm run start:many` runs them. */
async function manyClients(servers: readonly Measured[], shapes: readonly Shape[]): Promise<Sum[]> {
  const paths = shapes.filter(({ kind }) => kind === 'list').flatMap((shape) => shape.paths);
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

/** What everything takes on a database with few ads. */
export async function measureFew(url: string): Promise<Took> {
  const { measured } = await startReady(url);
  try {
    const shapes = searchShapes(await findSearchSubjects(url));
    // The first time is the compiler's.
    await tookBy(measured, shapes);
    return await tookBy(measured, shapes);
  } finally {
    await measured.stop();
  }
}

/** Everything, of a database with many ads, beside what it took with few. */
export async function measureMany(url: string, before: Took): Promise<string> {
  const { measured, readyMs } = await startReady(url);
  try {
    const shapes = [...searchShapes(await findSearchSubjects(url)), await deepShape(measured)];
    const rows: ShapeRow[] = [];
    for (const shape of shapes.filter(({ paths }) => paths.length > 0)) {
      rows.push(await measureShape(measured, shape));
      console.log(`  ${shape.name} ✓`);
    }
    // Once more, as of few ads: when what making a million of them left to do for PostgreSQL is done.
    const after = await tookBy(measured, shapes);
    const asked = rows.flatMap((row) => (row.refused === undefined ? [row.shape] : []));
    const sums = [
      ...(await manyClientsOnAllCores(url, measured, asked)),
      ...growthOf(shapes, before, after),
      ...(await measurePublishing(url, measured)),
      ...(await sizesOf(url, measured, readyMs)),
    ];
    return `${shapeTable(rows, { before, after })}\n\n${sumTable(sums)}`;
  } finally {
    await measured.stop();
  }
}

/** Measures every kind of search on so many ads, each beside what it cannot do without, and prints the tables. */
export async function benchSearch(url: string, ads: number): Promise<void> {
  const grown = await GrownAds.begin(url, SEED, (line) => console.log(`    ${line}`));
  const grow = async (amount: number) => {
    const began = performance.now();
    await grown.growTo(amount);
    console.log(`  ✓ ${amount} ads in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  };
  await grow(Math.min(FEW, ads));
  const before = await measureFew(url);
  await grow(ads);
  console.log(`\n${await measureMany(url, before)}`);
}
