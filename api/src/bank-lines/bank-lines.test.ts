import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '../payments/prove-ledger.ts';
import { multipartOf } from '../testing/multipart.ts';
import type { BuiltOperator } from '../testing/operators.ts';
import { type HeldReservation, hold } from '../testing/payment-world.ts';
import {
  callConsole,
  openTransfer,
  operatorOf,
  receiptPicture,
  sendReceipt,
} from '../testing/transfer-world.ts';
import { headersOf, openWorld, type World } from '../testing/world.ts';

let world: World;
let operator: BuiltOperator;
let other: BuiltOperator;
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
const today = () => world.clock.now.toISOString().slice(0, 10);

async function give(file: string, query = 'keep=true') {
  const { body, headers } = multipartOf('statement', Buffer.from(file));
  await world.database.db
    .updateTable('operator_session')
    .set({ last_used_at: world.clock.now })
    .where('operator_id', '=', operator.operatorId)
    .execute();
  return world.app.inject({
    method: 'POST',
    url: `/api/v1/console/bank_statements?${query}`,
    headers: { ...headersOf({}), ...operator.headers, ...headers },
    payload: body,
  });
}

interface Said {
  /** Halalas. */
  amount: number;
  text: string;
}

/** Keeps a statement of some movements of today; answers the bank's references of its lines. */
async function giveLines(said: readonly Said[]): Promise<string[]> {
  const rows = said.map(({ amount, text }) => {
    movements += 1;
    return {
      reference: `BANK${movements}`,
      row: `${today()},${text},BANK${movements},${amount > 0 ? amount / 100 : ''},${amount < 0 ? -amount / 100 : ''}`,
    };
  });
  const file = ['Date,Description,Reference,Credit,Debit', ...rows.map(({ row }) => row)].join('\n');
  const answer = await give(file);
  expect(answer.json().data).toMatchObject({ fault_count: 0, kept: { taken: said.length, known: 0 } });
  return rows.map(({ reference }) => reference);
}

interface Line {
  id: string;
  bank_reference: string;
  waits: boolean;
  proposal: {
    reason: string;
    match: { kind: string; id: string };
    proposed: object | null;
    is_recorded: boolean;
  } | null;
  closed: { as: string; what: string; by: string | null } | null;
}
const show = async (view: string, by = operator): Promise<Line[]> =>
  (await callConsole(world, by, `bank_lines?view=${view}`)).json().data.items;
const lineOf = async (view: string, reference: string | undefined, by = operator): Promise<Line> => {
  const line = (await show(view, by)).find((one) => one.bank_reference === reference);
  if (line === undefined) throw new Error(`no line ${reference} among ${view}`);
  return line;
};
const match = (line: Line, body: object, by = operator) =>
  callConsole(world, by, `bank_lines/${line.id}/match`, body);
const outcomeOf = (answer: { json(): { data: { outcome?: string }; code: string } }) =>
  answer.json().data.outcome ?? answer.json().code;
const stateOf = async ({ id }: HeldReservation) =>
  (
    await world.database.db
      .selectFrom('reservation')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).state;

test('a line that names a transfer is proposed for it, and confirms it without a receipt', async () => {
  const held = await hold(world);
  const { reference } = await openTransfer(world, held.guest, paidBy(held));
  const text = `حوالة واردة ${reference.slice(0, 4)}-${reference.slice(4).toLowerCase()}`;
  const [bank] = await giveLines([{ amount: held.downPayment, text }]);
  const line = await lineOf('fits', bank);
  expect(line.proposal).toMatchObject({ reason: 'reference', match: { kind: 'transfer', id: reference } });
  expect(outcomeOf(await match(line, { kind: 'transfer', id: reference }))).toBe('settled');
  expect(await stateOf(held)).toBe('active');
  expect((await lineOf('closed', bank)).closed).toMatchObject({ as: 'transfer', what: reference });
  expect((await match(line, { kind: 'transfer', id: reference })).json().code).toBe('state_changed');
});

test('a line of the amount is proposed by it, and confirms the receipt that waits', async () => {
  const held = await hold(world);
  const { reference } = await openTransfer(world, held.guest, paidBy(held));
  await sendReceipt(world, held.guest, paidBy(held), await receiptPicture(81));
  const [bank] = await giveLines([{ amount: held.downPayment, text: 'حوالة' }]);
  const line = await lineOf('fits', bank);
  expect(line.proposal).toMatchObject({ reason: 'amount', match: { id: reference } });
  expect(outcomeOf(await match(line, { kind: 'transfer', id: reference }))).toBe('settled');
  expect(await stateOf(held)).toBe('active');
});

test('money that comes twice by one reference is proposed once, and goes back the second time', async () => {
  const held = await hold(world);
  const { reference } = await openTransfer(world, held.guest, paidBy(held));
  const twice = { amount: held.downPayment, text: reference };
  const [first, second] = await giveLines([twice, { ...twice, text: `${reference} ثانية` }]);
  const lines = [await lineOf('fits', first), await lineOf('fits', second)];
  expect(lines.map(({ waits }) => waits).toSorted()).toEqual([false, true]);
  const [proposed, waiting] = lines.toSorted((one, two) => Number(one.waits) - Number(two.waits));
  if (proposed === undefined || waiting === undefined) throw new Error('two lines');
  expect(outcomeOf(await match(proposed, { kind: 'transfer', id: reference }))).toBe('settled');
  const again = await lineOf('fits', waiting.bank_reference);
  expect(again.proposal?.match).toMatchObject({ id: reference, expected: null });
  expect(outcomeOf(await match(again, { kind: 'transfer', id: reference }))).toBe('returned');
  const { items } = (await callConsole(world, operator, 'bank_refunds')).json().data;
  const back = items.find((one: { reference: string }) => one.reference === reference);
  expect(back).toMatchObject({ reason: 'second', statement: { date: today() } });

  // Money that goes back leaves the account: its line is proposed for the refund.
  const [out] = await giveLines([{ amount: -held.downPayment, text: `إعادة ${reference}` }]);
  const left = await lineOf('fits', out);
  expect(left.proposal).toMatchObject({ reason: 'reference', match: { kind: 'refund', id: back.id } });
  expect(outcomeOf(await match(left, { kind: 'refund', id: back.id }))).toBe('paid');
  expect((await lineOf('closed', out)).closed).toMatchObject({ as: 'refund', what: reference });
});

test('too little is a part, and what is over the limit waits for another operator', async () => {
  const held = await hold(world);
  const { reference } = await openTransfer(world, held.guest, paidBy(held));
  const [part, rest] = await giveLines([
    { amount: 100, text: reference },
    { amount: held.downPayment - 100, text: `${reference} الباقي` },
  ]);
  const of = { kind: 'transfer', id: reference };
  expect(outcomeOf(await match(await lineOf('fits', part), of))).toBe('part');
  await world.database.db
    .insertInto('setting')
    .values({
      key: 'transfer_second_operator_above',
      type: 'halalas',
      value: '1',
      source: 'test',
      effective_from: world.clock.now,
    })
    .execute();
  const line = await lineOf('fits', rest);
  expect(outcomeOf(await match(line, of))).toBe('proposed');
  expect(await stateOf(held)).toBe('processing');
  expect((await match(line, of)).json().code).toBe('second_operator_needed');
  expect((await lineOf('fits', rest)).proposal?.proposed).toMatchObject({ mine: true });
  const theirs = await lineOf('fits', rest, other);
  expect(theirs.proposal?.proposed).toMatchObject({ mine: false });
  expect(outcomeOf(await match(theirs, of, other))).toBe('settled');
  expect(await stateOf(held)).toBe('active');
  await sql`delete from setting where source = 'test'`.execute(world.database.db);
});

test('two operators decide one line at once: one of them does', async () => {
  const held = await hold(world);
  const { reference } = await openTransfer(world, held.guest, paidBy(held));
  const [bank] = await giveLines([{ amount: held.downPayment, text: reference }]);
  const line = await lineOf('fits', bank);
  const answers = await Promise.all([
    match(line, { kind: 'transfer', id: reference }),
    match(line, { kind: 'transfer', id: reference }, other),
    callConsole(world, other, `bank_lines/${line.id}/aside`, { reason: 'لا نعرفها' }),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
});

test('a line is kept once, whatever files it stands in, also given at once', async () => {
  const file = (...texts: string[]) =>
    ['Date,Description,Credit', ...texts.map((text) => `${today()},${text},1.00`)].join('\n');
  const answers = await Promise.all([give(file('أ', 'ب', 'ب')), give(file('ب', 'ب', 'ج'))]);
  const kept = answers.map((answer) => answer.json().data.kept);
  expect(kept.reduce((sum, { taken }) => sum + taken, 0)).toBe(4);
  const again = (await give(file('ج', 'ب', 'أ', 'ب'))).json().data.kept;
  // Nothing but their words says that they are the same: each is told.
  expect(again).toEqual({ taken: 0, known: 4, alike: [2, 3, 4, 5] });
  const nothing = (await show('none')).filter((one) => /^\d{4}-/.test(one.bank_reference));
  expect(nothing).toHaveLength(4);
  expect(new Set(nothing.map((one) => one.bank_reference)).size).toBe(4);
});

test('a file with a fault is told line by line in the operator’s language, and nothing of it is kept', async () => {
  const { data } = (await give(`Date,Amount\n${today()},-5\nقريبًا,6`)).json();
  expect(data).toMatchObject({ kept: null, fault_count: 1, faults: [{ line: 3 }] });
  expect(data.faults[0].msg).toMatch(/التاريخ غير مقروء/);
  const unknown = (await give('A,B\nx,y')).json().data;
  expect(unknown).toMatchObject({ is_whole: false, columns: [null, null], kept: null });
  const chosen = (await give(`A,B,C\n${today()},x,7`, 'keep=false&columns=date,-,credit')).json().data;
  expect(chosen).toMatchObject({ is_whole: true, lines: 1, came: { amount: 700 }, kept: null });
  expect((await give('')).json().data.errors[0]).toMatchObject({ field: 'statement' });
});

test('a line that fits nothing is set aside with a reason, for good, and what it said never changes', async () => {
  const [bank] = await giveLines([{ amount: -2300, text: 'رسوم الحساب' }]);
  const line = await lineOf('none', bank);
  expect(line.proposal).toBeNull();
  const aside = (reason: string) => callConsole(world, operator, `bank_lines/${line.id}/aside`, { reason });
  expect((await aside(' ')).statusCode).toBe(422);
  expect((await aside('رسوم البنك')).statusCode).toBe(201);
  expect((await aside('رسوم البنك')).json().code).toBe('state_changed');
  expect((await lineOf('closed', bank)).closed).toMatchObject({ as: 'aside', what: 'رسوم البنك' });
  const { db } = world.database;
  const again = sql`update bank_line set aside_reason = 'غيره' where id = ${line.id}`;
  await expect(again.execute(db)).rejects.toThrow(/decided/);
  const [open] = await giveLines([{ amount: -2400, text: 'رسوم أخرى' }]);
  await expect(
    sql`update bank_line set amount = 5 where bank_reference = ${open}`.execute(db),
  ).rejects.toThrow(/stays as it is/);
});

test('what was confirmed by the bank’s reference on its own page is decided, and a stranger’s reference is not found', async () => {
  const held = await hold(world);
  await openTransfer(world, held.guest, paidBy(held));
  await sendReceipt(world, held.guest, paidBy(held), await receiptPicture(82));
  const [bank] = await giveLines([{ amount: held.downPayment, text: 'حوالة' }]);
  const line = await lineOf('fits', bank);
  expect((await match(line, { kind: 'transfer', id: 'ZZZZ2222' })).statusCode).toBe(404);
  const { items } = (await callConsole(world, operator, 'transfers')).json().data;
  const mine = items.find(
    (one: { subject: { number: string } }) => one.subject.number === String(held.number),
  );
  const said = { decision: 'confirmed', received: held.downPayment, bank_reference: bank };
  expect((await callConsole(world, operator, `transfers/${mine.id}/decision`, said)).statusCode).toBe(201);
  expect((await lineOf('closed', bank)).closed).toMatchObject({ as: 'transfer', by: null });
  // It is looked through no more among the open ones once the next statement came.
  await giveLines([{ amount: 4321, text: 'عمولة' }]);
  expect((await lineOf('closed', bank)).closed).toMatchObject({ as: 'transfer', by: operator.name });
});

test('a part that was confirmed by hand is counted once, of two lines of it at once too', async () => {
  const held = await hold(world);
  const { reference } = await openTransfer(world, held.guest, paidBy(held));
  await sendReceipt(world, held.guest, paidBy(held), await receiptPicture(86));
  await confirmByHand(held, 100, 'TYPED86');
  const twice = { amount: 100, text: reference };
  const banks = await giveLines([twice, { ...twice, text: `${reference} ثانية` }]);
  const lines = (await show('fits')).filter((one) => banks.includes(one.bank_reference));
  const of = { kind: 'transfer', id: reference };
  const [one, two] = lines;
  if (one === undefined || two === undefined) throw new Error('two lines');
  const answers = await Promise.all([match(one, of), match(two, of, other)]);
  expect(answers.map(outcomeOf).toSorted()).toEqual(['part', 'recorded']);
  expect(await receivedFor(reference)).toEqual([100, 100]);
});

/** Confirms by hand, on the transfers' page, the receipt that waits for a booking. */
async function confirmByHand(held: HeldReservation, received: number, bank_reference: string): Promise<void> {
  const { items } = (await callConsole(world, operator, 'transfers')).json().data;
  const mine = items.find(
    (one: { subject: { number: string } }) => one.subject.number === String(held.number),
  );
  const said = { decision: 'confirmed', received, bank_reference };
  expect((await callConsole(world, operator, `transfers/${mine.id}/decision`, said)).statusCode).toBe(201);
}
const receivedFor = async (reference: string) =>
  (
    await sql<{ received: number }>`select payment.received from payment
      join transfer_receipt receipt on receipt.id = payment.receipt_id join transfer on transfer.id = receipt.transfer_id
      where transfer.reference = ${reference}`.execute(world.database.db)
  ).rows.map(({ received }) => received);

test('money that was confirmed by hand under another reference is recorded once when its line comes', async () => {
  const held = await hold(world);
  const { reference } = await openTransfer(world, held.guest, paidBy(held));
  await sendReceipt(world, held.guest, paidBy(held), await receiptPicture(83));
  await confirmByHand(held, held.downPayment, 'TYPED83');
  const row = (text: string) => `${today()},${text},${held.downPayment / 100}`;
  const file = ['Date,Description,Credit', row(`حوالة ${reference}`), row(`${reference} ثانية`)].join('\n');
  expect((await give(file)).json().data.kept.taken).toBe(2);
  const of = { kind: 'transfer', id: reference, expected: null };
  const ofIt = async () =>
    (await show('fits')).filter(({ proposal }) => proposal?.match.id === reference)[0] as Line;
  const line = await ofIt();
  expect(line.proposal).toMatchObject({ is_recorded: true, match: { expected: null } });
  expect(outcomeOf(await match(line, of))).toBe('recorded');
  expect(await receivedFor(reference)).toEqual([held.downPayment]);
  expect((await lineOf('closed', line.bank_reference)).closed).toMatchObject({
    as: 'transfer',
    what: reference,
  });

  // Money that comes a second time is a second movement: it goes back.
  const second = await ofIt();
  expect(second.proposal).toMatchObject({ is_recorded: false });
  expect(outcomeOf(await match(second, of))).toBe('returned');
  expect(await receivedFor(reference)).toEqual([held.downPayment, held.downPayment]);
});

test('the line of a receipt that another line was taken for is a second movement', async () => {
  const held = await hold(world);
  const { reference } = await openTransfer(world, held.guest, paidBy(held));
  await sendReceipt(world, held.guest, paidBy(held), await receiptPicture(84));
  await confirmByHand(held, held.downPayment, 'TYPED84');
  const [bank] = await giveLines([{ amount: held.downPayment, text: reference }]);
  const of = { kind: 'transfer', id: reference, expected: null };
  expect(outcomeOf(await match(await lineOf('fits', bank), of))).toBe('recorded');
  const file = `Date,Description,Reference,Credit\n${today()},${reference},TYPED84,${held.downPayment / 100}`;
  await give(file);
  expect(outcomeOf(await match(await lineOf('fits', 'TYPED84'), of))).toBe('returned');
  expect(await receivedFor(reference)).toHaveLength(2);
});

test('a match is refused when its transfer waits for another amount than the operator saw', async () => {
  const held = await hold(world);
  const { reference } = await openTransfer(world, held.guest, paidBy(held));
  await sendReceipt(world, held.guest, paidBy(held), await receiptPicture(85));
  const [bank] = await giveLines([{ amount: held.downPayment, text: reference }]);
  const line = await lineOf('fits', bank);
  const saw = (expected: number | null) => ({ kind: 'transfer', id: reference, expected });
  expect(line.proposal?.match).toMatchObject({ expected: { amount: held.downPayment } });
  expect((await match(line, saw(held.downPayment - 1))).json().code).toBe('state_changed');
  expect((await match(line, saw(null))).json().code).toBe('state_changed');
  await confirmByHand(held, held.downPayment, 'TYPED85');
  expect((await match(line, saw(held.downPayment))).json().code).toBe('state_changed');
  expect(outcomeOf(await match(line, saw(null)))).toBe('recorded');
  expect(await receivedFor(reference)).toEqual([held.downPayment]);
});

test('a movement of the bank’s reference, day and amount is known, whatever its words are', async () => {
  const file = (...texts: string[]) =>
    ['Date,Description,Reference,Credit', ...texts.map((text) => `${today()},${text},SAME77,3.00`)].join(
      '\n',
    );
  expect((await give(file('حوالة'))).json().data.kept).toMatchObject({ taken: 1, known: 0 });
  const other = (await give(file('حوالة واردة من سعد'))).json().data.kept;
  expect(other).toEqual({ taken: 0, known: 1, alike: [] });
  // A file that shows two of them shows two movements.
  expect((await give(file('أ', 'ب'))).json().data.kept).toMatchObject({ taken: 1, known: 1 });
});

test('equal lines of two exports are two movements where their balances differ, and told where there are none', async () => {
  const bare = (text: string) => `Date,Description,Credit\n${today()},${text},4.00`;
  const file = (text: string, balance: string) =>
    `Date,Description,Credit,Balance\n${today()},${text},4.00,${balance}`;
  expect((await give(file('صباحًا', '104.00'))).json().data.kept.taken).toBe(1);
  expect((await give(file('صباحًا', '108.00'))).json().data.kept).toMatchObject({ taken: 1, known: 0 });
  expect((await give(file('صباحًا', '104.00'))).json().data.kept).toEqual({
    ...{ taken: 0, known: 1, alike: [] },
  });
  // A file without them cannot tell, whichever of the two came first.
  expect((await give(bare('صباحًا'))).json().data.kept).toEqual({ taken: 0, known: 1, alike: [2] });
  expect((await give(bare('مساءً'))).json().data.kept.taken).toBe(1);
  expect((await give(file('مساءً', '112.00'))).json().data.kept).toEqual({ taken: 0, known: 1, alike: [2] });
});

test('the newest statement is told by its own days', async () => {
  const old = '2020-03-04';
  await give(`Date,Description,Reference,Credit\n${old},حوالة,OLD2020,1.00`);
  const { newest } = (await callConsole(world, operator, 'bank_lines?view=none')).json().data;
  expect(newest.to).toBe(old);
});

test('a file of amounts without a sign is not read before it is said which way they went', async () => {
  const file = `Date,Description,Reference,Amount\n${today()},رسوم,UNSIGNED1,9.00`;
  const { data } = (await give(file)).json();
  expect(data).toMatchObject({ is_whole: false, is_unsigned: true, lines: 0, kept: null });
  const chosen = (await give(file, 'keep=true&columns=date,text,reference,credit')).json().data;
  expect(chosen).toMatchObject({ is_whole: true, is_unsigned: false, kept: { taken: 1 } });
});
