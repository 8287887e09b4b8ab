import type { ConsolePayout, PayoutBatch } from '@diyar/contract/console/console-payouts';
import type { Payout, StatementLine, StatementTotals } from '@diyar/contract/money/payouts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYABLES } from '../payables.ts';
import { proveLedger } from '../payments/prove-ledger.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { insert } from '../testing/factory-rows.ts';
import { type BuiltOperator, buildOperator } from '../testing/operators.ts';
import { hold, openPaymentWorld, type PaymentWorld, pay, runJobs } from '../testing/payment-world.ts';
import { headersOf } from '../testing/world.ts';
import { makePayouts } from './make-payouts.ts';

const AFTER = new Date('2030-02-03T13:00:00Z');
let world: PaymentWorld;
let first: BuiltOperator;
let second: BuiltOperator;
beforeAll(async () => {
  world = await openPaymentWorld();
  const { db } = world.database;
  first = await buildOperator(db, world.deps.config.pepper, world.clock.now);
  second = await buildOperator(db, world.deps.config.pepper, world.clock.now);
  await insert(db, 'fee_rate', {
    basis_points: 1000,
    effective_from: new Date('2020-01-01'),
    operator_id: first.operatorId,
    reason: 'نسبة المنصة',
  });
});
afterAll(() => world.close());

const KEY = { apikey: 'diyar-development' };
const IBAN = {
  kind: 'bank' as const,
  iban: 'SA0380000000608010167519',
  bank_name: 'الراجحي',
  holder: '=cmd',
};

/** A host whose guest paid for two nights and has arrived a day ago. */
async function paidStay(destination: Record<string, unknown> | null = IBAN) {
  const { db } = world.database;
  world.clock.now = new Date('2030-01-10T09:00:00Z');
  const host = await buildPerson(db);
  const listing = await buildListing(db, { host, unit: { policy: { down_payment_percent: 100 } } });
  if (destination !== null)
    await db
      .insertInto('payout_destination')
      .values({ account_id: host.accountId, ...destination } as never)
      .execute();
  const held = await hold(world, { unitId: listing.unitId });
  await pay(world, held);
  await runJobs(world);
  world.clock.now = AFTER;
  await db.updateTable('access_token').set({ last_used_at: AFTER }).execute();
  await db.updateTable('operator_session').set({ last_used_at: AFTER }).execute();
  return { host, listing, held };
}

async function call<T>(
  who: BuiltOperator | BuiltPerson,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) {
  const headers = 'headers' in who ? { ...KEY, ...who.headers } : headersOf(who);
  const answer = await world.app.inject({
    method,
    url: `/api/v1${path}`,
    headers,
    ...(body !== undefined && { payload: body }),
  });
  const { data, code } = answer.json();
  return { status: answer.statusCode, data: data as T, code: code as string };
}

const batch = (who: BuiltOperator) => call<PayoutBatch>(who, 'POST', '/console/payout-batches', {});
const file = (who: BuiltOperator, id: string) =>
  call<{ text: string; rows: number }>(who, 'POST', `/console/payout-batches/${id}/file`, {});
const decide = (who: BuiltOperator, id: string, body: object) =>
  call<ConsolePayout>(who, 'POST', `/console/payouts/${id}/decision`, body);
const fees = (who: BuiltPerson) =>
  call<{ items: StatementLine[]; totals: StatementTotals; total: number }>(who, 'GET', '/fees');
const payoutsOf = (who: BuiltPerson) =>
  call<{ items: Payout[]; destination: object | null; refused: string | null; held: number }>(
    who,
    'GET',
    '/payouts',
  );
const prove = () => proveLedger(world.database.db, PAYABLES);

test('a stay is paid out a day after arrival, less fee and VAT, once; the statement ends where the ledger does', async () => {
  const { host, held } = await paidStay();
  const { db } = world.database;
  expect(await makePayouts(db, new Date('2030-02-02T12:59:00Z'))).toBe(0);
  const made = await Promise.all([1, 2, 3].map(() => makePayouts(db, AFTER)));
  expect(made.reduce((sum, n) => sum + n)).toBe(1);
  expect(await makePayouts(db, AFTER)).toBe(0);
  const fee = Math.floor((held.downPayment * 1000 + 5000) / 10_000);
  const vat = Math.floor((fee * 1500 + 5000) / 10_000);
  const net = held.downPayment - fee - vat;
  const { queues } = (
    await call<{ queues: { key: string; waiting: number }[] }>(first, 'GET', '/console/desk')
  ).data;
  expect(queues).toContainEqual(expect.objectContaining({ key: 'payouts', waiting: 1 }));
  const [payout] = (await payoutsOf(host)).data.items;
  expect(payout).toMatchObject({
    state: 'ready',
    amount: { amount: net },
    lines: [
      {
        reservation: held.number,
        received: { amount: held.downPayment },
        refunded: { amount: 0 },
        fee: { amount: fee },
        vat: { amount: vat },
        parts: 1,
        paid_before: { amount: 0 },
        amount: { amount: net },
      },
    ],
  });
  const { items, totals } = (await fees(host)).data;
  expect(items.map(({ kind, amount, balance }) => [kind, amount.amount, balance.amount]).at(0)).toEqual([
    'payout',
    -net,
    0,
  ]);
  expect(items.map(({ kind }) => kind)).toEqual(['payout', 'fee_vat', 'fee', 'payment_settled']);
  expect(totals.refunded.text).toBe('0 S.R');
  expect(totals).toMatchObject({ fees: { amount: fee }, vat: { amount: vat }, balance: { amount: 0 } });
  expect(await prove()).toEqual([]);
});

test('two operators at once make one batch of a payout; its file is the same twice; each payout is marked once', async () => {
  const { host } = await paidStay();
  await makePayouts(world.database.db, AFTER);
  const made = await Promise.all([batch(first), batch(second)]);
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { id } = made.find(({ status }) => status === 201)?.data ?? { id: '' };
  const [payout] = (await payoutsOf(host)).data.items;
  const before = await decide(first, payout?.id ?? '', { outcome: 'paid', reference: 'FT-1' });
  expect(before).toMatchObject({ status: 409, code: 'state_changed' });
  const files = [await file(first, id), await file(second, id)];
  expect(files[0]?.data.text).toBe(files[1]?.data.text);
  expect(files[0]?.data.text).toContain(`bank,SA0380000000608010167519,الراجحي,'=cmd,`);
  const marks = await Promise.all([
    decide(first, payout?.id ?? '', { outcome: 'paid', reference: 'FT-1' }),
    decide(second, payout?.id ?? '', { outcome: 'failed', reason: 'الحساب مغلق لدى البنك' }),
  ]);
  expect(marks.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await prove()).toEqual([]);
});

test('a failed payout is owed again, and is made again once its advertiser has saved their account', async () => {
  const { host } = await paidStay();
  const { db } = world.database;
  await makePayouts(db, AFTER);
  const { id } = (await batch(first)).data;
  await file(first, id);
  const [payout] = (await payoutsOf(host)).data.items;
  const failed = await decide(first, payout?.id ?? '', {
    outcome: 'failed',
    reason: 'رقم الآيبان لحساب مغلق',
  });
  expect(failed.data).toMatchObject({ state: 'failed', failure: 'رقم الآيبان لحساب مغلق' });
  expect((await payoutsOf(host)).data.refused).toBe('رقم الآيبان لحساب مغلق');
  expect((await fees(host)).data.totals.balance).toEqual(payout?.amount);
  expect(await makePayouts(db, AFTER)).toBe(0);
  await world.app.inject({
    method: 'PUT',
    url: '/api/v1/accounts/current/payout-destination',
    headers: headersOf(host),
    payload: { kind: 'bank', iban: IBAN.iban, bank_name: 'الراجحي', holder: 'خالد العتيبي' },
  });
  expect(await makePayouts(db, AFTER)).toBe(1);
  const [again] = (await payoutsOf(host)).data.items;
  expect(again).toMatchObject({ state: 'ready', amount: payout?.amount });
  expect(await prove()).toEqual([]);
});

test('a batch above the limit needs another operator before its file', async () => {
  const { db } = world.database;
  await paidStay();
  await makePayouts(db, AFTER);
  await sql`insert into setting (key, type, value, source, effective_from)
    values ('payout_second_operator_above', 'halalas', '1', 'test', ${new Date('2030-02-01')})`.execute(db);
  const made = (await batch(first)).data;
  expect(made).toMatchObject({ needs_second: true, abilities: { agree: false, export: false } });
  expect(await file(first, made.id)).toMatchObject({ status: 409, code: 'payout_batch_not_agreed' });
  const agree = (who: BuiltOperator) =>
    call<PayoutBatch>(who, 'POST', `/console/payout-batches/${made.id}/agreement`, {});
  expect(await agree(first)).toMatchObject({ status: 409, code: 'payout_batch_not_agreed' });
  expect((await agree(second)).status).toBe(201);
  expect((await file(first, made.id)).status).toBe(201);
  await expect(
    sql`update payout_batch set second_operator_id = null, agreed_at = null where number = ${made.id}`.execute(
      db,
    ),
  ).rejects.toThrow('payout_batch_large_has_second');
});

test('without a destination nothing is made; a guest’s open report holds the money of their stay', async () => {
  const { db } = world.database;
  const nowhere = await paidStay(null);
  const reported = await paidStay();
  const caseId = await insert(db, 'report_case', {
    ad_id: reported.listing.adId,
    reported_account_id: reported.listing.host.accountId,
    opened_at: AFTER,
    due_at: new Date(AFTER.getTime() + 1000),
  });
  await insert(db, 'report', {
    case_id: caseId,
    account_id: reported.held.guest.accountId,
    reason: 'wrong_info',
    address_hash: Buffer.from('x'),
    created_at: AFTER,
  });
  expect(await makePayouts(db, AFTER)).toBe(0);
  expect((await payoutsOf(reported.host)).data.held).toBe(1);
  expect((await payoutsOf(nowhere.host)).data.destination).toBeNull();
});

test('the database refuses a payout beyond what is owed, and a payout that changes', async () => {
  const { db } = world.database;
  const { host } = await paidStay();
  const id = await insert(db, 'payout', { account_id: host.accountId, amount: 99_999_999, made_at: AFTER });
  const entry = {
    kind: 'payout' as const,
    debit: 'reservation_funds' as const,
    debit_party_id: host.accountId,
    credit: 'payouts_payable' as const,
    credit_party_id: host.accountId,
    amount: 99_999_999,
    payout_id: id,
    at: AFTER,
  };
  await expect(db.insertInto('ledger_entry').values(entry).execute()).rejects.toThrow('more than is owed');
  await expect(db.updateTable('payout').set({ amount: 1 }).where('id', '=', id).execute()).rejects.toThrow(
    'stays as it is',
  );
  await db.deleteFrom('payout').where('id', '=', id).execute();
});
