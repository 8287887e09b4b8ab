import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '../payments/prove-ledger.ts';
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
import { keepProof } from './keep-proof.ts';

let world: PaymentWorld;
let operator: BuiltOperator;
let other: BuiltOperator;
/** A payment that the gateway has; others are made after it. */
let model: string;
beforeAll(async () => {
  world = await openPaymentWorld();
  operator = await operatorOf(world);
  other = await operatorOf(world, 'هند المشغّلة');
  model = (await pay(world, await hold(world))).id;
  await runJobs(world);
  world.clock.pass(3 * 3600);
});
afterAll(() => world.close());

/** A payment at the gateway two hours ago, beside everything we began. */
async function stranger(amount: number, id: string = randomUUID()): Promise<string> {
  const { db } = world.database;
  const row = await db
    .selectFrom('sandbox_gateway.payment')
    .selectAll()
    .where('id', '=', model)
    .executeTakeFirstOrThrow();
  const at = new Date(world.clock.now.getTime() - 2 * 3_600_000);
  await db
    .insertInto('sandbox_gateway.payment')
    .values({ ...row, id, amount, refunded: 0, paid_at: at, created_at: at, updated_at: at })
    .execute();
  return id;
}

/** A payment of a hold that the gateway has and that nothing told us of; too old for the reconciler. */
async function unrecorded(held: HeldReservation, amount?: number): Promise<string> {
  const { id } = await pay(world, held, { verdict: 'lost', ...(amount !== undefined && { amount }) });
  await world.database.db
    .updateTable('payment')
    .set({ state: 'failed', failure_code: 'declined', closed_at: world.clock.now })
    .where('id', '=', id)
    .execute();
  return id;
}

const prove = () => keepProof(world.deps, world.clock.now);
const list = async (view = 'open', by = operator) =>
  (await callConsole(world, by, `money_cases?view=${view}`)).json().data.items;
async function caseOf(chargeId: string, view = 'open', by = operator) {
  const items: { id: string; there: { charge_id: string } }[] = await list(view, by);
  return items.find(({ there }) => there.charge_id === chargeId);
}
async function decide(chargeId: string, said: object, by = operator) {
  const { rows } = await sql<{ id: string }>`
    select id from money_case where charge_id = ${chargeId} order by found_at desc limit 1`.execute(
    world.database.db,
  );
  return callConsole(world, by, `money_cases/${rows[0]?.id}/decision`, {
    reason: 'طابقتها ببوابة الدفع',
    ...said,
  });
}
const atGateway = (id: string) => world.deps.gateway.fetch(id);
async function ledgerOf(chargeId: string) {
  const { rows } = await sql<{ said: string }>`
    select entry.kind || ' ' || entry.amount as said from ledger_entry entry left join money_case found on found.id = entry.money_case_id
    where found.charge_id = ${chargeId} or entry.payment_id::text = ${chargeId} order by entry.id`.execute(
    world.database.db,
  );
  return rows.map(({ said }) => said);
}

test('money that belongs to nothing waits at the desk with both books, goes back once and is in the ledger', async () => {
  const id = await stranger(77_000);
  expect(await prove()).toHaveLength(1);
  await prove();
  expect(await caseOf(id)).toMatchObject({
    kind: 'stranger',
    amount: { amount: 77_000 },
    there: { left: { amount: 77_000 }, method: 'card' },
    here: null,
    decisions: ['returned', 'assigned', 'explained'],
  });
  const { queues } = (await callConsole(world, operator, 'desk')).json().data;
  expect(queues.find(({ key }: { key: string }) => key === 'money_cases')).toMatchObject({ waiting: 1 });
  expect((await decide(id, { decision: 'returned', reason: ' ' })).statusCode).toBe(422);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      decide(id, { decision: n % 2 === 0 ? 'returned' : 'explained' }, n < 4 ? operator : other),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(7).fill(409)]);
});

test('sent back it is gone at the gateway, once, however often it is sent; and the proof is sound', async () => {
  const id = await stranger(50_100);
  await prove();
  expect((await decide(id, { decision: 'returned' })).json().data).toEqual({ outcome: 'decided' });
  expect(await prove()).not.toContainEqual(expect.stringContaining(id));
  await runJobs(world);
  await runJobs(world);
  expect(await atGateway(id)).toMatchObject({ refunded: 50_100 });
  expect(await ledgerOf(id)).toEqual(['found_received 50100', 'found_returned 50100']);
  expect(await caseOf(id)).toBeUndefined();
  expect(await caseOf(id, 'decided')).toMatchObject({
    decided: { decision: 'returned', by: operator.name, reason: 'طابقتها ببوابة الدفع' },
    sending: { sent_at: expect.any(String), failed: null },
  });
  expect(await prove()).not.toContainEqual(expect.stringContaining(id));
});

test('a gateway that does not take it back leaves an open case with what it said, and takes it later once', async () => {
  const id = await stranger(50_200);
  await prove();
  const { refund } = world.deps.gateway;
  world.deps.gateway.refund = async () => {
    throw new Error('the gateway answered 502');
  };
  expect((await decide(id, { decision: 'returned' })).statusCode).toBe(201);
  await runJobs(world);
  world.deps.gateway.refund = refund;
  expect(await caseOf(id)).toMatchObject({
    sending: { sent_at: null, failed: { times: 1, said: expect.stringContaining('502') } },
  });
  expect((await decide(id, { decision: 'explained' })).json().code).toBe('state_changed');
  // What the gateway took without our hearing of it is not sent twice.
  const { id: caseId } = (await caseOf(id)) ?? { id: '' };
  await world.deps.gateway.refund(id, { amount: 50_200, refundId: caseId, left: 50_200 });
  await sql`select graphile_worker.add_job('books__send_back_found')`.execute(world.database.db);
  await runJobs(world);
  expect(await atGateway(id)).toMatchObject({ refunded: 50_200 });
  expect(await ledgerOf(id)).toEqual(['found_received 50200', 'found_returned 50200']);
});

test('assigned to a booking it pays exactly what is due there, as a payment of its own; to nothing else', async () => {
  const held = await hold(world);
  const id = await stranger(held.downPayment);
  const wrong = await stranger(held.downPayment + 100);
  await prove();
  expect(await caseOf(id)).toMatchObject({ fits: [{ kind: 'reservation', number: held.number }] });
  const of = { kind: 'reservation', number: held.number };
  expect((await decide(wrong, { decision: 'assigned', of })).json().code).toBe('due_unlike');
  expect((await decide(id, { decision: 'assigned', of: { ...of, number: '999999999' } })).json().code).toBe(
    'due_unlike',
  );
  const answers = await Promise.all([
    decide(id, { decision: 'assigned', of }),
    decide(id, { decision: 'assigned', of }, other),
    decide(id, { decision: 'returned' }, other),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
});

test('what came for an unpaid due and was not written down is taken for it; it pays the booking', async () => {
  const held = await hold(world);
  const id = await unrecorded(held);
  world.clock.pass(2 * 3600);
  await prove();
  // Its hold is long over, so that it can be given no more unless it is still free: both are told honestly.
  const answer = await decide(id, { decision: 'assigned' });
  const isGiven = answer.statusCode === 201;
  expect(isGiven || answer.json().code === 'due_not_given').toBe(true);
  if (!isGiven) expect((await decide(id, { decision: 'returned' })).statusCode).toBe(201);
  await runJobs(world);
  expect(await ledgerOf(id)).toEqual(
    isGiven
      ? [`payment_settled ${held.downPayment}`]
      : [`surplus_received ${held.downPayment}`, `refund_paid ${held.downPayment}`],
  );
  expect(await prove()).not.toContainEqual(expect.stringContaining(id));
});

test('a second payment and a wrong amount may go back or be explained, and are not taken for what is paid', async () => {
  const [paid, unpaid] = [await hold(world), await hold(world)];
  await pay(world, paid);
  await runJobs(world);
  const { rows } = await sql<{ id: string }>`
    insert into payment (id, due_id, method, gateway, amount, state, failure_code, created_at, closed_at)
    select uuidv7(), payment.due_id, 'card', 'sandbox', payment.amount, 'failed', 'declined', now(), now()
    from payment join due on due.id = payment.due_id where due.reservation_id = ${paid.id} returning id`.execute(
    world.database.db,
  );
  const second = await stranger(paid.downPayment, rows[0]?.id);
  const wrong = await unrecorded(unpaid, 300);
  world.clock.pass(2 * 3600);
  await prove();
  expect(await caseOf(second)).toMatchObject({ kind: 'second', here: { is_due_paid: true } });
  expect(await caseOf(wrong)).toMatchObject({ kind: 'wrong_amount', decisions: ['returned', 'explained'] });
  expect((await decide(second, { decision: 'assigned' })).statusCode).toBe(422);
  for (const id of [second, wrong]) expect((await decide(id, { decision: 'returned' })).statusCode).toBe(201);
  await runJobs(world);
  expect(await atGateway(second)).toMatchObject({ refunded: paid.downPayment });
  expect(await atGateway(wrong)).toMatchObject({ refunded: 300 });
  expect(await ledgerOf(wrong)).toEqual(['surplus_received 300', 'refund_paid 300']);
});

test('explained it is told no more while it stays as it was, and waits again once it is another sum', async () => {
  const id = await stranger(61_000);
  await prove();
  expect((await decide(id, { decision: 'explained' })).statusCode).toBe(201);
  expect(await prove()).not.toContainEqual(expect.stringContaining(id));
  await world.database.db
    .updateTable('sandbox_gateway.payment')
    .set({ refunded: 1000 })
    .where('id', '=', id)
    .execute();
  expect(await prove()).toContainEqual(expect.stringContaining(id));
  expect(await caseOf(id)).toMatchObject({ amount: { amount: 60_000 } });
});

test('what agrees again by itself waits no more, and what moved since it was found is not decided', async () => {
  const id = await stranger(62_000);
  await prove();
  const books = () => world.database.db.updateTable('sandbox_gateway.payment').where('id', '=', id);
  await books().set({ refunded: 500 }).execute();
  expect((await decide(id, { decision: 'returned' })).json().code).toBe('state_changed');
  await books().set({ refunded: 62_000 }).execute();
  await prove();
  expect(await caseOf(id)).toBeUndefined();
  expect((await decide(id, { decision: 'explained' })).json().code).toBe('state_changed');
});

test('above the dated limit two operators say the same; the database refuses one alone, and a second decision', async () => {
  const { db } = world.database;
  await sql`insert into setting (key, effective_from, type, value, source)
    values ('refund_second_operator_above', ${world.clock.now}, 'halalas', '80000', 'a test')`.execute(db);
  const id = await stranger(80_100);
  await prove();
  const alone = db
    .updateTable('money_case')
    .set({
      decision: 'explained',
      reason: 'وحدي',
      decided_by: operator.operatorId,
      decided_at: world.clock.now,
    })
    .where('charge_id', '=', id)
    .execute();
  await expect(alone).rejects.toMatchObject({ constraint: 'money_case_large_has_second' });
  expect((await decide(id, { decision: 'returned' })).json().data).toEqual({ outcome: 'proposed' });
  expect((await decide(id, { decision: 'returned' })).json().code).toBe('second_operator_needed');
  expect(await caseOf(id, 'open', other)).toMatchObject({ proposed: { decision: 'returned', mine: false } });
  expect((await decide(id, { decision: 'explained' }, other)).json().data).toEqual({ outcome: 'proposed' });
  const answers = await Promise.all([
    decide(id, { decision: 'explained' }),
    decide(id, { decision: 'explained' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const again = db.updateTable('money_case').set({ reason: 'غيره' }).where('charge_id', '=', id).execute();
  await expect(again).rejects.toMatchObject({ constraint: 'money_case_decided_once' });
  const acts = await db
    .selectFrom('audit_entry')
    .select('act')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(acts.map(({ act }) => act)).toEqual([
    'money_case_proposed',
    'money_case_proposed',
    'money_case_decided',
  ]);
});

test('the ledger agrees with all of it', async () => {
  await runJobs(world);
  expect(await proveLedger(world.database.db, world.deps.payables)).toEqual([]);
});
