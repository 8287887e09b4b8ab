import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GatewaySettlement, SettlementLine } from '../payments/payment-gateway.ts';
import type { BuiltOperator } from '../testing/operators.ts';
import {
  hold,
  openPaymentWorld,
  type PaymentWorld,
  pay,
  runJobs,
  type StartedPayment,
} from '../testing/payment-world.ts';
import { callConsole, operatorOf } from '../testing/transfer-world.ts';
import { keepProof } from './keep-proof.ts';

const STRANGER = randomUUID();
let world: PaymentWorld;
let operator: BuiltOperator;
/** Payments that are settled as they were, with another amount, and not at all. */
let right: StartedPayment;
let other: StartedPayment;
let missing: StartedPayment;
const told = new Map<string, { settlement: GatewaySettlement; lines: SettlementLine[] }>();

beforeAll(async () => {
  world = await openPaymentWorld();
  operator = await operatorOf(world);
  right = await pay(world, await hold(world));
  other = await pay(world, await hold(world));
  missing = await pay(world, await hold(world));
  await runJobs(world);
  world.deps.gateway.settlements = async () => [...told.values()].map(({ settlement }) => settlement);
  world.deps.gateway.settlementLines = async (id) => told.get(id)?.lines ?? [];
});
afterAll(() => world.close());

const prove = () => keepProof(world.deps, world.clock.now);
const cases = async () => (await callConsole(world, operator, 'money_cases')).json().data.items;

/** A line whose fee is about one in a hundred. */
function line(kind: SettlementLine['kind'], chargeId: string, gross: number): SettlementLine {
  return { kind, chargeId, gross, fee: Math.round(Math.abs(gross) / 100), feeVat: 0 };
}

/** Has the gateway tell a settlement that sent so much more than its lines come to. */
function tell(id: string, lines: SettlementLine[], more = 0): void {
  const net = lines.reduce((sum, { gross, fee, feeVat }) => sum + gross - fee - feeVat, 0) + more;
  told.set(id, { settlement: { id, at: world.clock.now, net, fee: 0, feeVat: 0 }, lines });
}

test('each lie of a settlement is a case of its own, told until an operator explains it', async () => {
  const lines = [
    line('payment', right.id, right.amount),
    line('chargeback', right.id, -200),
    line('payment', other.id, other.amount + 100),
    line('payment', STRANGER, 5_000),
  ];
  tell('first', lines, 700);
  const net = told.get('first')?.settlement.net ?? 0;
  const found = await prove();
  expect(found.toSorted()).toEqual(
    [
      `payment ${right.id} at sandbox: 200 was taken back by settlements, we sent back 0`,
      `payment ${other.id} at sandbox: ${other.amount + 100} was settled, we received ${other.amount}`,
      `payment ${STRANGER} at sandbox: 5000 was settled and is not in our books`,
      `settlement first at sandbox: ${net} was sent, its lines come to ${net - 700}`,
    ].toSorted(),
  );
  const shown = await cases();
  expect(shown.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(
    ['settled_otherwise', 'settled_stranger', 'settlement_sum', 'taken_back_otherwise'].toSorted(),
  );
  expect(shown.find(({ kind }: { kind: string }) => kind === 'settlement_sum')).toMatchObject({
    there: { charge_id: 'first', left: { amount: net }, lines: { amount: net - 700 } },
    here: null,
    decisions: ['explained'],
  });
  const { items } = (await callConsole(world, operator, 'settlements')).json().data;
  expect(items).toMatchObject([{ reference: 'first', cases: 4 }]);

  const wrong = shown.find(({ kind }: { kind: string }) => kind === 'settled_otherwise');
  const answer = await callConsole(world, operator, `money_cases/${wrong.id}/decision`, {
    decision: 'explained',
    reason: 'فرق صرف أعادته البوابة',
  });
  expect(answer.statusCode).toBe(201);
  expect(await prove()).toHaveLength(3);

  world.clock.pass(8 * 24 * 3600);
  expect(await prove()).toContain(
    `payment ${missing.id} at sandbox: we received ${missing.amount}, no settlement has it`,
  );
  tell('second', [line('payment', missing.id, missing.amount), line('payment', right.id, 200)]);
  const after = await prove();
  expect(after).toHaveLength(4);
  expect(after).toContain(
    `payment ${right.id} at sandbox: ${right.amount + 200} was settled, we received ${right.amount}`,
  );
  const kinds = (await cases()).map(({ kind }: { kind: string }) => kind);
  expect(kinds).not.toContain('not_settled');
});

test('a gateway that does not tell its settlements is told of, and no case is taken for gone', async () => {
  const before = (await cases()).length;
  world.deps.gateway.settlements = async () => {
    throw new Error('no answer');
  };
  expect(await prove()).toEqual([
    'settlements of sandbox were not compared, as it did not answer: Error: no answer',
  ]);
  expect(await cases()).toHaveLength(before);
});
