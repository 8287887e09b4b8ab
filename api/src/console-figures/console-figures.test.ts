import { randomBytes } from 'node:crypto';
import type { KeyBucket, KeyFigures } from '@diyar/contract/console/console-figures';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveAd } from '../ad-states/move-ad.ts';
import { transact } from '../platform/db/database.ts';
import { SearchCounts } from '../search/search-counts.ts';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { insert } from '../testing/factory-rows.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { headersOf, openWorld } from '../testing/world.ts';

let world: TestApp;
let operator: BuiltOperator;
beforeAll(async () => {
  // In Riyadh it is Sunday the 22nd already.
  world = await openTestApp('2026-11-21T21:30:00Z');
  operator = await buildOperator(world.db, world.deps.config.pepper, world.clock.now);
});
afterAll(() => world.close());

interface Figures {
  buckets: KeyBucket[];
  total: KeyFigures;
  total_before: KeyFigures;
  searches_since: string | null;
}
const ask = async (by: string) =>
  (await world.call<Figures>(`/console/figures?by=${by}`, { headers: operator.headers })).data;
const on = ({ buckets }: Figures, day: string) => buckets.find(({ from, to }) => from <= day && day <= to);

test('ads on show at the end of each day follow their steps back from now', async () => {
  const before = await ask('day');
  const published = { ad: { published_at: new Date('2026-11-10T09:00:00Z') } };
  const [listing] = [await buildListing(world.db, published), await buildListing(world.db, published)];
  for (const ad_id of await adIds())
    await insert(world.db, 'ad_transition', {
      ...{ ad_id, from_state: 'waiting_for_approval', to_state: 'published', mover: 'operator' },
      ...{ operator_id: operator.operatorId, reason: 'approved', at: new Date('2026-11-10T09:00:00Z') },
    });
  const hidden = { adId: listing.adId, from: 'published', to: 'hidden', mover: 'advertiser' } as const;
  const { personId } = listing.host;
  const at = new Date('2026-11-15T09:00:00Z');
  await transact(world.db, (tx) => moveAd(tx, { ...hidden, personId, reason: 'hidden' }, at));
  const figures = await ask('day');
  const more = (day: string) => (on(figures, day)?.on_show ?? 0) - (on(before, day)?.on_show ?? 0);
  expect(['2026-11-09', '2026-11-10', '2026-11-14', '2026-11-15', '2026-11-22'].map(more)).toEqual([
    0, 2, 2, 1, 1,
  ]);
  expect(on(figures, '2026-11-10')?.published).toBe(2);
});

test('an ad of a unit by link only, or whose licence is over, is not on show, as on the site', async () => {
  const before = await ask('day');
  await buildListing(world.db);
  await buildListing(world.db, { unit: { privacy: 'private', link_key: 'k' } });
  const { adId } = await buildListing(world.db);
  await sql`update licence set expires_on = '2026-11-01' from ad where ad.licence_id = licence.id and ad.id = ${adId}`.execute(
    world.db,
  );
  const { data: site } = await world.call<{ ads: number }>('/site/numbers');
  const figures = await ask('day');
  expect((on(figures, '2026-11-22')?.on_show ?? 0) - (on(before, '2026-11-22')?.on_show ?? 0)).toBe(1);
  expect(on(figures, '2026-11-22')?.on_show).toBe(site.ads);
});

const adIds = async () =>
  (
    await world.db
      .selectFrom('ad')
      .select('id')
      .where('published_at', '=', new Date('2026-11-10T09:00:00Z'))
      .execute()
  ).map(({ id }) => id);

test('searches are counted by day, and those that found nothing beside them, by many processes at once', async () => {
  const [one, other] = [new SearchCounts(world.db), new SearchCounts(world.db)];
  for (const total of [3, 0, 7]) one.note(total, world.clock.now);
  other.note(0, world.clock.now);
  other.note(1, new Date('2026-11-20T09:00:00Z'));
  await Promise.all([one.write(), other.write()]);
  await one.write();
  const { buckets, total, searches_since } = await ask('week');
  // The week began today.
  expect(buckets.at(-1)).toMatchObject({ from: '2026-11-22', searches: 4, without_results: 2 });
  expect(buckets.at(-2)).toMatchObject({ searches: 1, without_results: 0 });
  expect([total.searches, searches_since]).toEqual([5, '2026-11-20']);
});

test('a search of the list is counted once it is written, its second page is not', async () => {
  const database = await createTestDatabase();
  const { app, close } = await openWorld({ database, now: world.clock.now });
  for (const url of ['/api/v1/ads?city=riyadh', '/api/v1/ads?city=riyadh&page=2'])
    await app.inject({ url, headers: headersOf({}) });
  await close();
  expect(await database.db.selectFrom('search_day').select(['day', 'searches']).execute()).toEqual([
    { day: '2026-11-22', searches: 1 },
  ]);
  await database.close();
});

test('requests are counted with those answered within a day', async () => {
  const asker = await buildPerson(world.db);
  const { host, unitId } = await buildListing(world.db);
  const ids: string[] = [];
  for (const title of ['شقة قريبة من المترو', 'شقة قريبة من الجامعة']) {
    const { data } = await world.call<{ id: string }>('/requests', {
      ...{ method: 'POST', token: asker.token, headers: { 'idempotency-key': `figures-${ids.length}-key` } },
      body: {
        ...{ kind: 'wanted', purpose: 'rent', category: 'apartment', title, city: 'riyadh' },
        ...{ districts: [], price_max: 90_000, period: 4, channels: ['message'] },
      },
    });
    ids.push(data.id);
  }
  const [asked] = await world.db
    .selectFrom('request')
    .select('id')
    .where('number', '=', Number(ids[0]))
    .execute();
  await insert(world.db, 'request_answer', {
    ...{ request_id: asked?.id ?? '', account_id: host.accountId, unit_id: unitId },
    at: new Date(world.clock.now.getTime() + 3_600_000),
  });
  expect(on(await ask('day'), '2026-11-22')).toMatchObject({
    ...{ requests: 2, answered: 1, request_answer_minutes: 60, ticket_answer_minutes: null },
  });
});

test('half of the first answers took so long, by bar and in all; days between both times count in neither', async () => {
  const before = await ask('month');
  const written = async (day: string, minutes: readonly number[]) => {
    for (const [at, took] of minutes.entries()) {
      const created_at = new Date(`${day}T0${at}:00:00+03:00`);
      const ticket_id = await insert(world.db, 'ticket', {
        ...{
          name: 'نورة',
          phone: '+966550000000',
          lang: 'ar',
          kind: 'question',
          subject: 'سؤال',
          state: 'answered',
        },
        ...{ address_hash: Buffer.alloc(32), once_hash: randomBytes(32), fingerprint: Buffer.alloc(32) },
        ...{ created_at, state_since: created_at },
      });
      const operator_id = operator.operatorId;
      for (const [place, more] of [took, took + 500].entries())
        await insert(world.db, 'ticket_message', {
          ...{ ticket_id, operator_id, position: place + 2, text: 'الجواب' },
          created_at: new Date(created_at.getTime() + more * 60_000),
        });
    }
  };
  await written('2026-11-02', [10, 30, 90]);
  await written('2026-10-05', [5]);
  // Last November is as long as this one: the days after its 22nd are of neither time.
  await written('2025-11-25', [7, 7, 7]);
  await written('2025-11-20', [8]);
  const figures = await ask('month');
  expect(on(before, '2026-11-02')?.ticket_answer_minutes).toBeNull();
  expect(on(figures, '2026-11-02')?.ticket_answer_minutes).toBe(30);
  expect(on(figures, '2026-09-02')?.ticket_answer_minutes).toBeNull();
  expect([figures.total, figures.total_before].map((one) => one.ticket_answer_minutes)).toEqual([20, 8]);
});

test('of ratings is told how many there were and how many of a hundred were good, by bar and in all', async () => {
  expect(on(await ask('day'), '2026-11-18')).toMatchObject({ ratings: 0, satisfied_percent: null });
  for (const [at, score] of [5, 4, 3, 1, 5, 2].entries()) {
    const created_at = new Date(`2026-11-${at < 3 ? 18 : 19}T09:0${at}:00+03:00`);
    const ticket_id = await insert(world.db, 'ticket', {
      ...{ name: 'نورة', phone: '+966550000000', lang: 'ar', kind: 'question', subject: 'سؤال' },
      ...{ state: 'closed', created_at, state_since: created_at },
      ...{ address_hash: Buffer.alloc(32), once_hash: randomBytes(32), fingerprint: Buffer.alloc(32) },
    });
    await world.db.insertInto('ticket_rating').values({ ticket_id, score, text: null, created_at }).execute();
  }
  const figures = await ask('day');
  expect(on(figures, '2026-11-18')).toMatchObject({ ratings: 3, satisfied_percent: 67 });
  expect(on(figures, '2026-11-19')).toMatchObject({ ratings: 3, satisfied_percent: 33 });
  expect(figures.total).toMatchObject({ ratings: 6, satisfied_percent: 50 });
  expect(figures.total_before).toMatchObject({ ratings: 0, satisfied_percent: null });
});
