import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Endpoint, neededRight } from '@diyar/contract/call/endpoint';
import { ENDPOINTS } from '@diyar/contract/endpoints/endpoints';
import { standingMay } from '@diyar/contract/words/team-rights';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTE_MATRIX } from './testing/matrix/route-matrix.ts';
import { buildStage, CALLERS, type Caller, type Stage } from './testing/matrix/route-stage.ts';
import type { Asked, Row } from './testing/matrix/rows.ts';
import { createRewindingDatabase, type RewindingDatabase } from './testing/rewinding-database.ts';
import { openWorld, type World } from './testing/world.ts';

let database: RewindingDatabase;
let world: World;
/** The subject of every call: what one writes is forgotten before the next. */
let stage: Stage;
const registered = new Set<string>();
/** No effect of a call: when somebody was last here, that they called, and that a refusal was kept for who asks again. */
const MARKS = ['last_used_at', 'last_acted_at'];
const KEPT = ['idempotency_key', 'rate_bucket'];
/** Written a moment after the call it belongs to. */
const LATER = ['ad_visit'];

function noteRoute({ method, url }: RouteOptions): void {
  const methods = [method].flat();
  // Beside every GET Fastify registers a HEAD of the same handler; a star is whatever has no row of its own.
  const names = methods.length > 2 ? ['ANY'] : methods.filter((one) => one !== 'HEAD');
  for (const name of names) registered.add(`${name} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
}

beforeAll(async () => {
  const note = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', noteRoute);
  subscribe('fastify.initialization', note);
  database = await createRewindingDatabase();
  world = await openWorld({ database });
  unsubscribe('fastify.initialization', note);
  stage = await buildStage(world);
});
afterAll(async () => {
  await world.close();
  await database.close();
});

/** How many rows were written to each table since the forgetting began, also by what was undone. */
async function writes(): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; writes: number }>`
    select format('%I.%I', schemaname, relname) as name, n_tup_ins + n_tup_upd + n_tup_del as writes
    from pg_stat_xact_user_tables
    where schemaname in ('public', 'sandbox_gateway') and relname <> all(${[...KEPT, ...LATER]})`.execute(
    world.database.db,
  );
  return new Map(rows.map(({ name, writes: count }) => [name, count]));
}

/** A sum over the rows of each table: another when any of them changed. */
async function digest(tables: readonly string[]): Promise<Record<string, string>> {
  const sums = tables.map(
    (name) =>
      sql`select ${sql.lit(name)} as name, count(*) || ' rows ' ||
        coalesce(sum(hashtextextended((to_jsonb(t) - ${MARKS}::text[])::text, 0)), 0) as sum from ${sql.raw(name)} t`,
  );
  const { rows } = await sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)}`.execute(
    world.database.db,
  );
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/** Does what must change nothing. Sums are made only of tables that were written to, after and then before. */
async function changingNothing(work: () => Promise<void>): Promise<void> {
  let [touched, after]: [string[], Record<string, string>] = [[], {}];
  await database.rewind(async () => {
    const before = await writes();
    await work();
    touched = [...(await writes())].flatMap(([name, count]) =>
      count === (before.get(name) ?? 0) ? [] : [name],
    );
    if (touched.length > 0) after = await digest(touched);
  });
  if (touched.length > 0)
    expect(after, 'a read or a refused call changed something').toEqual(await digest(touched));
}

async function send(name: string, row: Row, asked: Asked, caller: Caller) {
  const [method = '', path = ''] = name.split(' ');
  const { params = {}, query, body, headers } = asked;
  const answer = await world.app.inject({
    method: (method === 'ANY' ? 'PUT' : method) as 'GET',
    url: path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '').replace('*', '/nothing'),
    headers: { 'idempotency-key': `${caller}-${name}`, ...stage.headers(caller, row.side), ...headers },
    // Each from a network of their own: the limits per address have their own tests.
    remoteAddress: `10.${CALLERS.indexOf(caller)}.${Object.keys(ROUTE_MATRIX).indexOf(name)}.1`,
    ...(query && { query }),
    ...(body !== undefined && { payload: body as object }),
  });
  for (const secret of secretsFor(row, caller)) expect(answer.body).not.toContain(secret);
  return answer.statusCode;
}

/** Whether the row's resource is the caller's own. */
const isOwn = (row: Row, caller: Caller) =>
  caller === 'owner' || (row.side === 'host' && ['manager', 'editor', 'viewer'].includes(caller));

/** Secrets that only their owner may read; a row of the matrix may say that everyone is told one. */
function secretsFor(row: Row, caller: Caller): string[] {
  const local = (phone: string) => phone.slice(4);
  return [
    ...(row.tells.includes('hostPhone') || (row.side === 'host' && isOwn(row, caller))
      ? []
      : [local(stage.host.phone)]),
    ...(isOwn(row, caller) ? [] : [local(stage.guest.phone), stage.guest.token, stage.held.id]),
  ];
}

const CALLS = new Map<string, Endpoint>(
  Object.values(ENDPOINTS).map((one: Endpoint) => [`${one.method} ${one.path}`, one]),
);

/** What the row says; a guest with a foreign number is refused whatever their standing has no right to. */
function answersOf(name: string, { answers }: Row): Row['answers'] {
  const endpoint = CALLS.get(name.split(' · ')[0] ?? '');
  const isRefused = endpoint?.caller === 'token' && !standingMay('guest', neededRight(endpoint));
  return isRefused ? { ...answers, foreign: 403 } : answers;
}

describe('every route', () => {
  it('has its row in the matrix, and every row its route', () => {
    const rows = new Set(Object.keys(ROUTE_MATRIX).map((name) => name.split(' · ')[0]));
    expect([...rows].filter((name) => !registered.has(name ?? ''))).toEqual([]);
    expect([...registered].filter((name) => !rows.has(name))).toEqual([]);
  });

  it('names the right it needs where callers with a token change something', () => {
    const silent = Object.values(ENDPOINTS).filter(
      (endpoint: Endpoint) =>
        endpoint.caller === 'token' && endpoint.method !== 'GET' && endpoint.needs === undefined,
    );
    expect(
      silent.map(({ method, path }) => `${method} ${path}`),
      'contract/src/words/team-rights.ts',
    ).toEqual([]);
  });

  it.each(Object.entries(ROUTE_MATRIX))('%s answers each caller as its row says', async (name, row) => {
    const isRead = name.startsWith('GET ');
    const expected = answersOf(name, row);
    const changes = (caller: Caller) => !isRead && expected[caller] < 400;
    const answers: Partial<Record<Caller, number>> = {};
    await database.forgetting(async () => {
      const asked = await row.ask(stage);
      await changingNothing(async () => {
        for (const caller of CALLERS.filter((one) => !changes(one)))
          answers[caller] = await send(name, row, asked, caller);
      });
      for (const caller of CALLERS.filter(changes))
        await database.rewind(async () => {
          answers[caller] = await send(name, row, asked, caller);
        });
    });
    expect(answers).toEqual(expected);
  });
});
