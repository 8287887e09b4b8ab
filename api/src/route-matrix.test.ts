import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asked, Row } from './testing/matrix-rows.ts';
import { ROUTE_MATRIX } from './testing/route-matrix.ts';
import { buildStage, CALLERS, type Caller, type Stage } from './testing/route-stage.ts';
import { openWorld, type World } from './testing/world.ts';

let world: World;
/** The subject of reads and refused calls, which change nothing, so that all can share it. */
let shared: Stage;
const registered = new Set<string>();
/** No effect of a call: when somebody was last here, that they called, and that a refusal was kept for who asks again. */
const MARKS = ['last_used_at', 'last_acted_at'];
const KEPT = ['idempotency_key', 'rate_bucket'];
/** Written a moment after the call it belongs to. */
const LATER = ['ad_visit'];
/** Large, and written by nothing that can be called. */
const REFERENCE = ['district', 'city'];

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
  world = await openWorld();
  unsubscribe('fastify.initialization', note);
  shared = await buildStage(world);
});
afterAll(() => world.close());

/** A sum over each table's rows: another when any of them changed. */
async function digest(): Promise<Record<string, string>> {
  const { db } = world.database;
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'sandbox_gateway') and tablename <> all(${[...KEPT, ...LATER, ...REFERENCE]})
    order by 1`.execute(db);
  const sums = tables.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} as name, count(*) || ' rows ' ||
        coalesce(sum(hashtextextended((to_jsonb(t) - ${MARKS}::text[])::text, 0)), 0) as sum from ${sql.raw(name)} t`,
  );
  const { rows } = await sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

async function send(name: string, row: Row, stage: Stage, asked: Asked, caller: Caller) {
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
  for (const secret of secretsFor(row, stage, caller)) expect(answer.body).not.toContain(secret);
  return answer.statusCode;
}

/** Whether the row's resource is the caller's own. */
const isOwn = (row: Row, caller: Caller) =>
  caller === 'owner' || (row.side === 'host' && ['manager', 'editor', 'viewer'].includes(caller));

/** Secrets that only their owner may read; a row of the matrix may say that everyone is told one. */
function secretsFor(row: Row, stage: Stage, caller: Caller): string[] {
  const local = (phone: string) => phone.slice(4);
  return [
    ...(row.tells.includes('hostPhone') || (row.side === 'host' && isOwn(row, caller))
      ? []
      : [local(stage.host.phone)]),
    ...(isOwn(row, caller) ? [] : [local(stage.guest.phone), stage.guest.token, stage.held.id]),
  ];
}

describe('every route', () => {
  it('has its row in the matrix, and every row its route', () => {
    const rows = new Set(Object.keys(ROUTE_MATRIX).map((name) => name.split(' · ')[0]));
    expect([...rows].filter((name) => !registered.has(name ?? ''))).toEqual([]);
    expect([...registered].filter((name) => !rows.has(name))).toEqual([]);
  });

  it.each(Object.entries(ROUTE_MATRIX))('%s answers each caller as its row says', async (name, row) => {
    const isRead = name.startsWith('GET ');
    const answers: Partial<Record<Caller, number>> = {};
    const asked = await row.ask(shared);
    const before = await digest();
    for (const caller of CALLERS.filter((one) => isRead || row.answers[one] >= 400))
      answers[caller] = await send(name, row, shared, asked, caller);
    expect(await digest(), 'a read or a refused call changed something').toEqual(before);
    for (const caller of CALLERS.filter((one) => answers[one] === undefined)) {
      const fresh = await buildStage(world);
      answers[caller] = await send(name, row, fresh, await row.ask(fresh), caller);
    }
    expect(answers).toEqual(row.answers);
  });
});
