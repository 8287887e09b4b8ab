import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePayouts } from '../payouts/make-payouts.ts';
import { buildListing, buildPerson } from '../testing/factories.ts';
import { multipartOf } from '../testing/multipart.ts';
import type { BuiltOperator } from '../testing/operators.ts';
import { hold, openPaymentWorld, type PaymentWorld, pay, runJobs } from '../testing/payment-world.ts';
import { callConsole, operatorOf } from '../testing/transfer-world.ts';
import { headersOf } from '../testing/world.ts';

const AFTER = new Date('2030-02-03T13:00:00Z');
let world: PaymentWorld;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openPaymentWorld();
  operator = await operatorOf(world);
});
afterAll(() => world.close());

/** The number and amount of a payout whose file the bank was given. */
async function exportedPayout(): Promise<{ number: number; amount: number }> {
  const { db } = world.database;
  const host = await buildPerson(db);
  const listing = await buildListing(db, { host, unit: { policy: { down_payment_percent: 100 } } });
  const goesTo = {
    kind: 'bank',
    iban: 'SA0380000000608010167519',
    bank_name: 'الراجحي',
    holder: 'سعد',
  } as const;
  await db
    .insertInto('payout_destination')
    .values({ account_id: host.accountId, ...goesTo } as never)
    .execute();
  await pay(world, await hold(world, { unitId: listing.unitId }));
  await runJobs(world);
  world.clock.now = AFTER;
  await makePayouts(db, AFTER);
  const batch = (await callConsole(world, operator, 'payout-batches', {})).json().data;
  await callConsole(world, operator, `payout-batches/${batch.id}/file`, {});
  return db.selectFrom('payout').select(['number', 'amount']).executeTakeFirstOrThrow();
}

test('money that left is proposed for the payout of its number and amount, and marks it paid', async () => {
  const { number, amount } = await exportedPayout();
  const rows = [
    `2030-02-03,ديار ${number},OUT1,${(amount / 100).toFixed(2)},`,
    `2030-02-03,ديار ${number},OUT2,${(amount / 100 + 1).toFixed(2)},`,
  ];
  const file = ['التاريخ,الوصف,المرجع,مدين,دائن', ...rows].join('\n');
  const { body, headers } = multipartOf('statement', Buffer.from(file));
  await world.app.inject({
    method: 'POST',
    url: '/api/v1/console/bank_statements?keep=true',
    headers: { ...headersOf({}), ...operator.headers, ...headers },
    payload: body,
  });
  const show = async (view: string) =>
    (await callConsole(world, operator, `bank_lines?view=${view}`)).json().data.items;
  const [line] = await show('fits');
  const of = { kind: 'payout', id: String(number) };
  expect(line).toMatchObject({ bank_reference: 'OUT1', proposal: { reason: 'reference', match: of } });
  const [unlike] = await show('none');
  expect(unlike).toMatchObject({ bank_reference: 'OUT2', proposal: null });
  const match = (id: string) => callConsole(world, operator, `bank_lines/${id}/match`, of);
  expect((await match(unlike.id)).json().code).toBe('line_unlike');
  expect((await match(line.id)).json().data).toEqual({ outcome: 'paid' });
  const [paid] = await show('closed');
  expect(paid.closed).toMatchObject({ as: 'payout', what: String(number) });
  const kept = await world.database.db.selectFrom('payout').select(['state', 'reference']).executeTakeFirst();
  expect(kept).toEqual({ state: 'paid', reference: 'OUT1' });
});
