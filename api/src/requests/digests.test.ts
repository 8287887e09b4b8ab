import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transact } from '../platform/db/database.ts';
import { buildContractApp, type ContractApp } from '../testing/contract-app.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertFits } from './fit.queries.ts';
import { tellDigests } from './tell-digests.ts';

const MORNING = new Date('2026-11-21T08:00:00+03:00');
const HOUR_MS = 3_600_000;
let database: TestDatabase;
let api: ContractApp;
let keys = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await buildContractApp(database, MORNING);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const WISH = {
  kind: 'wanted',
  purpose: 'rent',
  category: 'apartment',
  title: 'شقة قريبة من المترو',
  city: 'riyadh',
  districts: ['al-malqa-riyadh'],
  period: 4,
  channels: ['phone'],
};

interface Asked {
  id: string;
  token: string;
}

async function publish(asker: BuiltPerson): Promise<Asked> {
  keys += 1;
  const { body } = await api.call('POST /api/v1/requests', {
    token: asker.token,
    body: WISH,
    key: `digest-${keys}-key`,
  });
  if (!body.status) throw new Error(JSON.stringify(body));
  return { id: body.data.id, token: asker.token };
}
const step = ({ id, token }: Asked, to: string) =>
  api.call('POST /api/v1/requests/{id}/steps', { params: { id }, token, body: { to, confirmed: true } });
const choose = ({ token }: BuiltPerson, every: string) =>
  api.call('PUT /api/v1/host/marketing/telling', { token, body: { every } });

async function buildHost(): Promise<BuiltPerson> {
  const { host } = await buildListing(database.db, {
    property: { category: 'apartment', district: 'al-malqa-riyadh' },
    unit: { prices: { yearly: 6_000_000 } },
  });
  return host;
}

/** How many requests an advertiser was told of at once, and how many in each digest. */
async function toldTo({ accountId }: BuiltPerson): Promise<{ atOnce: number; digests: number[] }> {
  const rows = await database.db
    .selectFrom('event')
    .select(['key', 'params'])
    .where('account_id', '=', accountId)
    .where('key', 'in', ['request_fits', 'requests_digest'])
    .orderBy('at')
    .execute();
  return {
    atOnce: rows.filter(({ key }) => key === 'request_fits').length,
    digests: rows
      .filter(({ key }) => key === 'requests_digest')
      .map(({ params }) => Number((params as { count: number }).count)),
  };
}

const STEPS = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('publish' as const), n: fc.nat(3) }),
    fc.record({ does: fc.constantFrom('hide' as const, 'show' as const, 'digest' as const), n: fc.nat(7) }),
    fc.record({ does: fc.constant('choose' as const), n: fc.nat(3) }),
  ),
  { minLength: 6, maxLength: 14 },
);

it('a day of requests, replayed in any order, is told to each advertiser whole, as they chose, nothing twice', async () => {
  await fc.assert(
    fc.asyncProperty(STEPS, async (steps) => {
      api.clock.now = MORNING;
      const hosts = [await buildHost(), await buildHost()];
      const askers = await Promise.all([0, 1, 2, 3].map(() => buildPerson(database.db)));
      const every = ['at_once', 'at_once'];
      const asked: Asked[] = [];
      const atOnce = [0, 0];
      for (const { does, n } of steps) {
        api.clock.now = new Date(api.clock.now.getTime() + HOUR_MS);
        const one = asked[n % Math.max(1, asked.length)];
        const asker = askers[asked.length % 4];
        if (does === 'publish' && asker !== undefined) {
          asked.push(await publish(asker));
          for (const at of [0, 1]) if (every[at] === 'at_once') atOnce[at] = (atOnce[at] ?? 0) + 1;
        }
        if (does === 'hide' && one !== undefined) await step(one, 'hidden');
        if (does === 'show' && one !== undefined) await step(one, 'published');
        const host = hosts[n % 2];
        if (does === 'choose' && host !== undefined) {
          every[n % 2] = n < 2 ? 'daily' : 'at_once';
          expect((await choose(host, every[n % 2] ?? '')).status).toBe(200);
        }
        // Two workers may find the same hour.
        if (does === 'digest')
          await Promise.all(
            Array.from({ length: 1 + (n % 2) }, () => tellDigests(database.db, api.clock.now)),
          );
      }
      for (const one of asked) await step(one, 'published');
      await tellDigests(database.db, api.clock.now);
      await tellDigests(database.db, api.clock.now);
      for (const [at, host] of hosts.entries()) {
        const told = await toldTo(host);
        expect(told.atOnce).toBe(atOnce[at]);
        expect(told.digests.every((count) => count > 0)).toBe(true);
        expect(told.atOnce + told.digests.reduce((sum, count) => sum + count, 0)).toBe(asked.length);
      }
    }),
    { numRuns: 6 },
  );
  api.clock.now = MORNING;
}, 60_000);

it('who chose a digest sees how many wait, and is not told of what they have answered meanwhile', async () => {
  const { host, unitId } = await buildListing(database.db, { unit: { prices: { yearly: 6_000_000 } } });
  const telling = () => api.get('GET /api/v1/host/marketing/telling', { token: host.token });
  expect(await telling()).toEqual({ every: 'at_once', advertises: true, waiting: 0 });
  await choose(host, 'daily');
  const answered = await publish(await buildPerson(database.db));
  await publish(await buildPerson(database.db));
  expect(await telling()).toEqual({ every: 'daily', advertises: true, waiting: 2 });
  await api.call('POST /api/v1/requests/{id}/answers', {
    params: { id: answered.id },
    token: host.token,
    body: { unit_id: unitId },
  });
  await tellDigests(database.db, MORNING);
  expect(await toldTo(host)).toEqual({ atOnce: 0, digests: [1] });
  const { items } = await api.get('GET /api/v1/notifications', { token: host.token, lang: 'ar' });
  expect(items[0]).toMatchObject({
    text: 'ملخص الطلبات: طلب عقاري جديد يناسب وحداتك',
    place: 'marketing',
  });
  expect(await telling()).toMatchObject({ waiting: 0 });
  const guest = await buildPerson(database.db);
  const theirs = await api.get('GET /api/v1/host/marketing/telling', { token: guest.token });
  expect(theirs).toEqual({ every: 'at_once', advertises: false, waiting: 0 });
});

it('advertisers past the first told at once hear in the digest', async () => {
  const [first, second] = [await buildHost(), await buildHost()];
  const { id } = await publish(await buildPerson(database.db));
  const { id: requestId } = await database.db
    .selectFrom('request')
    .select('id')
    .where('number', '=', Number(id))
    .executeTakeFirstOrThrow();
  const fitOf = (accountId: string, at_once: boolean) => ({ account_id: accountId, units: 1, at_once });
  await database.db.deleteFrom('request_fit').where('request_id', '=', requestId).execute();
  await transact(database.db, (tx) =>
    insertFits(tx, requestId, [fitOf(first.accountId, true), fitOf(second.accountId, false)], MORNING),
  );
  await tellDigests(database.db, MORNING);
  expect((await toldTo(first)).digests).toEqual([]);
  expect((await toldTo(second)).digests).toEqual([1]);
  const again = database.db
    .updateTable('request_fit')
    .set({ told_at: new Date() })
    .where('request_id', '=', requestId)
    .execute();
  await expect(again).rejects.toThrow('told of a request once');
});
