import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '../payments/prove-ledger.ts';
import { cancelUnpaidRests } from '../reservations/expire-unanswered.ts';
import { releaseLapsed } from '../reservations/release-lapsed.ts';
import { remindOfRests } from '../reservations/remind-of-rests.ts';
import { showReservation } from '../reservations/show-reservation.ts';
import { buildListing, buildPerson } from '../testing/factories.ts';
import type { BuiltOperator } from '../testing/operators.ts';
import { checkPayment, type HeldReservation, hold, pay } from '../testing/payment-world.ts';
import { openPurchase } from '../testing/purchase-world.ts';
import {
  callConsole,
  chooseTransfer,
  openTransfer,
  operatorOf,
  receiptPicture,
  sendReceipt,
} from '../testing/transfer-world.ts';
import { headersOf, openWorld, type World } from '../testing/world.ts';
import { returnLapsedParts } from './return-lapsed-parts.ts';

let world: World;
let operator: BuiltOperator;
let other: BuiltOperator;
let pictures = 0;
let movements = 0;
beforeAll(async () => {
  world = await openWorld();
  operator = await operatorOf(world);
  other = await operatorOf(world, 'هند المشغّلة');
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await proveLedger(world.database.db, world.deps.payables)).toEqual([]);
});

const paidBy = ({ number }: HeldReservation) => `reservations/${number}`;
const newPicture = () => {
  pictures += 1;
  return receiptPicture(pictures);
};
const newMovement = () => {
  movements += 1;
  return `FT${1000 + movements}`;
};
const stateOf = async (held: HeldReservation, side: 'guest' | 'host' = 'guest') => {
  const { db } = world.database;
  const { guest_account_id, host_account_id } = await db
    .selectFrom('reservation')
    .select(['guest_account_id', 'host_account_id'])
    .where('id', '=', held.id)
    .executeTakeFirstOrThrow();
  const accountId = side === 'guest' ? guest_account_id : host_account_id;
  return showReservation({ db }, { accountId, side, number: held.number, lang: 'ar', now: world.clock.now });
};

/** A hold whose transfer is chosen and its receipt sent; answers the receipt's id. */
async function review(held: HeldReservation, picture?: Buffer): Promise<string> {
  await openTransfer(world, held.guest, paidBy(held));
  return receiptOf(held, picture);
}
async function receiptOf(held: HeldReservation, picture?: Buffer): Promise<string> {
  const sent = await sendReceipt(world, held.guest, paidBy(held), picture ?? (await newPicture()));
  if (sent.statusCode !== 201) throw new Error(sent.body);
  const { items } = (await callConsole(world, operator, 'transfers')).json().data;
  return items.find((one: { reference: string }) => one.reference === sent.json().data.reference).id;
}
const confirm = (id: string, received: number, reference = newMovement(), by = operator) =>
  callConsole(world, by, `transfers/${id}/decision`, {
    decision: 'confirmed',
    received,
    bank_reference: reference,
  });
const refuse = (id: string, reason: string) =>
  callConsole(world, operator, `transfers/${id}/decision`, { decision: 'refused', reason });
const outcomeOf = (answer: { json(): { data: { outcome: string } } }) => answer.json().data.outcome;
const owedBack = async () =>
  (await callConsole(world, operator, 'bank_refunds')).json().data.items as {
    id: string;
    amount: { amount: number };
    reason: string;
    subject: { number: string };
  }[];
const owedOf = async (held: HeldReservation) =>
  (await owedBack()).filter(({ subject }) => subject.number === held.number);

test('a transfer keeps a hold for a day, its receipt stops the clock, and the operator confirms the booking', async () => {
  const held = await hold(world);
  const transfer = await openTransfer(world, held.guest, paidBy(held));
  expect(transfer).toMatchObject({
    account: { iban: 'SA0380000000608010167519', bank: 'بنك الاختبار', holder: 'شركة ديار للاختبار' },
    amount: { amount: held.downPayment },
    state: 'waiting',
  });
  expect(transfer.reference).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  const until = Date.parse((await stateOf(held)).hold_until ?? '');
  expect(until - world.clock.now.getTime()).toBe(86_400_000);
  // Chosen again, it is the same one.
  expect((await openTransfer(world, held.guest, paidBy(held))).reference).toBe(transfer.reference);
  const id = await receiptOf(held);
  world.clock.pass(3 * 86_400);
  await releaseLapsed(world.database.db, world.clock.now);
  expect(await stateOf(held, 'host')).toMatchObject({
    state: 'processing',
    transfer: { state: 'review', reason: null },
    abilities: { pay: false },
  });
  expect(outcomeOf(await confirm(id, held.downPayment))).toBe('settled');
  const shown = await stateOf(held);
  expect(shown).toMatchObject({ state: 'active', paid: { amount: held.downPayment }, transfer: null });
  expect(shown.payments).toMatchObject([{ method: 'bank_transfer', state: 'settled' }]);
  expect(shown.history.map(({ event }) => event)).toEqual(['hold', 'send_receipt', 'pay']);
});

test('no transfer is begun within 48 hours of arrival, and nobody chooses one for another', async () => {
  const soon = await hold(world, { start: '2030-01-11', end: '2030-01-13' });
  expect((await chooseTransfer(world, soon.guest, paidBy(soon))).json().code).toBe('not_available');
  const far = await hold(world);
  const stranger = await buildPerson(world.database.db);
  expect((await chooseTransfer(world, stranger, paidBy(far))).statusCode).toBe(404);
});

test('a quote says that its booking may be paid by transfer, where one could then be begun', async () => {
  const { unitId } = await buildListing(world.database.db);
  const offered = async (start: string, end: string) => {
    const quoted = await world.app.inject({
      method: 'POST',
      url: `/api/v1/units/${unitId}/quotes`,
      headers: headersOf({}),
      payload: { period: 2, start, end },
    });
    return quoted.json().data.by_transfer;
  };
  expect([await offered('2030-01-11', '2030-01-13'), await offered('2030-02-11', '2030-02-13')]).toEqual([
    false,
    true,
  ]);
});

test('receipts and money to be sent back are counted beside the list', async () => {
  const counts = async () => (await callConsole(world, operator, 'transfers')).json().data.counts;
  const before = await counts();
  const waits = await hold(world);
  await review(waits);
  const tooMuch = await hold(world);
  await confirm(await review(tooMuch), tooMuch.downPayment + 100);
  expect(await counts()).toEqual({ receipts: before.receipts + 1, refunds: before.refunds + 1 });
});

test('a refused receipt tells both sides why, and the hold goes on with the time that was left', async () => {
  const held = await hold(world);
  await openTransfer(world, held.guest, paidBy(held));
  world.clock.pass(3600);
  const id = await receiptOf(held);
  world.clock.pass(10 * 3600);
  expect(outcomeOf(await refuse(id, 'لا يظهر المبلغ في الإيصال'))).toBe('refused');
  const shown = await stateOf(held, 'host');
  expect(shown).toMatchObject({
    state: 'pending',
    transfer: { state: 'refused', reason: 'لا يظهر المبلغ في الإيصال' },
  });
  expect(Date.parse(shown.hold_until ?? '') - world.clock.now.getTime()).toBe(23 * 3_600_000);
  expect((await refuse(id, 'مرة ثانية')).json().code).toBe('state_changed');
  expect(outcomeOf(await confirm(await receiptOf(held), held.downPayment))).toBe('settled');
});

test('two operators who decide one transfer at once: one decides it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const held = await hold(world);
    const id = await review(held);
    const answers = await Promise.all([
      confirm(id, held.downPayment, newMovement(), operator),
      confirm(id, held.downPayment, newMovement(), other),
      refuse(id, 'لم يصل'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    const { state } = await stateOf(held);
    expect(['active', 'pending']).toContain(state);
  }
  const twice = sql`update transfer_receipt set reason = 'ثانية' where decision is not null`;
  await expect(twice.execute(world.database.db)).rejects.toThrow(/decided/);
});

test('one receipt pays for one booking: the same file is flagged, and of two confirmed at once one is', async () => {
  const [one, two] = [await hold(world), await hold(world)];
  const picture = await newPicture();
  const [first, second] = [await review(one, picture), await review(two, picture)];
  const { items } = (await callConsole(world, operator, 'transfers')).json().data;
  expect(items.find(({ id }: { id: string }) => id === second).same_file).toHaveLength(1);
  const answers = await Promise.all([
    confirm(first, one.downPayment),
    confirm(second, two.downPayment, newMovement(), other),
  ]);
  const codes = answers.map((answer) => answer.json().code ?? 'ok').toSorted();
  expect(codes).toContain('receipt_used');
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
});

test('one movement at the bank pays for one booking', async () => {
  const [one, two] = [await hold(world), await hold(world)];
  const reference = newMovement();
  await confirm(await review(one), one.downPayment, reference);
  const again = await confirm(await review(two), two.downPayment, reference);
  expect(again.statusCode).toBe(422);
  expect(again.json().data.errors).toMatchObject([{ field: 'bank_reference', rule: 'bank_reference_used' }]);
  expect((await stateOf(two)).state).toBe('processing');
});

test('too little waits for the rest, which settles the booking together with it', async () => {
  const held = await hold(world);
  const part = held.downPayment - 4000;
  expect(outcomeOf(await confirm(await review(held), part))).toBe('part');
  const shown = await stateOf(held);
  const told = { received: { amount: part }, missing: { amount: 4000 } };
  expect(shown).toMatchObject({
    state: 'pending',
    transfer: { state: 'part', part: told },
    paid: { amount: 0 },
  });
  const transfer = await openTransfer(world, held.guest, paidBy(held));
  expect(transfer).toMatchObject({ amount: { amount: 4000 }, received: { amount: part } });
  const listed = async () => {
    const headers = headersOf({ token: held.guest.token });
    return (await world.app.inject({ url: '/api/v1/reservation_lists/guest', headers })).json().data.items[0];
  };
  expect(await listed()).toMatchObject({ id: held.number, part: told });
  expect(await proveLedger(world.database.db, world.deps.payables)).toEqual([]);
  expect(outcomeOf(await confirm(await receiptOf(held), 4000))).toBe('settled');
  expect(await listed()).toMatchObject({ id: held.number, part: null });
  expect((await stateOf(held)).paid.amount).toBe(held.downPayment);
  expect(await owedOf(held)).toEqual([]);
});

test('a part whose rest does not come is owed back once the hold is over, until an operator sends it', async () => {
  const held = await hold(world);
  await confirm(await review(held), 5000);
  world.clock.pass(86_401);
  await releaseLapsed(world.database.db, world.clock.now);
  expect(await returnLapsedParts(world.deps, world.clock.now)).toBe(1);
  const [owed] = await owedOf(held);
  expect(owed).toMatchObject({ amount: { amount: 5000 }, reason: 'late' });
  const send = () =>
    callConsole(world, operator, `bank_refunds/${owed?.id}/sending`, { bank_reference: 'OUT5000' });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  expect(await owedOf(held)).toEqual([]);
});

test('a part of a due that a card paid goes back, also while the rest of its booking waits', async () => {
  const held = await hold(world, { start: '2030-05-01', end: '2030-05-03' });
  await confirm(await review(held), 5000);
  await pay(world, held, { verdict: 'lost' });
  await checkPayment(world, held);
  expect(await stateOf(held)).toMatchObject({ state: 'active', due: { kind: 'rest' } });
  expect(await returnLapsedParts(world.deps, world.clock.now)).toBe(1);
  expect(await owedOf(held)).toMatchObject([{ amount: { amount: 5000 }, reason: 'second' }]);
});

test('a receipt whose booking was cancelled meanwhile is marked, and its money is owed back', async () => {
  const held = await hold(world);
  const receipt = await review(held);
  const marked = async () =>
    (await callConsole(world, operator, 'transfers'))
      .json()
      .data.items.find(({ id }: { id: string }) => id === receipt).is_over;
  expect(await marked()).toBe(false);
  const url = `/api/v1/reservations/${held.number}/cancellation`;
  const headers = headersOf({ token: held.guest.token });
  expect((await world.app.inject({ method: 'POST', url, headers })).statusCode).toBe(201);
  expect(await marked()).toBe(true);
  expect(outcomeOf(await confirm(receipt, held.downPayment))).toBe('returned');
  expect(await owedOf(held)).toMatchObject([{ amount: { amount: held.downPayment } }]);
});

test('too much settles the booking, and the surplus is owed back', async () => {
  const held = await hold(world);
  expect(outcomeOf(await confirm(await review(held), held.downPayment + 7500))).toBe('settled');
  expect((await stateOf(held)).state).toBe('active');
  expect(await owedOf(held)).toMatchObject([{ amount: { amount: 7500 }, reason: 'wrong_amount' }]);
});

test('late money takes the dates where they are free, else it is owed back', async () => {
  const [free, taken] = [await hold(world), await hold(world)];
  for (const held of [free, taken]) await openTransfer(world, held.guest, paidBy(held));
  world.clock.pass(86_401);
  await releaseLapsed(world.database.db, world.clock.now);
  const next = await hold(world, { unitId: taken.unitId });
  await pay(world, next, { verdict: 'lost' });
  await checkPayment(world, next);
  expect(outcomeOf(await confirm(await receiptOf(free), free.downPayment))).toBe('settled');
  expect((await stateOf(free)).state).toBe('active');
  const late = await receiptOf(taken);
  expect(outcomeOf(await confirm(late, taken.downPayment))).toBe('returned');
  expect((await stateOf(taken)).state).toBe('lapsed');
  expect(await owedOf(taken)).toMatchObject([{ amount: { amount: taken.downPayment }, reason: 'late' }]);
});

test('above the limit a second operator agrees, who is not the first', async () => {
  await sql`insert into setting (key, effective_from, type, value, source)
    values ('transfer_second_operator_above', ${world.clock.now}, 'halalas', '1000', 'a test')`.execute(
    world.database.db,
  );
  const held = await hold(world);
  const id = await review(held);
  const reference = newMovement();
  expect(outcomeOf(await confirm(id, held.downPayment, reference))).toBe('proposed');
  expect((await stateOf(held)).state).toBe('processing');
  expect((await confirm(id, held.downPayment, reference)).json().code).toBe('second_operator_needed');
  expect((await confirm(id, 100, reference, other)).json().code).toBe('state_changed');
  expect(outcomeOf(await confirm(id, held.downPayment, reference, other))).toBe('settled');
  const alone = sql`update transfer_receipt set decision = 'confirmed', decided_by = ${operator.operatorId}, decided_at = now(),
    received = 5000, bank_reference = 'ALONE', proposed_by = ${operator.operatorId}, needs_second = true where decision is null`;
  await review(await hold(world));
  await expect(alone.execute(world.database.db)).rejects.toThrow(/transfer_receipt_large_has_second/);
});

test('the rest of a booking, and a plan, are paid by transfer too; a rest under review cancels no stay and warns nobody', async () => {
  await sql`delete from setting where source = 'a test' and key = 'transfer_second_operator_above'`.execute(
    world.database.db,
  );
  const held = await hold(world, { start: '2030-06-01', end: '2030-06-03' });
  await confirm(await review(held), held.downPayment);
  const { due, abilities } = await stateOf(held);
  const asked = async () => {
    const url = '/api/v1/reservation_lists/guest?view=to_pay';
    const answer = await world.app.inject({ url, headers: headersOf(held.guest) });
    return answer.json().data.items.map(({ due: of }: { due: unknown }) => of);
  };
  expect([abilities.pay, await asked()]).toEqual([true, [expect.objectContaining({ amount: due?.amount })]]);
  const receipt = await review(held);
  expect([(await stateOf(held)).abilities.pay, await asked()]).toEqual([false, []]);
  const warned = () =>
    sql`select key from event where account_id = ${held.guest.accountId} and key = 'reservation_rest_last_warning'`.execute(
      world.database.db,
    );
  world.clock.now = new Date(Date.parse(due?.cancels_at ?? '') - 3_600_000);
  await remindOfRests(world.database.db, world.clock.now);
  expect((await warned()).rows).toEqual([]);
  // Past the instant at which an unpaid rest cancels its stay.
  world.clock.now = new Date(Date.parse(due?.cancels_at ?? '') + 1000);
  await cancelUnpaidRests(world.database.db, world.clock.now);
  expect(await stateOf(held)).toMatchObject({ state: 'active', transfer: { state: 'review' } });
  expect(outcomeOf(await confirm(receipt, due?.amount.amount ?? 0))).toBe('settled');
  expect((await stateOf(held)).due).toBeNull();
  const buyer = await buildPerson(world.database.db, { kind: 'business' });
  const number = await openPurchase(world, buyer);
  const bought = await openTransfer(world, buyer, `purchases/${number}`);
  const sent = await sendReceipt(world, buyer, `purchases/${number}`, await newPicture());
  expect(sent.json().data.state).toBe('review');
  const { items } = (await callConsole(world, operator, 'transfers')).json().data;
  const { id } = items.find(({ reference }: { reference: string }) => reference === bought.reference);
  expect(outcomeOf(await confirm(id, bought.amount.amount))).toBe('settled');
  const purchase = world.database.db
    .selectFrom('purchase')
    .select('state')
    .where('number', '=', Number(number));
  expect(await purchase.executeTakeFirst()).toEqual({ state: 'paid' });
});
