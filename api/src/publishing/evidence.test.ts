import type { AdEvidence } from '@diyar/contract/console/console-ads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { buildOperator } from '../testing/operators.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp('2026-11-21T09:00:00Z');
});
afterAll(() => world.close());

test('beside a decision stand house rules, services, disclosures in words, the viewer, rooms, borders and Ejar’s facts', async () => {
  const { headers } = await buildOperator(world.db, world.deps.config.pepper, world.clock.now);
  const host = await buildPerson(world.db, { kind: 'business' });
  await world.db
    .insertInto('account_profile')
    .values({ account_id: host.accountId, viewer_phone: '0551234567' })
    .execute();
  const { adNumber, unitId } = await buildListing(world.db, {
    host,
    property: {
      mortgaged: true,
      mortgage_details: 'مرهون لبنك حتى 2030',
      disputed: false,
      deed_kind: 'electronic',
      borders: JSON.stringify({ n: { next_to: 'شارع', length: 20 }, w: { length: 15 } }),
    },
    unit: {
      house_rules_ar: 'دون تدخين',
      house_rules_en: 'No smoking',
      tenants: ['families'],
      last_rent: 5_000_000,
      ejar_contract: '10203040506',
      photos: 1,
      services: [
        { name_ar: 'تنظيف', name_en: 'Cleaning', price: 10_000, charge: 'per_booking', mandatory: true },
      ],
    },
    ad: { state: 'waiting_for_approval', published_at: null },
  });
  await world.db.updateTable('photo').set({ room: 'living' }).where('unit_id', '=', unitId).execute();
  const { data } = await world.call<AdEvidence>(`/console/ads/${adNumber}`, { headers, lang: 'en' });
  const facts = Object.fromEntries(data.facts.map(({ key, value }) => [key, value]));
  expect(facts).toMatchObject({
    mortgaged: 'Yes: مرهون لبنك حتى 2030',
    disputed: 'No',
    viewer_phone: '0551234567',
    tenants: 'Families',
    deed_kind: expect.stringContaining('deed'),
    borders: 'North: شارع 20 m · West: 15 m',
    last_rent: '50,000 S.R',
    ejar_contract: '10203040506',
  });
  expect(data.disclosed).toBe(1);
  expect(data.services).toEqual([
    {
      name_ar: 'تنظيف',
      name_en: 'Cleaning',
      price: { amount: 10_000, text: '100 S.R' },
      charge: 'per_booking',
      mandatory: true,
    },
  ]);
  expect(data.texts.map(({ house_rules }) => house_rules).toSorted()).toEqual(['No smoking', 'دون تدخين']);
  expect(data.photos.map(({ room }) => room)).toEqual(['Living room']);
  const { version } = data;
  await world.db.updateTable('service').set({ price: 20_000 }).where('unit_id', '=', unitId).execute();
  const after = await world.call<AdEvidence>(`/console/ads/${adNumber}`, { headers });
  expect(after.data.version).not.toBe(version);
});
