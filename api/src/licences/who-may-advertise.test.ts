import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFacts } from '../authority/facts.ts';
import { requiredFrom } from '../offices/required-from.ts';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { verifyOffice } from '../testing/offices.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { refuseUnfit } from './licence.ts';
import { conditionsOf } from './load-conditions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const at = (day: string, time = '00:00') => new Date(`${day}T${time}:00+03:00`);
const rule = (day: string, holds: boolean) =>
  sql`
    insert into setting (key, effective_from, type, value, source)
    values ('advertiser_verification_required', ${at(day)}, 'boolean', ${JSON.stringify(holds)}::jsonb, 'a test')`.execute(
    database.db,
  );
const lacks = async (adId: string, now: Date) =>
  (await conditionsOf(database.db, adId, now))
    .map(({ code }) => code)
    .filter((code) => code === 'advertiser_unverified' || code === 'broker_unlicensed');

test('from a day on only verified advertisers publish; who had published before has 30 days more', async () => {
  const { db } = database;
  const draft = { state: 'not_published', published_at: null } as const;
  const [old, fresh] = [
    await buildPerson(db, { kind: 'business' }),
    await buildPerson(db, { kind: 'business' }),
  ];
  await buildListing(db, { host: old, ad: { published_at: at('2026-10-01') } });
  const mine = await buildListing(db, { host: old, ad: draft });
  const theirs = await buildListing(db, { host: fresh, ad: draft });
  const from = (person: typeof old, day: string) => requiredFrom(db, person.accountId, at(day));
  expect(await from(fresh, '2026-11-21')).toBeNull();
  await rule('2026-12-01', true);
  // Told ahead, and nothing is asked before.
  expect([await from(old, '2026-11-21'), await from(fresh, '2026-11-21')]).toEqual([
    '2026-12-31',
    '2026-12-01',
  ]);
  expect(await lacks(theirs.adId, at('2026-11-30', '23:59'))).toEqual([]);
  expect(await lacks(theirs.adId, at('2026-12-01'))).toEqual(['advertiser_unverified']);
  expect(await lacks(mine.adId, at('2026-12-30', '23:59'))).toEqual([]);
  expect(await lacks(mine.adId, at('2026-12-31'))).toEqual(['advertiser_unverified']);
  // Verified, and without a licence to broker: their own property alone, or by its owner's power.
  await verifyOffice(db, old.accountId, { on: '2026-12-01' });
  const relate = (relation: 'owner' | 'agent' | 'marketer') =>
    db
      .updateTable('property')
      .set({ advertiser_relation: relation })
      .where('account_id', '=', old.accountId)
      .execute();
  for (const relation of ['owner', 'agent'] as const) {
    await relate(relation);
    expect(await lacks(mine.adId, at('2026-12-31'))).toEqual([]);
  }
  await relate('marketer');
  expect(await lacks(mine.adId, at('2026-12-31'))).toEqual(['broker_unlicensed']);
  // With one, for as long as it is in force.
  const broker = await buildPerson(db, { kind: 'business' });
  const ad = await buildListing(db, {
    host: broker,
    property: { advertiser_relation: 'marketer' },
    ad: draft,
  });
  await verifyOffice(db, broker.accountId, { fal: '1200000001', on: '2026-12-01', expiresOn: '2027-03-01' });
  expect(await lacks(ad.adId, at('2027-03-01', '23:59'))).toEqual([]);
  expect(await lacks(ad.adId, at('2027-03-02'))).toEqual(['broker_unlicensed']);
  // Lifted, nobody is asked any more; set again, the days count from then.
  await rule('2027-06-01', false);
  expect(await lacks(theirs.adId, at('2027-06-02'))).toEqual([]);
  await rule('2027-08-01', true);
  expect(await from(fresh, '2027-06-02')).toBe('2027-08-01');
  expect(await from(old, '2027-06-02')).toBe('2027-08-31');
});

const LICENCE = {
  adLicenseNumber: '7200000001',
  adLicenseURL: 'https://rega.gov.sa/7200000001',
  advertiserName: 'مكتب',
  advertisementType: 'إيجار',
  creationDate: '01/01/2026',
  endDate: '01/01/2027',
};
const OFFICE = { kind: 'establishment', number: '1010000001' } as const;
test.each([
  ['named by the registration', {}, true],
  ['named by another registration', { advertiserNumber: '1010000002' }, false],
  ['named by the unified number that was verified', { advertiserNumber: '7000000001' }, true],
  ['named by another unified number', { advertiserNumber: '7000000002' }, false],
  [
    'of another number, with the verified broker licence',
    { advertiserNumber: '1010000002', fal: '1200000001' },
    true,
  ],
  ['of nobody, with the verified broker licence', { advertiserNumber: null, fal: '1200000001' }, true],
  ['of nobody, with another broker licence', { advertiserNumber: null, fal: '1200000002' }, false],
  ['of nobody, without a broker licence', { advertiserNumber: null }, true],
] as const)(
  'a verified office’s ad under a licence %s',
  (_, { fal = null, ...told }: { fal?: string | null; advertiserNumber?: string | null }, isTheirs) => {
    const facts = {
      ...readFacts(LICENCE),
      number: '7200000001',
      falNumber: fal,
      expiresOn: '2027-01-01',
    };
    const check = () =>
      refuseUnfit({
        facts,
        advertiserNumber: OFFICE.number,
        advertiser: OFFICE,
        falNumber: '1200000001',
        nationalNumber: '7000000001',
        isVerified: true,
        purpose: facts.purpose ?? 'rent',
        number: facts.number,
        today: '2026-11-21',
        ...told,
      });
    if (isTheirs) expect(check).not.toThrow();
    else expect(check).toThrow('licence_not_yours');
  },
);
