import type { FieldError } from '@diyar/contract/call/errors';
import type { CityRentFreezes } from '@diyar/contract/console/console-rent-freezes';
import type { Wizard } from '@diyar/contract/supply/host-wizard';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conditionsOf } from '../licences/load-conditions.ts';
import { tellMissing } from '../publishing/missing.ts';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { buildUploadedPhotos, fullWizard } from '../testing/supply.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { rentFreezesOn } from './rent-freezes-on.ts';

let world: TestApp;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
  operator = await buildOperator(world.db, world.deps.config.pepper, world.clock.now);
});
afterAll(() => world.close());

const wanted = {
  city: 'jeddah',
  usages: ['residential'],
  starts_on: '2026-12-01',
  ends_on: '2026-12-31',
  reason: 'قرار جديد لمدينة جدة',
};
const set = (change: object = {}) =>
  world.call<CityRentFreezes & { errors: FieldError[] }>('/console/rent-freezes', {
    method: 'POST',
    headers: operator.headers,
    body: { ...wanted, ...change },
  });

const DISTRICTS = { riyadh: 'al-malqa-riyadh', jeddah: 'ar-rawdah-jeddah' };

async function builtIn(city: 'riyadh' | 'jeddah', { yearly, last }: { yearly: number; last: number | null }) {
  const { adId } = await buildListing(world.db, {
    property: { city, district: DISTRICTS[city] },
    unit: { prices: { yearly }, last_rent: last },
    ad: { state: 'not_published', published_at: null },
  });
  return adId;
}
const rentsRefused = async (adId: string, at: string) =>
  (await conditionsOf(world.db, adId, new Date(at))).filter(({ code }) => code === 'rent_frozen');

test('Riyadh’s freeze came with the house: a unit let before does not ask for more, from its first day to its last', async () => {
  const raised = await builtIn('riyadh', { yearly: 6_000_000, last: 5_500_000 });
  const refused = await rentsRefused(raised, '2026-11-21T09:00:00Z');
  expect(tellMissing(refused, 'en')).toEqual([
    {
      code: 'rent_frozen',
      field: 'prices.yearly',
      msg: 'Yearly rents are frozen by law in this city: the rent may not pass the unit’s last rent, 55,000 S.R',
    },
  ]);
  expect(tellMissing(refused, 'ar')[0]?.msg).toContain(
    'فلا يزيد على آخر إيجار للوحدة \u206655,000 S.R\u2069',
  );
  const holdsOn = async (day: string) => (await rentFreezesOn(world.db, day)).map(({ city }) => city);
  expect(await Promise.all(['2025-09-24', '2025-09-25'].map(holdsOn))).toEqual([[], ['riyadh']]);
  // Midnight in Riyadh is at 21:00.
  const heldAt = async (at: string) => (await rentsRefused(raised, at)).length === 1;
  expect(await Promise.all(['2030-09-24T20:59:59Z', '2030-09-24T21:00:00Z'].map(heldAt))).toEqual([
    true,
    false,
  ]);
  for (const free of [
    await builtIn('riyadh', { yearly: 6_000_000, last: 6_000_000 }),
    await builtIn('riyadh', { yearly: 6_000_000, last: null }),
    await builtIn('jeddah', { yearly: 6_000_000, last: 5_500_000 }),
  ])
    expect(await rentsRefused(free, '2026-11-21T09:00:00Z')).toEqual([]);
});

test('the wizard says it beside the price', async () => {
  const host = await buildPerson(world.db);
  const full = fullWizard(await buildUploadedPhotos(world.db, host, 4));
  const content = { ...full, unit: { ...full.unit, last_rent: 5_500_000, ejar_contract: '10203040506' } };
  const body = { version: 0, content };
  const opened = await world.call<Wizard>('/host/wizard', { method: 'PUT', token: host.token, body });
  const answer = await world.call<{ errors: FieldError[] }>('/host/wizard/completion', {
    method: 'POST',
    token: host.token,
    body: { version: opened.data.version },
    headers: { 'idempotency-key': 'finish-a-frozen-rent' },
  });
  expect(answer.data.errors).toMatchObject([{ field: 'prices.yearly.amount', rule: 'rent_frozen' }]);
});

test('an operator freezes another city for a time, lifts Riyadh’s, and what was stays', async () => {
  expect((await set()).data).toMatchObject({
    is_frozen: false,
    history: [{ state: 'upcoming', set_by: { reason: wanted.reason } }],
  });
  const jeddah = await builtIn('jeddah', { yearly: 6_000_000, last: 5_500_000 });
  expect(await rentsRefused(jeddah, '2026-11-30T20:00:00Z')).toEqual([]);
  expect(await rentsRefused(jeddah, '2026-12-31T20:00:00Z')).toHaveLength(1);
  expect(await rentsRefused(jeddah, '2027-01-01T09:00:00Z')).toEqual([]);
  expect(await set()).toMatchObject({ status: 409, code: 'setting_date_taken' });
  expect(await set({ starts_on: '2026-12-05' })).toMatchObject({ status: 409, code: 'setting_unchanged' });
  const rules = async (change: object) =>
    (await set(change)).data.errors.map(({ field, rule }) => [field, rule]);
  expect(await rules({ starts_on: '2026-11-20' })).toEqual([['starts_on', 'date_past']]);
  expect(await rules({ ends_on: '2026-11-30' })).toEqual([['ends_on', 'end_before_start']]);
  expect(await rules({ city: 'atlantis' })).toEqual([['city', 'city_unknown']]);
  const lifted = await set({ city: 'riyadh', usages: [], ends_on: null, starts_on: '2026-11-21' });
  expect(lifted.data).toMatchObject({
    is_frozen: false,
    history: [{ usages: [] }, { state: 'past', set_by: null }],
  });
  await expect(
    sql`update rent_freeze set reason = 'x' where starts_on = '2025-09-25'`.execute(world.db),
  ).rejects.toThrow('a rent freeze keeps its history');
  const acts = await world.db
    .selectFrom('audit_entry')
    .select('subject_id')
    .where('act', '=', 'rent_freeze_set')
    .orderBy('subject_id')
    .execute();
  expect(acts.map(({ subject_id }) => subject_id)).toEqual(['jeddah', 'riyadh']);
});

test('of two who freeze one city from one day one does', async () => {
  const answers = await Promise.all(
    [1, 2, 3].map(() => set({ city: 'makkah', starts_on: '2027-03-01', ends_on: null })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});
