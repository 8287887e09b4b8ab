import type { FieldError } from '@diyar/contract/call/errors';
import type { ConsoleSeason } from '@diyar/contract/console/console-seasons';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildListing } from '../testing/factories.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  operator = await buildOperator(world.db, world.deps.config.pepper, world.clock.now);
});
afterAll(() => world.close());
beforeEach(() => world.db.deleteFrom('season_dates').execute());

const reason = 'إعلان رؤية هلال الشهر';
type Answer = ConsoleSeason & { errors: FieldError[] };
const ask = (method: 'POST' | 'PUT', path: string, body: object) =>
  world.call<Answer>(`/console/seasons${path}`, { method, headers: operator.headers, body });
const add = (season: string, starts_on: string, ends_on: string) =>
  ask('POST', '', { season, starts_on, ends_on, reason });
const list = async () => {
  const { data } = await world.call<{ items: ConsoleSeason[] }>('/console/seasons', {
    headers: operator.headers,
  });
  return (season: string) => data.items.find((one) => one.season === season);
};
const ahead = (season: ConsoleSeason | undefined) =>
  season?.occurrences.find(({ starts_on }) => starts_on >= '2027-01-01');

test('listed dates stand beside the computed ones and prices by season follow at once', async () => {
  const { unitId } = await buildListing(world.db, { unit: { prices: { daily: 40_000 } } });
  const values = { unit_id: unitId, kind: 'daily' as const, season: 'ramadan' as const, percent: 25 };
  await world.db
    .insertInto('price_override')
    .values({ ...values, created_at: world.clock.now })
    .execute();
  const total = async () => {
    const body = { period: 2, start: '2027-02-08', end: '2027-02-09' };
    const quote = await world.call<{ total: { amount: number } }>(`/units/${unitId}/quotes`, {
      method: 'POST',
      body,
    });
    return quote.data.total.amount;
  };
  const computed = { starts_on: '2027-02-08', ends_on: '2027-03-08' };
  const before = (await list())('ramadan');
  expect(ahead(before)).toEqual({ id: null, state: 'upcoming', ...computed, computed });
  expect(before?.overrides).toBe(1);
  expect(await total()).toBe(50_000);

  const added = await add('ramadan', '2027-02-09', '2027-03-10');
  expect(added.status).toBe(201);
  const listed = ahead(added.data);
  expect(listed).toMatchObject({ starts_on: '2027-02-09', ends_on: '2027-03-10', computed });
  expect(await total()).toBe(40_000);

  const moved = await ask('PUT', `/${listed?.id}`, {
    starts_on: '2027-02-07',
    ends_on: '2027-03-08',
    reason,
  });
  expect(ahead(moved.data)).toMatchObject({ starts_on: '2027-02-07' });
  expect(await total()).toBe(50_000);
  const removed = await ask('POST', `/${listed?.id}/removal`, { reason });
  expect(ahead(removed.data)).toMatchObject({ id: null, ...computed });

  const acts = await world.db
    .selectFrom('audit_entry')
    .select(['before', 'after'])
    .where('act', '=', 'season_dates_set')
    .orderBy('id')
    .execute();
  expect(acts).toMatchObject([
    { before: null, after: { starts_on: '2027-02-09' } },
    { before: { starts_on: '2027-02-09' }, after: { starts_on: '2027-02-07' } },
    { after: null },
  ]);
});

test('dates out of order, over, too long or upon others are refused at their field', async () => {
  const broken = async (season: string, from: string, to: string) =>
    (await add(season, from, to)).data.errors.map(({ field, rule }) => `${field} ${rule}`);
  expect(await broken('riyadh_season', '2027-02-02', '2027-02-01')).toEqual(['ends_on season_ends_first']);
  expect(await broken('riyadh_season', '2026-01-01', '2026-02-01')).toEqual(['ends_on date_past']);
  expect(await broken('riyadh_season', '2027-01-01', '2028-02-01')).toEqual(['ends_on season_too_long']);
  const answers = await Promise.all(
    [1, 2, 3, 4].map((day) => add('riyadh_season', `2027-10-0${day}`, '2027-12-01')),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
  expect(answers.flatMap(({ data }) => data.errors ?? []).map(({ rule }) => rule)).toEqual([
    'season_dates_apart',
    'season_dates_apart',
    'season_dates_apart',
  ]);
});
