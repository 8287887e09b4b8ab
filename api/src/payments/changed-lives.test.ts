import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYABLES } from '../payables.ts';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { buildOperator } from '../testing/operators.ts';
import { runsOf, SEED } from '../testing/proof.ts';
import type { Deed } from '../testing/reservation-deed.ts';
import { ReservationLives } from '../testing/reservation-lives.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { proveLedger } from './prove-ledger.ts';

/** Each run books a few stays of a unit and changes them again and again. */
const RUNS = runsOf(500);
const START = '2030-01-07T09:00:00Z';

let database: TestDatabase;
let operatorId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ operatorId } = await buildOperator(database.db, 'pepper', new Date(START)));
});
afterAll(() => database.close());

const weighed = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });
const side = fc.constantFrom('guest' as const, 'host' as const);
const DEED: fc.Arbitrary<Deed> = fc.oneof(
  weighed(
    20,
    fc.record({
      is: fc.constant('change' as const),
      which: fc.nat(3),
      shift: fc.constantFrom(0, 0, 0, 1, -1, 2, 5),
      nights: fc.integer({ min: 1, max: 6 }),
      guests: fc.constantFrom(1, 1, 2),
      service: fc.boolean(),
      pays: fc.boolean(),
    }),
  ),
  weighed(2, fc.record({ is: fc.constant('pay' as const), which: fc.nat(3), late: fc.boolean() })),
  weighed(
    4,
    fc.record({
      is: fc.constant('step' as const),
      which: fc.nat(3),
      side,
      choice: fc.nat(4),
      share: fc.constant(0.5),
    }),
  ),
  weighed(
    3,
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
  weighed(1, fc.record({ is: fc.constant('clock' as const) })),
);
const BOOKED = fc.constantFrom(3, 6, 9, 17, 30).map((inDays): Deed[] =>
  [0, 1, 2].flatMap((which): Deed[] => [
    { is: 'book', guest: which, inDays: inDays + 4 * which, nights: 2 },
    { is: 'pay', which, late: false },
    { is: 'step', which, side: 'host', choice: 0, share: 1 },
  ]),
);
const POLICY = fc.record({
  instant: fc.boolean(),
  cancellation: fc.constantFrom<('flexible' | 'moderate' | 'strict')[]>('flexible', 'moderate', 'strict'),
  down_payment_percent: fc.constantFrom(1, 33, 50, 100),
  gap_minutes: fc.constantFrom(0, 90),
  security_deposit: fc.constantFrom(0, 1, 50_000),
});
const SERVICE = { name_ar: 'فطور', name_en: 'Breakfast', price: 5_000, charge: 'per_night' as const };

test(`${RUNS} random runs of changed bookings: no overlap, and paid, due and refunded are what the terms say`, async () => {
  process.stdout.write(`changed lives: seed ${SEED}\n`);
  const { db } = database;
  let changes = 0;
  await fc.assert(
    fc.asyncProperty(
      POLICY,
      BOOKED,
      fc.array(DEED, { minLength: 14, maxLength: 24 }),
      async (policy, booked, deeds) => {
        const guests = await Promise.all([0, 1, 2].map(() => buildPerson(db)));
        const times = { arrival_time: '16:00', departure_time: '12:00' };
        const listing = await buildListing(db, {
          unit: { policy: { ...times, ...policy }, services: [{ ...SERVICE, mandatory: false }] },
        });
        const run = new ReservationLives(db, listing, { guests, operatorId }, START);
        for (const deed of [...booked, ...deeds]) {
          await run.do(deed);
          await run.holdToMoney();
        }
        await run.end();
        changes += run.changes;
      },
    ),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
  expect(changes).toBeGreaterThan(2 * RUNS);
  expect(await proveLedger(db, PAYABLES)).toEqual([]);
  const { rows } = await sql`
    select one.id from occupancy one join occupancy other on other.space_id = one.space_id and other.id > one.id
      and other.during && one.during`.execute(db);
  expect(rows).toEqual([]);
  const held = await sql`
    select o.id from occupancy o join reservation_change c on c.id = o.change_id where c.closed_at is not null`.execute(
    db,
  );
  expect(held.rows).toEqual([]);
  process.stdout.write(`changed lives: ${changes} changes\n`);
}, 1_800_000);
