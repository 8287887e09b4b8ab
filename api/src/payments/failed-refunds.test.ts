import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { BuiltOperator } from '../testing/operators.ts';
import {
  type HeldReservation,
  hold,
  openPaymentWorld,
  type PaymentWorld,
  pay,
  runJobs,
} from '../testing/payment-world.ts';
import { callConsole, operatorOf } from '../testing/transfer-world.ts';
import { proveLedger } from './prove-ledger.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { resolvePayment } from './resolve-payment.ts';
import { sendRefund } from './send-refund.ts';

let world: PaymentWorld;
let operator: BuiltOperator;
let other: BuiltOperator;
let reference = 1000;
beforeAll(async () => {
  world = await openPaymentWorld();
  operator = await operatorOf(world);
  other = await operatorOf(world, 'هند المشغّلة');
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await proveLedger(world.database.db, world.deps.payables)).toEqual([]);
});

/** A refund that the gateway did not take for an hour: the second of two payments for one due. */
async function failedRefund(): Promise<{ id: string; chargeId: string; held: HeldReservation }> {
  const held = await hold(world);
  const [one, second] = [
    await pay(world, held, { verdict: 'lost' }),
    await pay(world, held, { verdict: 'lost' }),
  ];
  await resolvePayment(world.deps, one.id, world.clock.now);
  await resolvePayment(world.deps, second.id, world.clock.now);
  const { db } = world.database;
  const { id } = await db
    .selectFrom('refund')
    .select('id')
    .where('payment_id', '=', second.id)
    .executeTakeFirstOrThrow();
  await expect(sendRefund(down(), id, world.clock.now)).rejects.toThrow('answered 502');
  world.clock.pass(3600);
  return { id, chargeId: second.id, held };
}

/** The world with a gateway that takes no refund. */
const down = () => ({
  ...world.deps,
  gateway: {
    ...world.deps.gateway,
    refund: async () => {
      throw new Error('the gateway answered 502');
    },
  },
});

const list = async (by = operator) => (await callConsole(world, by, 'refunds')).json().data;
const ofCase = async (id: string, by = operator) =>
  (await list(by)).items.find((one: { id: string }) => one.id === id);
const take = (id: string, by = operator) =>
  callConsole(world, by, `refunds/${id}/takeover`, { reason: 'البطاقة مغلقة' });
const payBack = (id: string, bank_reference: string, by = operator) =>
  callConsole(world, by, `refunds/${id}/payments`, { bank_reference });
const retry = (id: string, give_back = false) =>
  callConsole(world, operator, `refunds/${id}/attempts`, { give_back });
const nextReference = () => `FT${++reference}`;
const refundedAtGateway = async (id: string) => (await world.deps.gateway.fetch(id))?.refunded;
const stateOf = async (id: string) =>
  (
    await world.database.db
      .selectFrom('refund')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state;

test('a refund that the gateway did not take is at the desk after half an hour, with what it said', async () => {
  const { id, chargeId, held } = await failedRefund();
  const one = await ofCase(id);
  expect(one).toMatchObject({
    subject: { kind: 'reservation', number: held.number },
    amount: { amount: held.downPayment },
    reason: 'second',
    failed: { times: 1, said: expect.stringContaining('answered 502') },
    payment: { charge_id: chargeId, received: { amount: held.downPayment } },
    taken: null,
    proposed: null,
  });
  const { queues } = (await callConsole(world, operator, 'desk')).json().data;
  expect(queues.map(({ key }: { key: string }) => key)).toContain('refunds');
  await runJobs(world);
  expect(await ofCase(id)).toBeUndefined();
});

test('the gateway is asked again after twice as long each time, and at last every six hours', async () => {
  const { id } = await failedRefund();
  const { db } = world.database;
  const triedAfter = async (minutes: number) => {
    world.clock.pass(minutes * 60);
    const tried: string[] = [];
    await reconcilePayments(down(), world.clock.now, (_error, of) => tried.push(of));
    return tried.includes(id);
  };
  expect(await triedAfter(0)).toBe(true);
  expect([await triedAfter(3), await triedAfter(1)]).toEqual([false, true]);
  expect([await triedAfter(7), await triedAfter(1)]).toEqual([false, true]);
  await db.updateTable('refund').set({ failures: 40 }).where('id', '=', id).execute();
  expect([await triedAfter(359), await triedAfter(1)]).toEqual([false, true]);
  expect((await retry(id)).statusCode).toBe(201);
  expect(await stateOf(id)).toBe('done');
});

test('tried again it goes back through the gateway, once, however many ask', async () => {
  const { id, chargeId, held } = await failedRefund();
  const answers = await Promise.all([retry(id), retry(id), retry(id)]);
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
  expect(await refundedAtGateway(chargeId)).toBe(held.downPayment);
  expect(await stateOf(id)).toBe('done');
});

test('taken from the gateway it is sent by nobody else, and paid by bank once, with its movement', async () => {
  const { id, chargeId } = await failedRefund();
  expect((await payBack(id, nextReference())).statusCode).toBe(409);
  expect((await callConsole(world, operator, `refunds/${id}/takeover`, { reason: ' ' })).statusCode).toBe(
    422,
  );
  expect((await take(id)).statusCode).toBe(201);
  expect((await take(id, other)).json().code).toBe('state_changed');
  await reconcilePayments(world.deps, world.clock.now, (error) => {
    throw error;
  });
  await runJobs(world);
  expect(await refundedAtGateway(chargeId)).toBe(0);
  expect(await ofCase(id)).toMatchObject({ taken: { by: operator.name, reason: 'البطاقة مغلقة' } });
  const used = nextReference();
  const answers = await Promise.all([
    payBack(id, used),
    payBack(id, used, other),
    payBack(id, nextReference()),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  expect(await stateOf(id)).toBe('done');
  expect(await ofCase(id)).toBeUndefined();
  const entries = await world.database.db
    .selectFrom('ledger_entry')
    .select(['kind', 'credit'])
    .where('refund_id', '=', id)
    .execute();
  expect(entries).toEqual([{ kind: 'refund_paid', credit: 'bank' }]);
  const acts = await world.database.db
    .selectFrom('audit_entry')
    .select(['act', 'reason'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(acts).toEqual([
    { act: 'refund_taken', reason: 'البطاقة مغلقة' },
    { act: 'refund_paid_otherwise', reason: null },
  ]);
});

test('it is given back to the gateway by who knows that it was taken, and by nobody else', async () => {
  const { id, chargeId, held } = await failedRefund();
  expect((await retry(id, true)).json().code).toBe('state_changed');
  await take(id);
  expect((await retry(id)).json().code).toBe('state_changed');
  expect(await refundedAtGateway(chargeId)).toBe(0);
  expect((await retry(id, true)).json().data).toEqual({ outcome: 'sent' });
  expect(await refundedAtGateway(chargeId)).toBe(held.downPayment);
});

test('taking it races trying it again: it goes back one way', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, chargeId, held } = await failedRefund();
    const [taken] = await Promise.all([take(id), retry(id)]);
    const isTaken = taken.statusCode === 201 && (await stateOf(id)) === 'requested';
    expect(await refundedAtGateway(chargeId)).toBe(isTaken ? 0 : held.downPayment);
    if (isTaken) expect((await payBack(id, nextReference())).statusCode).toBe(201);
    expect(await stateOf(id)).toBe('done');
  }
});

test('what the gateway has after all is not taken from it, nor while it cannot be asked', async () => {
  const { id, chargeId, held } = await failedRefund();
  const { fetch } = world.deps.gateway;
  world.deps.gateway.fetch = async () => {
    throw new Error('no answer');
  };
  expect((await take(id)).json().code).toBe('gateway_silent');
  world.deps.gateway.fetch = fetch;
  await world.deps.gateway.refund(chargeId, {
    amount: held.downPayment,
    refundId: id,
    left: held.downPayment,
  });
  expect((await take(id)).json().code).toBe('refund_at_gateway');
  expect((await retry(id)).json().data).toEqual({ outcome: 'sent' });
  expect(await refundedAtGateway(chargeId)).toBe(held.downPayment);
});

test('above the dated limit a second operator names the same movement; the database refuses one alone', async () => {
  const { id } = await failedRefund();
  const { db } = world.database;
  await sql`insert into setting (key, effective_from, type, value, source)
    values ('refund_second_operator_above', ${world.clock.now}, 'halalas', '100', 'a test')`.execute(db);
  await take(id);
  const used = nextReference();
  const alone = db
    .updateTable('refund')
    .set({ state: 'done', done_at: world.clock.now, bank_reference: used, sent_by: operator.operatorId })
    .where('id', '=', id)
    .execute();
  await expect(alone).rejects.toMatchObject({ constraint: 'refund_large_has_second' });
  expect((await payBack(id, used)).json().data).toEqual({ outcome: 'proposed' });
  expect((await payBack(id, used)).json().code).toBe('second_operator_needed');
  expect((await retry(id)).json().code).toBe('state_changed');
  expect(await ofCase(id, other)).toMatchObject({ proposed: { bank_reference: used, mine: false } });
  const answers = await Promise.all([payBack(id, used, other), payBack(id, used, other)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(await stateOf(id)).toBe('done');
  const again = db.updateTable('refund').set({ bank_reference: 'FT1' }).where('id', '=', id).execute();
  await expect(again).rejects.toMatchObject({ constraint: 'refund_done_once' });
  await sql`delete from setting where source = 'a test'`.execute(db).catch(() => undefined);
});
