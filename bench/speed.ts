import { availableParallelism } from 'node:os';
import { bestQueries } from './best-queries.ts';
import { prepare } from './bookings.ts';
import { type Case, casesFor } from './cases.ts';
import { type Load, type Measurement, measure, measureAll } from './load.ts';
import { type Measured, startMeasured } from './measured.ts';
import type { Sent } from './messages.ts';
import { OneClient } from './one-client.ts';
import { type Row, tableOf } from './report.ts';
import { findSubjects } from './subjects.ts';

const CONNECTIONS = 8;
const WARM_SECONDS = 2;
const SECONDS = 5;
/** Different statements under a floor: as many as a search has shapes and an advertiser has ads, in small. */
const SAMPLES = 24;

async function withCpu(
  servers: readonly Measured[],
  load: Omit<Load, 'url'>,
): Promise<{ measured: Measurement; cpuMs: number }> {
  const cpuMs = async () => {
    const usages = await Promise.all(servers.map((server) => server.usage()));
    return usages.reduce((sum, usage) => sum + usage.cpuMs, 0);
  };
  const before = await cpuMs();
  const urls = servers.map(({ url }) => url);
  const result = await measureAll(urls, load);
  return { measured: result, cpuMs: ((await cpuMs()) - before) / Math.max(1, result.requests) };
}

const FLOORS = { query: 'its statements', cards: 'best query', empty: 'its bytes' } as const;

async function addCards(measured: Measured, one: Case): Promise<void> {
  const client = new OneClient(measured.url);
  await measured.addQueries(one.name, await bestQueries(client, Array.from({ length: SAMPLES }, one.next)));
  client.close();
}

/** The requests a second of a case's floor, measured on the same machine a moment before. */
async function floorOf(measured: Measured, one: Case): Promise<number> {
  const name = encodeURIComponent(one.name);
  if (one.floor === 'query') {
    await measured.recordFloor(one.name, Array.from({ length: SAMPLES }, one.next));
  } else if (one.floor === 'cards') await addCards(measured, one);
  else {
    const { path, headers } = one.next();
    const answer = await fetch(measured.url + path, { headers });
    const bytes = Number(answer.headers.get('content-length'));
    await measured.addEmptyFloor(one.name, bytes, answer.headers.get('content-type') ?? '');
    await answer.arrayBuffer();
  }
  const next = () => ({
    method: 'GET' as const,
    path: `/${one.floor === 'empty' ? 'empty' : 'query'}/${name}`,
    headers: {},
  });
  const load = { url: measured.floorUrl, next, connections: CONNECTIONS };
  await measure({ ...load, seconds: 1 });
  return (await measure({ ...load, seconds: 3 })).perSecond;
}

async function run(servers: readonly [Measured, ...Measured[]], one: Case): Promise<Row> {
  const load = { next: one.next, connections: CONNECTIONS };
  const urls = servers.map(({ url }) => url);
  await measureAll(urls, {
    ...load,
    ...(one.warm === undefined ? { seconds: WARM_SECONDS } : { amount: one.warm }),
  });
  const perSecond = await floorOf(servers[0], one);
  const measured = one.amount === undefined ? { seconds: SECONDS } : { amount: one.amount };
  const result = await withCpu(servers, { ...load, ...measured });
  return { name: one.name, ...result, floor: { perSecond, is: FLOORS[one.floor] }, promised: one.promised };
}

function inTurn(requests: readonly Sent[]): () => Sent {
  let turn = 0;
  return () => {
    const request = requests[turn % requests.length];
    if (request === undefined) throw new Error('there is nothing to send');
    turn += 1;
    return request;
  };
}

async function runBookings(measured: Measured, databaseUrl: string): Promise<Row[]> {
  const today = Temporal.Now.plainDateISO('Asia/Riyadh').toString();
  const { quotes, bookings, floorPerSecond } = await prepare(databaseUrl, measured.url, today);
  const floor = { perSecond: await floorPerSecond(), is: 'bare transaction' };
  const load = { connections: CONNECTIONS };
  const quoted = await withCpu([measured], { ...load, next: inTurn(quotes), seconds: SECONDS });
  const amount = bookings.length - CONNECTIONS;
  const booked = await withCpu([measured], { ...load, next: inTurn(bookings), amount });
  return [
    { name: 'API quote', ...quoted, floor, promised: {} },
    { name: 'API booking', ...booked, floor, promised: {} },
  ];
}

/** Measures what people do most, each beside its floor, and prints the table. `only` keeps the cases whose name has it. */
export async function benchSpeed(databaseUrl: string, only: string): Promise<void> {
  const { ads, cities } = await findSubjects(databaseUrl);
  console.log(`${ads.length} published ads in ${cities.length} cities, ${CONNECTIONS} connections`);
  const measured = await startMeasured(databaseUrl);
  // Pages are promised of the whole machine: a process for each core, as `npm run start:many` runs them.
  const others = await Promise.all(
    Array.from({ length: availableParallelism() - 1 }, () => startMeasured(databaseUrl)),
  );
  const rows: Row[] = [];
  try {
    for (const one of casesFor(ads, cities).filter(({ name }) => name.includes(only))) {
      rows.push(await run(one.onAllCores ? [measured, ...others] : [measured], one));
      console.log(`  ${one.name} ✓`);
    }
    if ('API quote API booking'.includes(only)) rows.push(...(await runBookings(measured, databaseUrl)));
    const { rss } = await measured.usage();
    console.log(`\n${tableOf(rows)}\n\nmemory of server and worker: ${Math.round(rss / 1e6)} MB`);
  } finally {
    await Promise.all([measured, ...others].map((server) => server.stop()));
  }
}
