import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepProof } from '../books/keep-proof.ts';
import { scale } from '../money/rounding.ts';
import type { BuiltOperator } from '../testing/operators.ts';
import {
  type HeldReservation,
  hold,
  openPaymentWorld,
  type PaymentWorld,
  pay,
  payByWallet,
  runJobs,
} from '../testing/payment-world.ts';
import { SEED } from '../testing/proof.ts';
import { callConsole, operatorOf } from '../testing/transfer-world.ts';
import { proveSettlements } from './prove-settlements.ts';
import { takeInSettlements } from './take-in-settlements.ts';

const DAY_SECONDS = 24 * 3600;
const VISA = '4111111111111111';

let world: PaymentWorld;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openPaymentWorld();
  operator = await operatorOf(world);
});
afterAll(() => world.close());

const takeIn = () => takeInSettlements(world.deps, world.clock.now);
const prove = () => keepProof(world.deps, world.clock.now);

async function rowsOf<T>(query: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await query.execute(world.database.db)).rows;
}

/** The ledger's rows of settlements, in halalas. */
const entries = () =>
  rowsOf(sql<{ said: string }>`
    select kind || ': ' || debit || ' from ' || credit || ' ' || amount as said
    from ledger_entry where gateway_settlement_id is not null order by id`);

const gatewayOwes = async () =>
  (await callConsole(world, operator, 'settlements')).json().data.owed.amount as number;

/** What came by the gateway and stayed there, by its own books, less what its settlements are of. */
async function leftThere(): Promise<number> {
  const [row] = await rowsOf(sql<{ left: number }>`
    select ((select coalesce(sum(amount - refunded), 0) from sandbox_gateway.payment where paid_at is not null)
      - (select coalesce(sum(gross), 0) from gateway_settlement))::bigint as left`);
  return row?.left ?? Number.NaN;
}

test('a day is settled the next morning: what went to the bank, what the gateway kept and its tax are in the ledger once', async () => {
  const [mada, visa] = [await hold(world), await hold(world)];
  await pay(world, mada);
  await pay(world, visa, { number: VISA });
  await runJobs(world);
  expect(await takeIn()).toBe(0);
  expect(await gatewayOwes()).toBe(mada.downPayment + visa.downPayment);

  world.clock.pass(DAY_SECONDS);
  // Ten processes at once, and two jobs after them.
  const taken = await Promise.all(Array.from({ length: 10 }, takeIn));
  expect(taken.reduce((sum, each) => sum + each, 0)).toBe(1);
  for (const _ of [1, 2]) {
    await sql`select graphile_worker.add_job('gateway_settlements__take_in')`.execute(world.database.db);
    await runJobs(world);
  }

  // mada 1 %; a credit card 2.5 % and a riyal; 40 halalas for the transfer; VAT on each.
  const fees = [scale(mada.downPayment, 100, 10_000), scale(visa.downPayment, 250, 10_000) + 100, 40];
  const fee = fees.reduce((sum, each) => sum + each, 0);
  const vat = fees.map((each) => scale(each, 15, 100)).reduce((sum, each) => sum + each, 0);
  const net = mada.downPayment + visa.downPayment - fee - vat;
  expect((await entries()).map(({ said }) => said)).toEqual([
    `gateway_settlement: bank from gateway ${net}`,
    `gateway_fee: gateway_fees from gateway ${fee}`,
    `gateway_fee_vat: input_tax from gateway ${vat}`,
  ]);
  expect(await gatewayOwes()).toBe(0);
  expect(await prove()).toEqual([]);

  const { items } = (await callConsole(world, operator, 'settlements')).json().data;
  expect(items).toMatchObject([
    {
      gross: { amount: net + fee + vat },
      fee: { amount: fee },
      fee_vat: { amount: vat },
      net: { amount: net },
      lines: 3,
      cases: 0,
    },
  ]);
  const shown = (await callConsole(world, operator, `settlements/${items[0].id}`)).json().data;
  const numbers = shown.items.map(({ kind, of }: { kind: string; of: { number: string } | null }) => [
    kind,
    of?.number,
  ]);
  expect(numbers.toSorted()).toEqual(
    [
      ['charge', undefined],
      ['payment', mada.number],
      ['payment', visa.number],
    ].toSorted(),
  );
  const days = (await callConsole(world, operator, 'ledger/days')).json().data.items;
  expect(days[0].gateway_fees.amount).toBe(fee + vat);
});

test('what is kept of a settlement is not changed, and a ledger that says otherwise is told', async () => {
  const { db } = world.database;
  await expect(
    sql`update gateway_settlement set net = net + 1, gross = gross + 1`.execute(db),
  ).rejects.toThrow('append only');
  await expect(sql`delete from gateway_settlement_line`.execute(db)).rejects.toThrow('append only');
  let found: string[] = [];
  const spoilt = db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update ledger_entry set amount = amount + 1 where kind = 'gateway_fee'`.execute(tx);
    await sql`update gateway_settlement_line set fee_vat = fee_vat + 1 where kind = 'charge'`.execute(tx);
    found = await proveSettlements(tx);
    throw new Error('undo');
  });
  await expect(spoilt).rejects.toThrow('undo');
  expect(found).toEqual([
    expect.stringMatching(/^gateway_fee of settlement .* or other sides$/),
    expect.stringMatching(/^fees of settlement /),
  ]);
});

/** How a booking is paid; another amount than was asked for goes back, and a small one costs more than it brings. */
const WAYS = {
  mada: (held: HeldReservation) => pay(world, held),
  visa: (held: HeldReservation) => pay(world, held, { number: VISA }),
  wallet: (held: HeldReservation) => payByWallet(world, held),
  small: (held: HeldReservation) => pay(world, held, { amount: 100 }),
  large: (held: HeldReservation) => pay(world, held, { amount: 43_210 }),
} as const;
type Way = keyof typeof WAYS;

test('through random days of payments and of money that goes back the proof stays exact, and what the gateway owes too', async () => {
  const ways = fc.constantFrom(...(Object.keys(WAYS) as Way[]));
  const random = fc.sample(fc.array(ways, { maxLength: 3 }), { numRuns: 6, seed: SEED });
  // On the second day more is kept than came: it is settled with the next one.
  const days: Way[][] = [['visa', 'large'], ['small'], ['wallet'], ...random];
  let settled = 0;
  for (const [day, chosen] of days.entries()) {
    for (const way of chosen) await WAYS[way](await hold(world, { start: '2030-03-01', end: '2030-03-03' }));
    await runJobs(world);
    world.clock.pass(DAY_SECONDS);
    settled += await takeIn();
    expect(await prove(), `day ${day}, seed ${SEED}`).toEqual([]);
    expect(await gatewayOwes(), `day ${day}, seed ${SEED}`).toBe(await leftThere());
  }
  expect(settled).toBeGreaterThan(1);
  const [refunds] = await rowsOf(
    sql<{ n: number }>`select count(*)::int as n from gateway_settlement_line where kind = 'refund'`,
  );
  expect(refunds?.n).toBeGreaterThan(1);
}, 90_000);
