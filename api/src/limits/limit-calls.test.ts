import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { buildOperator } from '../testing/operators.ts';
import { headersOf, openWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: new Date('2026-11-21T09:00:00Z'), env: { LIMIT_FACTOR: '1' } });
  // Small figures from today on: limits are dated settings.
  await world.database.db
    .insertInto('setting')
    .values(
      [
        'limit_quotes_minute',
        'limit_reads_minute',
        'limit_writes_minute',
        'limit_code_tries_hour',
        'limit_wrong_proofs_minute',
      ].map((key) => ({
        key,
        type: 'count',
        value: '3',
        source: 'this test',
        effective_from: new Date('2026-11-20T09:00:00Z'),
      })),
    )
    .execute();
  // A network is one caller, and later on two.
  await world.database.db
    .insertInto('setting')
    .values(
      [1, 2].map((people) => ({
        key: 'limit_network_people',
        type: 'count',
        value: String(people),
        source: 'this test',
        effective_from: new Date(`2026-11-2${people}T00:00:00Z`),
      })),
    )
    .execute();
});
afterAll(() => world.close());

interface Call {
  method?: 'GET' | 'POST';
  path: string;
  body?: object;
  address?: string;
  token?: string;
  lang?: string;
}

async function call({ method = 'GET', path, body, address = '203.0.113.1', token, lang }: Call) {
  const answer = await world.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: headersOf({ token, lang }),
    remoteAddress: address,
    ...(body && { payload: body }),
  });
  return {
    status: answer.statusCode,
    code: answer.json().code,
    msg: answer.json().msg,
    headers: answer.headers,
  };
}

async function statusesOf(calls: number, what: Call): Promise<number[]> {
  const statuses = [];
  for (let made = 0; made < calls; made += 1) statuses.push((await call(what)).status);
  return statuses;
}

it('anonymous quotes are limited by address, with the seconds to wait, in both languages', async () => {
  const { unitId } = await buildListing(world.database.db);
  const quote = {
    method: 'POST' as const,
    path: `/units/${unitId}/quotes`,
    body: { period: 2, start: '2026-12-01', end: '2026-12-03' },
  };
  expect(await statusesOf(4, quote)).toEqual([201, 201, 201, 429]);
  for (const [lang, words] of [
    ['ar', /[؀-ۿ]/],
    ['en', /[a-z]/],
  ] as const) {
    const refused = await call({ ...quote, lang });
    expect(refused).toMatchObject({
      status: 429,
      code: 'too_many_requests',
      headers: { 'retry-after': '20' },
    });
    expect(refused.msg).toMatch(words);
  }
  expect((await call({ ...quote, address: '203.0.113.2' })).status).toBe(201);
  world.clock.pass(20);
  expect((await call(quote)).status).toBe(201);
});

it('one household of IPv6 counts as one, whatever address of its /64 it calls from', async () => {
  const statuses = [];
  for (const host of ['1', '2', 'dead:beef', '4'])
    statuses.push((await call({ path: '/cities', address: `2001:db8:1:1::${host}` })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await call({ path: '/cities', address: '2001:db8:1:2::1' })).status).toBe(200);
});

it('people who share an address do not use up each other’s calls once they are signed in', async () => {
  const { db } = world.database;
  const [one, other] = [await buildPerson(db), await buildPerson(db)];
  await db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
  const path = '/reservations';
  const address = '203.0.113.3';
  expect(await statusesOf(4, { path, address, token: one.token })).toEqual([200, 200, 200, 429]);
  expect((await call({ path, address, token: other.token })).status).toBe(200);
});

it('codes are tried only so often from one network, whatever challenge they are for', async () => {
  const tries = [];
  for (let made = 0; made < 4; made += 1) {
    const body = { challenge_id: crypto.randomUUID(), code: '123456' };
    tries.push((await call({ method: 'POST', path: '/auth/tokens', body, address: '203.0.113.4' })).status);
  }
  expect(tries).toEqual([410, 410, 410, 429]);
});

it('operators are counted by themselves in the console, not with whoever shares their network', async () => {
  const address = '203.0.113.5';
  const operator = await buildOperator(world.database.db, world.deps.config.pepper, world.clock.now);
  expect(await statusesOf(4, { path: '/cities', address })).toEqual([200, 200, 200, 429]);
  const desk = () =>
    world.app.inject({
      url: '/api/v1/console/desk',
      headers: { ...headersOf({}), ...operator.headers },
      remoteAddress: address,
    });
  const statuses = [];
  for (let made = 0; made < 4; made += 1) statuses.push((await desk()).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

describe('proofs that are wrong', () => {
  const webhook = (secret: string) => ({
    method: 'POST' as const,
    path: '/webhooks/sandbox-gateway',
    body: { id: '1', type: 'payment_paid', secret_token: secret, data: { id: crypto.randomUUID() } },
  });

  it('of webhooks are limited by network, and the gateway’s own webhooks never, from wherever they come', async () => {
    const forged = { ...webhook('a guess'), address: '203.0.113.6' };
    expect(await statusesOf(5, forged)).toEqual([403, 403, 403, 429, 429]);
    const right = { ...webhook(world.deps.config.sandboxGatewaySecret), address: '203.0.113.6' };
    expect(await statusesOf(20, right)).toEqual(Array(20).fill(200));
    expect((await call({ ...forged, address: '203.0.113.7' })).status).toBe(403);
    world.clock.pass(20);
    expect((await call(forged)).status).toBe(403);
  });

  describe('of live streams', () => {
    let site: string;
    beforeAll(async () => {
      site = await world.app.listen({ host: '127.0.0.1', port: 0 });
      // The connection that hears the database is made after the server listens.
      await vi.waitFor(async () => expect(await openStatus(await ticketOf())).toBe(200), { timeout: 10_000 });
    });

    async function ticketOf(): Promise<string> {
      const person = await buildPerson(world.database.db);
      await world.database.db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
      const answer = await world.app.inject({
        method: 'POST',
        url: '/api/v1/live/tickets',
        headers: headersOf(person),
        payload: {},
      });
      return answer.json().data.ticket;
    }

    async function openStatus(ticket: string): Promise<number> {
      const answer = await fetch(`${site}/api/v1/live?ticket=${ticket}`);
      await answer.body?.cancel();
      return answer.status;
    }

    const guess = { path: '/live?ticket=a-guess', address: '203.0.113.8' };

    it('are limited by network', async () => {
      expect(await statusesOf(5, guess)).toEqual([403, 403, 403, 429, 429]);
      const refused = await call(guess);
      expect(refused).toMatchObject({ code: 'too_many_requests', headers: { 'retry-after': '20' } });
      expect((await call({ ...guess, address: '203.0.113.9' })).status).toBe(403);
    });

    it('never stand in the way of a right ticket from the same network', async () => {
      const right = await ticketOf();
      const ours = { ...guess, address: '127.0.0.1' };
      expect(await statusesOf(5, ours)).toEqual([403, 403, 403, 429, 429]);
      expect(await openStatus(right)).toBe(200);
      // A spent ticket is refused from then on, and so is one like it.
      expect([await openStatus(right), await openStatus(`${right}=`)]).toEqual([429, 429]);
      expect(await openStatus(await ticketOf())).toBe(200);
    });

    it('that are invented or spent are told without asking the database', async () => {
      const spent = await ticketOf();
      expect(await openStatus(spent)).toBe(200);
      const address = '203.0.113.10';
      await statusesOf(4, { ...guess, address });
      const client = await world.database.pool.connect();
      await client.query('begin');
      await client.query('lock table live_ticket in access exclusive mode');
      const tickets = ['a-guess', 'A'.repeat(54), spent];
      const answers = await Promise.all(
        tickets.map((ticket) => call({ path: `/live?ticket=${ticket}`, address })),
      );
      await client.query('rollback');
      client.release();
      expect(answers.map(({ status }) => status)).toEqual([429, 429, 429]);
    });
  });
});

it('a network has the reads and searches of several people, an account those of one, and wrong proofs are nobody’s', async () => {
  world.clock.pass(86_400);
  const { db } = world.database;
  const address = '203.0.113.11';
  const { token } = await buildPerson(db);
  await db.updateTable('access_token').set({ last_used_at: world.clock.now }).execute();
  const own = { path: '/reservations', address, token };
  expect(await statusesOf(4, own)).toEqual([200, 200, 200, 429]);
  expect(await statusesOf(7, { path: '/cities', address })).toEqual([...Array(6).fill(200), 429]);
  const guess = { path: '/live?ticket=a-guess', address };
  expect(await statusesOf(4, guess)).toEqual([403, 403, 403, 429]);
});

it('what the site asks itself while it renders a page is not counted', async () => {
  expect(await statusesOf(5, { path: '/cities', address: 'in-process' })).toEqual([200, 200, 200, 200, 200]);
});
