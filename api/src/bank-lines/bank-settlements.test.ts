import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differencesOfSettlements } from '../books/compare-settlements.ts';
import { keepSettlement } from '../gateway-settlements/keep-settlement.ts';
import { transact } from '../platform/db/database.ts';
import { multipartOf } from '../testing/multipart.ts';
import type { BuiltOperator } from '../testing/operators.ts';
import { openPaymentWorld, type PaymentWorld } from '../testing/payment-world.ts';
import { callConsole, operatorOf } from '../testing/transfer-world.ts';
import { headersOf } from '../testing/world.ts';

let world: PaymentWorld;
let operator: BuiltOperator;
beforeAll(async () => {
  world = await openPaymentWorld();
  world.clock.now = new Date('2030-02-20T09:00:00Z');
  operator = await operatorOf(world);
});
afterAll(() => world.close());

/** Has the gateway have sent so much on a day: all of it its own money, which no payment of ours is beside. */
async function settle(reference: string, net: number, day: string): Promise<void> {
  const settlement = { id: reference, at: new Date(`${day}T03:00:00Z`), net, fee: 0, feeVat: 0 };
  const line = { kind: 'charge', chargeId: null, gross: 0, fee: -net, feeVat: 0 } as const;
  await transact(world.database.db, (tx) =>
    keepSettlement(tx, 'sandbox', { settlement, lines: [line] }, world.clock.now),
  );
}

async function give(rows: readonly string[]): Promise<void> {
  const file = ['التاريخ,الوصف,المرجع,مدين,دائن', ...rows].join('\n');
  const { body, headers } = multipartOf('statement', Buffer.from(file));
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/v1/console/bank_statements?keep=true',
    headers: { ...headersOf({}), ...operator.headers, ...headers },
    payload: body,
  });
  expect(answer.statusCode).toBe(201);
}

const show = async (view: string) =>
  (await callConsole(world, operator, `bank_lines?view=${view}`)).json().data.items;
const missing = async () =>
  (await differencesOfSettlements(world.database.db, 'sandbox', world.clock.now)).map(
    ({ kind, chargeId }) => `${kind} ${chargeId}`,
  );

test('a line is proposed for the settlement of its amount, confirmed once, and then it has arrived', async () => {
  await settle('arrives', 123_456, '2030-02-04');
  await give([
    '2030-02-03,رصيد سابق,CAME0,,1.00',
    '2030-02-05,حوالة واردة ميسر,CAME1,,1234.56',
    '2030-02-06,حوالة واردة,CAME2,,1234.57',
  ]);
  const [line] = await show('fits');
  expect(line).toMatchObject({
    bank_reference: 'CAME1',
    proposal: { reason: 'amount', match: { kind: 'settlement', gateway: 'sandbox', date: '2030-02-04' } },
  });
  const { match: of } = line.proposal;
  const match = (id: string, settlement: string) =>
    callConsole(world, operator, `bank_lines/${id}/match`, { kind: 'settlement', id: settlement });
  const unlike = (await show('none')).find(
    (one: { bank_reference: string }) => one.bank_reference === 'CAME2',
  );
  expect((await match(unlike.id, of.id)).json().code).toBe('line_unlike');
  expect((await match(line.id, randomUUID())).json().code).toBe('not_found');
  const answers = await Promise.all([1, 2, 3].map(() => match(line.id, of.id)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  expect((await show('closed'))[0].closed).toMatchObject({ as: 'settlement', what: '2030-02-04' });
  const [shown] = (await callConsole(world, operator, 'settlements')).json().data.items;
  expect(shown).toMatchObject({ reference: 'arrives', arrived_on: '2030-02-05' });
});

test('what was sent and stands in no line for a week is missed, but only where the statements tell of those days', async () => {
  await settle('lost', 5_000, '2030-02-05');
  await settle('waits', 6_000, '2030-02-05');
  await settle('before', 7_000, '2030-01-20');
  expect(await missing()).toEqual([]);
  await give(['2030-02-07,حوالة واردة,CAME3,,60.00', '2030-02-13,رسوم,CAME4,1.00,']);
  expect(await missing()).toEqual(['not_arrived lost']);
});
