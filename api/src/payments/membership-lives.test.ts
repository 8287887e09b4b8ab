import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYABLES } from '../payables.ts';
import { buildPerson } from '../testing/factories.ts';
import { MembershipLife, type Step } from '../testing/membership-life.ts';
import { runsOf, SEED } from '../testing/proof.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { proveLedger } from './prove-ledger.ts';

const LIVES = runsOf(2000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const STEP: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ is: fc.constant('open' as const), plan: fc.nat(2), year: fc.boolean() }),
  },
  { weight: 5, arbitrary: fc.record({ is: fc.constant('pay' as const), which: fc.nat(9) }) },
  {
    weight: 4,
    arbitrary: fc.record({ is: fc.constant('pass' as const), days: fc.integer({ min: 0, max: 45 }) }),
  },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('clock' as const) }) },
);

test(`${LIVES} random lives of purchases, renewals, replacements and ends leave one membership each and exact books`, async () => {
  process.stdout.write(`membership lives: seed ${SEED}\n`);
  let income = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 3, maxLength: 9 }), async (steps) => {
      const life = new MembershipLife(database.db, await buildPerson(database.db, { kind: 'business' }));
      for (const step of steps) await life.take(step);
      expect(await life.found()).toEqual(life.expected());
      income += life.kept;
    }),
    { numRuns: LIVES, seed: SEED, endOnFailure: true },
  );
  expect(await proveLedger(database.db, PAYABLES)).toEqual([]);
  const { rows } = await sql<{ income: number; back: number; due: number }>`
    select coalesce(sum(amount) filter (where credit = 'membership_income'), 0)::bigint as income,
      coalesce(sum(amount) filter (where debit = 'refunds_payable'), 0)::bigint as back,
      (select coalesce(sum(received), 0)::bigint from payment where state = 'surplus') as due
    from ledger_entry`.execute(database.db);
  expect(rows[0]).toEqual({ income, back: rows[0]?.due, due: rows[0]?.due });
}, 600_000);
