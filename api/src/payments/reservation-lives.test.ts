import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueMissing, issueMissingOfFees } from '../invoices/issue-missing.ts';
import { PAYABLES } from '../payables.ts';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { insert } from '../testing/factory-rows.ts';
import { registerForVat } from '../testing/invoicing.ts';
import { buildOperator } from '../testing/operators.ts';
import { runsOf, SEED } from '../testing/proof.ts';
import type { Deed } from '../testing/reservation-deed.ts';
import { ReservationLives } from '../testing/reservation-lives.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { proveLedger } from './prove-ledger.ts';

/** Each run lives several bookings of a unit side by side; whole, more than 10,000 of them. */
const RUNS = runsOf(2600, 50);
const LEAST_LIVES = RUNS === 50 ? 50 : 10_000;
const START = '2030-01-07T09:00:00Z';

let database: TestDatabase;
let operatorId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ operatorId } = await buildOperator(database.db, 'pepper', new Date(START)));
  await insert(database.db, 'fee_rate', {
    basis_points: 1337,
    effective_from: new Date('2020-01-01'),
    operator_id: operatorId,
    reason: 'نسبة المنصة',
  });
});
afterAll(() => database.close());

const weighed = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const DEED: fc.Arbitrary<Deed> = fc.oneof(
  weighed(
    8,
    fc.record({
      is: fc.constant('book' as const),
      guest: fc.nat(4),
      inDays: fc.constantFrom(0, 1, 2, 3, 4, 6, 9, 13, 17, 22, 30),
      nights: fc.integer({ min: 1, max: 4 }),
    }),
  ),
  weighed(6, fc.record({ is: fc.constant('pay' as const), which: fc.nat(11), late: fc.boolean() })),
  weighed(
    6,
    fc.record({
      is: fc.constant('step' as const),
      which: fc.nat(11),
      side: fc.constantFrom('guest' as const, 'host' as const),
      choice: fc.nat(3),
      share: fc.constantFrom(0.01, 0.5, 1),
    }),
  ),
  weighed(
    4,
    fc.record({ is: fc.constant('pass' as const), hours: fc.constantFrom(0.2, 0.3, 3, 12, 25, 60, 130) }),
  ),
  weighed(
    4,
    fc.record({
      is: fc.constant('claim' as const),
      which: fc.nat(11),
      share: fc.constantFrom(0.01, 0.37, 1),
      answer: fc.constantFrom<('accepted' | 'partly' | 'refused')[]>('accepted', 'partly', 'refused'),
    }),
  ),
  weighed(2, fc.record({ is: fc.constant('clock' as const) })),
);
const POLICY = fc.record({
  instant: fc.boolean(),
  cancellation: fc.constantFrom<('flexible' | 'moderate' | 'strict')[]>('flexible', 'moderate', 'strict'),
  down_payment_percent: fc.constantFrom(1, 33, 50, 100),
  gap_minutes: fc.constantFrom(0, 90),
  security_deposit: fc.constantFrom(0, 1, 50_000),
});

test(`${RUNS} random runs of bookings: no overlap, kept and refund are what was paid, every page keeps its word, and fees and payouts add up`, async () => {
  process.stdout.write(`reservation lives: seed ${SEED}\n`);
  const { db } = database;
  let lives = 0;
  await fc.assert(
    fc.asyncProperty(POLICY, fc.array(DEED, { minLength: 16, maxLength: 44 }), async (policy, deeds) => {
      const guests = await Promise.all(Array.from({ length: 5 }, () => buildPerson(db)));
      const times = { arrival_time: '16:00', departure_time: '12:00' };
      const listing = await buildListing(db, { unit: { policy: { ...times, ...policy } } });
      if (policy.instant) await registerForVat(db, listing.host.accountId);
      const bank = { kind: 'bank' as const, iban: 'SA0380000000608010167519', bank_name: 'الراجحي' };
      const goesTo = { account_id: listing.host.accountId, ...bank, holder: 'دار الواحة' };
      await db.insertInto('payout_destination').values(goesTo).execute();
      const run = new ReservationLives(db, listing, { guests, operatorId }, START);
      for (const deed of deeds) await run.do(deed);
      await run.end();
      lives += run.count;
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
  expect(lives).toBeGreaterThan(LEAST_LIVES);
  expect(await proveLedger(db, PAYABLES)).toEqual([]);
  const { rows } = await sql`
    select one.id from occupancy one join occupancy other on other.space_id = one.space_id and other.id > one.id
      and other.during && one.during`.execute(db);
  expect(rows).toEqual([]);
  const { rows: paidOut } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from payout group by state`.execute(db);
  expect(paidOut.map(({ state }) => state)).toEqual(expect.arrayContaining(['paid', 'failed']));
  await issueMissing(db, new Date('2030-12-01T09:00:00Z'));
  expect(await unevenDocuments()).toEqual([]);
  await issueMissingOfFees(db, new Date('2030-12-01T09:00:00Z'));
  expect(await unevenFeeDocuments()).toEqual([]);
  process.stdout.write(`reservation lives: ${lives} lived\n`);
}, 3_600_000);

/** Bookings whose invoices of the fee less their notes are not what of it is taken, net and tax apart. */
async function unevenFeeDocuments(): Promise<unknown[]> {
  const { rows } = await sql`
    with fees as (
      select reservation_id as id, sum(case direction when 'taken' then amount else -amount end) as net,
        sum(case direction when 'taken' then vat else -vat end) as vat
      from fee_change group by 1
    ), told as (
      select c.reservation_id as id, sum((i.total - i.vat) * case when corrects_id is null then 1 else -1 end) as net,
        sum(i.vat * case when corrects_id is null then 1 else -1 end) as vat
      from invoice i join fee_change c on c.id = i.fee_change_id group by 1
    )
    select * from fees full join told using (id)
    where fees.net is distinct from told.net or fees.vat is distinct from told.vat`.execute(database.db);
  return rows;
}

/** Bookings whose invoices and receipts less their notes are not what was paid less what went back, each document once. */
async function unevenDocuments(): Promise<unknown[]> {
  const { rows } = await sql`
    with money as (
      select due.reservation_id as id, sum(payment.received) - coalesce(sum((
        select sum(amount) from refund where refund.payment_id = payment.id)), 0) as kept, count(*) as payments
      from payment join due on due.id = payment.due_id
      where payment.state = 'settled' and due.kind <> 'security_deposit' group by 1
    ), documents as (
      select reservation_id as id, sum(case when corrects_id is null then total else -total end) as told,
        count(*) filter (where corrects_id is null) as documents, count(distinct issuer_id) as issuers
      from invoice where fee_change_id is null group by 1
    )
    select * from money full join documents using (id)
    where kept is distinct from told or payments is distinct from documents or issuers <> 1`.execute(
    database.db,
  );
  return rows;
}
