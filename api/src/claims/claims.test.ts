import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { releaseDeposits } from '../deposits/release-deposits.ts';
import { proveLedger } from '../payments/prove-ledger.ts';
import { makePayouts } from '../payouts/make-payouts.ts';
import { transact } from '../platform/db/database.ts';
import { cancelReservation } from '../reservations/cancel-reservation.ts';
import { finishEnded } from '../reservations/finish-ended.ts';
import { sentPhoto } from '../testing/deposit-lives.ts';
import { type BuiltPerson, buildListing, buildPerson } from '../testing/factories.ts';
import { multipartOf } from '../testing/multipart.ts';
import type { BuiltOperator } from '../testing/operators.ts';
import { hold, pay, runJobs } from '../testing/payment-world.ts';
import { callConsole, operatorOf, receiptPicture } from '../testing/transfer-world.ts';
import { headersOf, openWorld, type World } from '../testing/world.ts';
import { forgetClaimPhotos } from './claim-photos.ts';
import { passOverSilence } from './pass-over-silence.ts';

const BOOKED = new Date('2030-01-10T09:00:00Z');
/** An hour after the departure of the stay. */
const LEFT = new Date('2030-02-03T10:00:00Z');
const DEPOSIT = 50_000;

let world: World;
let operator: BuiltOperator;
let other: BuiltOperator;
beforeAll(async () => {
  world = await openWorld();
  world.clock.now = BOOKED;
  operator = await operatorOf(world);
  other = await operatorOf(world, 'هند المشغّلة');
});
afterAll(() => world.close());
afterEach(async () => {
  expect(await proveLedger(world.database.db, world.deps.payables)).toEqual([]);
});

const later = (at: Date, hours: number) => new Date(at.getTime() + hours * 3_600_000);

/** A stay whose guest paid all at once, the deposit too. */
async function paidStay(policy: Record<string, number | string | boolean> = {}) {
  const { db } = world.database;
  world.clock.now = BOOKED;
  const host = await buildPerson(db);
  const all = { down_payment_percent: 100, security_deposit: DEPOSIT, arrival_time: '16:00' };
  const listing = await buildListing(db, {
    host,
    unit: { policy: { ...all, departure_time: '12:00', ...policy } },
  });
  const held = await hold(world, { unitId: listing.unitId });
  const started = await pay(world, held);
  await runJobs(world);
  return { host, held, started };
}

/** The same, once the guest has left. */
async function leftStay() {
  const stay = await paidStay();
  await moveTo(LEFT);
  await finishEnded(world.database.db, LEFT);
  return stay;
}

async function moveTo(now: Date): Promise<void> {
  world.clock.now = now;
  await world.database.db.updateTable('access_token').set({ last_used_at: now }).execute();
  await world.database.db.updateTable('operator_session').set({ last_used_at: now }).execute();
}

async function call(person: BuiltPerson, method: 'GET' | 'POST', path: string, payload?: object) {
  const headers = { ...headersOf({ token: person.token }), 'idempotency-key': randomUUID() };
  return world.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers,
    ...(payload !== undefined && { payload }),
  });
}

async function claim({ host, held }: Stay, amount = 30_000) {
  const photo = { reservationId: held.id, accountId: host.accountId, now: world.clock.now };
  const photos = [await sentPhoto(world.database.db, photo)];
  const items = [{ words: 'نافذة مكسورة', amount }];
  return call(host, 'POST', `host/reservations/${held.number}/claims`, { items, photos });
}
type Stay = Awaited<ReturnType<typeof paidStay>>;

const answer = ({ held }: Stay, said: object) =>
  call(held.guest, 'POST', `reservations/${held.number}/claim_answers`, said);
const decide = (by: BuiltOperator, { held }: Stay, awarded: number) =>
  callConsole(world, by, `claims/${held.number}/decision`, { awarded, words: 'ظهر الضرر في الصور' });
const depositOf = async ({ held }: Stay) =>
  (await call(held.guest, 'GET', `reservations/${held.number}`)).json().data.deposit;
const refundsOf = async ({ held }: Stay) => {
  const { rows } = await sql<{ reason: string; amount: number }>`
    select refund.reason, refund.amount from refund join payment on payment.id = refund.payment_id
      join due on due.id = payment.due_id where due.reservation_id = ${held.id} order by refund.amount`.execute(
    world.database.db,
  );
  return rows;
};

test('one payment brings the stay and its deposit; the deposit is in no total, tax, fee or document', async () => {
  const stay = await paidStay();
  expect(stay.started.amount).toBe(stay.held.downPayment + DEPOSIT);
  const { data } = (await call(stay.held.guest, 'GET', `reservations/${stay.held.number}`)).json();
  expect(data.paid.amount).toBe(stay.held.downPayment);
  expect(data.terms).toMatchObject({ deposit_through: 'diyar', due_now: { amount: stay.started.amount } });
  expect(data.deposit).toMatchObject({ state: 'held', amount: { amount: DEPOSIT }, claim: null });
  expect(data.payments.map(({ is_deposit }: { is_deposit: boolean }) => is_deposit)).toEqual([false, true]);
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(total), 0)::bigint as total from invoice where reservation_id = ${stay.held.id}`.execute(
    world.database.db,
  );
  expect(rows[0]?.total).toBe(stay.held.downPayment);
});

test('with a rest to come, the deposit is paid with it and not before', async () => {
  const stay = await paidStay({ down_payment_percent: 50 });
  const { guest, number } = stay.held;
  expect(stay.started.amount).toBe(stay.held.downPayment);
  const { data } = (await call(guest, 'GET', `reservations/${number}`)).json();
  const rest = data.terms.rest.amount;
  expect(data.deposit).toBeNull();
  expect(data.due).toMatchObject({
    kind: 'rest',
    amount: { amount: rest + DEPOSIT },
    deposit: { amount: DEPOSIT },
  });
  expect((await pay(world, stay.held)).amount).toBe(rest + DEPOSIT);
  await runJobs(world);
  expect(await depositOf(stay)).toMatchObject({ state: 'held' });
});

test('a cancelled booking gives the deposit back whole, whatever its policy keeps, through one charge', async () => {
  const stay = await paidStay({ cancellation: 'strict' });
  await moveTo(new Date('2030-01-31T09:00:00Z'));
  const { number, guest } = stay.held;
  const step = { number, refund: 0, reason: '', actor: guest.actor, now: world.clock.now };
  await transact(world.database.db, (tx) => cancelReservation(tx, step));
  expect(await refundsOf(stay)).toEqual([{ reason: 'deposit', amount: DEPOSIT }]);
  await runJobs(world);
  const { rows } = await sql<{ refunded: number }>`
    select refunded from sandbox_gateway.payment where id = ${stay.started.id}`.execute(world.database.db);
  expect(rows).toEqual([{ refunded: DEPOSIT }]);
});

test('a deposit that nobody claims goes back 48 hours after departure, once, however many ask', async () => {
  const stay = await leftStay();
  const release = (now: Date) => releaseDeposits(world.deps, now);
  expect(await release(later(LEFT, 46))).toBe(0);
  await Promise.all([1, 2, 3].map(() => release(later(LEFT, 48))));
  expect(await refundsOf(stay)).toEqual([{ reason: 'deposit', amount: DEPOSIT }]);
  await moveTo(later(LEFT, 48));
  expect((await claim(stay)).json().code).toBe('state_changed');
});

test('a claim that the guest agrees to is paid at once; the rest of the deposit goes back', async () => {
  const stay = await leftStay();
  const made = await claim(stay);
  expect(made.statusCode, made.body).toBe(201);
  expect((await claim(stay)).json().code).toBe('state_changed');
  expect(await releaseDeposits(world.deps, later(LEFT, 49))).toBe(0);
  expect((await answer(stay, { answer: 'accepted' })).json().data).toMatchObject({
    state: 'closed',
    released: { amount: 20_000 },
    claimed: { amount: 30_000 },
  });
  expect(await refundsOf(stay)).toEqual([{ reason: 'deposit', amount: 20_000 }]);
  expect((await answer(stay, { answer: 'refused', words: 'لا' })).json().code).toBe('state_changed');
});

test('what a claim gives is paid out with its booking, which waits while the claim is open', async () => {
  const stay = await leftStay();
  const { db } = world.database;
  const bank = { kind: 'bank' as const, iban: 'SA0380000000608010167519', bank_name: 'الراجحي' };
  const destination = { account_id: stay.host.accountId, ...bank, holder: 'دار الواحة' };
  await db.insertInto('payout_destination').values(destination).execute();
  await claim(stay);
  await makePayouts(db, later(LEFT, 1));
  const made = () =>
    db.selectFrom('payout').select('amount').where('account_id', '=', stay.host.accountId).execute();
  expect(await made()).toEqual([]);
  await answer(stay, { answer: 'accepted' });
  await makePayouts(db, later(LEFT, 2));
  expect(await made()).toEqual([{ amount: stay.held.downPayment + 30_000 }]);
});

test('a refused claim waits for an operator, who splits it once, at least by what was agreed to', async () => {
  const stay = await leftStay();
  await claim(stay);
  expect((await decide(operator, stay, 1)).json().code).toBe('state_changed');
  expect((await answer(stay, { answer: 'partly', agreed: 30_000, words: 'جزء' })).statusCode).toBe(422);
  expect((await answer(stay, { answer: 'partly', agreed: 10_000, words: '' })).statusCode).toBe(422);
  await answer(stay, { answer: 'partly', agreed: 10_000, words: 'كانت مشروخة قبلنا' });
  const { items } = (await callConsole(world, operator, 'claims')).json().data;
  expect(items).toMatchObject([{ id: stay.held.number, claim: { answer: { words: 'كانت مشروخة قبلنا' } } }]);
  expect((await decide(operator, stay, 9_999)).statusCode).toBe(422);
  expect((await decide(operator, stay, 30_001)).statusCode).toBe(422);
  const raced = await Promise.all([
    decide(operator, stay, 25_000),
    decide(other, stay, 12_000),
    decide(operator, stay, 30_000),
  ]);
  expect(raced.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  const { released, claimed } = await depositOf(stay);
  expect(released.amount + claimed.amount).toBe(DEPOSIT);
});

test('silence is no agreement: after 48 hours an operator decides, and may give nothing', async () => {
  const stay = await leftStay();
  await claim(stay);
  expect(await passOverSilence(world.deps, later(LEFT, 47))).toBe(0);
  const passed = await Promise.all([1, 2].map(() => passOverSilence(world.deps, later(LEFT, 48))));
  expect(passed.reduce((sum, one) => sum + one, 0)).toBe(1);
  await moveTo(later(LEFT, 49));
  expect((await answer(stay, { answer: 'accepted' })).json().code).toBe('state_changed');
  expect((await decide(operator, stay, 0)).statusCode).toBe(201);
  expect(await refundsOf(stay)).toEqual([{ reason: 'deposit', amount: DEPOSIT }]);
});

test('claiming races releasing: one of the two, and no halala twice', async () => {
  const stay = await leftStay();
  await moveTo(later(LEFT, 46.99));
  const [made] = await Promise.all([claim(stay), releaseDeposits(world.deps, later(LEFT, 48))]);
  const { state } = await depositOf(stay);
  expect([state, made.statusCode]).toEqual(made.statusCode === 201 ? ['claimed', 201] : ['closed', 409]);
  if (made.statusCode === 201) await answer(stay, { answer: 'accepted' });
});

test('the database refuses more than was taken, a second claim, and a closed deposit that changes', async () => {
  const { db } = world.database;
  const stay = await leftStay();
  await claim(stay);
  const of = (column: string) => sql.ref(column);
  const deposit = (change: ReturnType<typeof sql>) =>
    sql`update deposit set ${change} where ${of('reservation_id')} = ${stay.held.id}`.execute(db);
  await expect(
    deposit(sql`state = 'closed', released = 1, claimed = ${DEPOSIT}, closed_at = now()`),
  ).rejects.toMatchObject({ constraint: 'deposit_released_and_claimed_are_taken' });
  await answer(stay, { answer: 'accepted' });
  await expect(deposit(sql`state = 'held'`)).rejects.toMatchObject({ constraint: 'deposit_closed_once' });
  await expect(
    sql`update deposit_claim set awarded = 1 where reservation_id = ${stay.held.id}`.execute(db),
  ).rejects.toMatchObject({ constraint: 'deposit_claim_decided_once' });
  await expect(
    sql`insert into ledger_entry (kind, debit, debit_party_id, credit, credit_party_id, amount, reservation_id, payment_id, at)
      select 'deposit_released', 'deposits_held', guest_account_id, 'refunds_payable', guest_account_id, 1, reservation.id, payment_id, now()
      from reservation join deposit on deposit.reservation_id = reservation.id where reservation.id = ${stay.held.id}`.execute(
      db,
    ),
  ).rejects.toMatchObject({ constraint: 'deposit_out_within_taken' });
});

test('photos are made anew, seen by both sides and operators, and forgotten without a claim', async () => {
  const stay = await leftStay();
  const { number } = stay.held;
  const send = async () => {
    const { body, headers } = multipartOf('photo', await receiptPicture(3));
    const url = `/api/v1/host/reservations/${number}/claim_photos`;
    const all = { ...headersOf({ token: stay.host.token }), ...headers };
    return world.app.inject({ method: 'POST', url, headers: all, payload: body });
  };
  const [kept, unused] = [await send(), await send()];
  expect([kept.statusCode, unused.statusCode], kept.body).toEqual([201, 201]);
  const items = [{ words: 'بقعة على السجاد', amount: 100 }];
  const photos = [kept.json().data.id];
  await call(stay.host, 'POST', `host/reservations/${number}/claims`, { items, photos });
  const seen = await call(stay.held.guest, 'GET', `reservations/${number}/claim_photos/1`);
  expect(seen.json().data.type).toBe('image/webp');
  const stranger = await buildPerson(world.database.db);
  await moveTo(world.clock.now);
  expect((await call(stranger, 'GET', `reservations/${number}/claim_photos/1`)).statusCode).toBe(404);
  await forgetClaimPhotos(world.deps, later(LEFT, 25));
  const left = await world.database.db
    .selectFrom('deposit_photo')
    .select('id')
    .where('reservation_id', '=', stay.held.id)
    .execute();
  expect(left.map(({ id }) => id)).toEqual(photos);
  await answer(stay, { answer: 'accepted' });
});

test('an award above the dated limit is of two operators who name the same amount; the database refuses one alone', async () => {
  const { db } = world.database;
  const stay = await leftStay();
  await claim(stay);
  await answer(stay, { answer: 'refused', words: 'لم يقع ضرر' });
  await sql`insert into setting (key, effective_from, type, value, source)
    values ('award_second_operator_above', ${world.clock.now}, 'halalas', '10000', 'a test')`.execute(db);
  const alone = sql`update deposit_claim set state = 'decided', awarded = 20000, decided_at = ${world.clock.now},
    operator_id = ${operator.operatorId} where reservation_id = ${stay.held.id}`;
  await expect(alone.execute(db)).rejects.toMatchObject({ constraint: 'deposit_claim_large_has_second' });
  expect((await decide(operator, stay, 20_000)).json().data).toMatchObject({ outcome: 'proposed' });
  expect((await decide(operator, stay, 20_000)).json().code).toBe('second_operator_needed');
  expect(await depositOf(stay)).toMatchObject({ state: 'claimed' });
  expect((await decide(other, stay, 25_000)).json().data).toMatchObject({ outcome: 'proposed' });
  const { items } = (await callConsole(world, operator, 'claims')).json().data;
  expect(items.find(({ id }: { id: string }) => id === stay.held.number)).toMatchObject({
    proposed: { awarded: { amount: 25_000 }, by: 'هند المشغّلة', mine: false },
  });
  const answers = await Promise.all([decide(operator, stay, 25_000), decide(operator, stay, 25_000)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(await depositOf(stay)).toMatchObject({ state: 'closed', claimed: { amount: 25_000 } });
});
