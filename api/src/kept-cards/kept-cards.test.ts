import { describe, expect, test } from 'vitest';
import { reconcilePayments } from '../payments/reconcile-payments.ts';
import { transact } from '../platform/db/database.ts';
import { closePersonalRows } from '../privacy/personal-rows.queries.ts';
import type { BuiltPerson } from '../testing/factories.ts';
import {
  answerBank,
  checkPayment,
  type HeldReservation,
  hold,
  MADA,
  type PaymentWorld,
  payByWallet,
  postCard,
  runJobs,
  startPayment,
} from '../testing/payment-world.ts';
import { provePayments } from '../testing/proved-payments.ts';
import { headersOf } from '../testing/world.ts';
import { keepCard } from './keep-card.ts';

let world: PaymentWorld;
provePayments((opened) => {
  world = opened;
});

async function ask(who: BuiltPerson, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
  const answer = await world.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: headersOf(who),
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, code: answer.json().code, data: answer.json().data };
}

async function cardsOf(who: BuiltPerson) {
  return (await ask(who, 'GET', '/kept-cards')).data.items;
}

/** Pays a stay by card and has the card kept; answers whose it is. */
async function keepOne(held: HeldReservation, { number = MADA, year = '35' } = {}): Promise<string> {
  const started = await startPayment(world, held, 'ar', { keep_card: true });
  await postCard(world, started, { number, year, save_card: true });
  await answerBank(world, started.id, 'approve');
  await checkPayment(world, held);
  await runJobs(world);
  return started.id;
}

const payWith = async (held: HeldReservation, card: string, id?: string) => {
  const payment = id ?? (await startPayment(world, held)).id;
  return { payment, ...(await ask(held.guest, 'POST', `/payments/${payment}/kept-card`, { card })) };
};

async function tokens(table: 'kept_card' | 'forgotten_card') {
  return (await world.database.db.selectFrom(table).select('token').execute()).map(({ token }) => token);
}

describe('keeping a card', () => {
  test('is asked for, happens once it is paid, and keeps nothing of the number but its end', async () => {
    const held = await hold(world);
    await keepOne(held);
    expect(await cardsOf(held.guest)).toMatchObject([
      { company: 'mada', last4: '1010', expiry: '12/35', is_expired: false, is_default: true },
    ]);
    const rows = await world.database.db.selectFrom('kept_card').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(MADA.slice(0, 12));
    expect(JSON.stringify(await cardsOf(held.guest))).not.toContain('token_');
  });

  test('does not happen unasked, nor where the payment is not made, nor for a wallet', async () => {
    const [unasked, declined, wallet] = [await hold(world), await hold(world), await hold(world)];
    const plain = await startPayment(world, unasked);
    await postCard(world, plain, { save_card: true });
    await answerBank(world, plain.id, 'approve');
    const refused = await startPayment(world, declined, 'ar', { keep_card: true });
    await postCard(world, refused, { save_card: true });
    await answerBank(world, refused.id, 'decline');
    await payByWallet(world, wallet);
    for (const held of [unasked, declined, wallet]) await checkPayment(world, held);
    await runJobs(world);
    for (const held of [unasked, declined, wallet]) expect(await cardsOf(held.guest)).toEqual([]);
  });

  test('happens once, however often and however late its job runs; removed, it stays removed', async () => {
    const held = await hold(world);
    const payment = await keepOne(held);
    const again = () => keepCard(world.deps, payment, world.clock.now);
    await Promise.all([again(), again(), again()]);
    const [card] = await cardsOf(held.guest);
    expect(await cardsOf(held.guest)).toHaveLength(1);
    await ask(held.guest, 'DELETE', `/kept-cards/${card.id}`);
    await again();
    expect(await cardsOf(held.guest)).toEqual([]);
  });

  test('of a card the account has already keeps it once, and the gateway forgets the second', async () => {
    const held = await hold(world);
    await keepOne(held);
    const kept = await tokens('kept_card');
    const next = await hold(world, { guest: held.guest, start: '2030-04-01', end: '2030-04-03' });
    await keepOne(next);
    expect(await cardsOf(held.guest)).toHaveLength(1);
    expect(await tokens('kept_card')).toEqual(kept);
    expect(await tokens('forgotten_card')).toHaveLength(1);
  });
});

describe('paying with a kept card', () => {
  test('goes to the bank, settles by what the gateway says, and charges once however often it is sent', async () => {
    const held = await hold(world);
    await keepOne(held);
    const [card] = await cardsOf(held.guest);
    const next = await hold(world, { guest: held.guest, start: '2030-04-01', end: '2030-04-03' });
    const { payment, status, data } = await payWith(next, card.id);
    expect([status, data.address]).toEqual([201, `/sandbox-gateway/3ds/${payment}`]);
    const repeated = await Promise.all([1, 2, 3].map(() => payWith(next, card.id, payment)));
    expect(repeated.map((answer) => answer.data.address)).toEqual(Array(3).fill(data.address));
    expect((await checkPayment(world, next)).state).toBe('pending');
    await answerBank(world, payment, 'lost');
    world.clock.now = new Date(world.clock.now.getTime() + 21_000);
    await reconcilePayments(world.deps, world.clock.now, (error) => {
      throw error;
    });
    const shown = await checkPayment(world, next);
    expect(shown).toMatchObject({ state: 'active', payments: [{ card: 'mada •••• 1010', method: 'card' }] });
    expect(await payWith(next, card.id, payment)).toMatchObject({ status: 409, code: 'state_changed' });
  });

  test('is for the account that kept it alone, and for its own payments', async () => {
    const [held, other] = [await hold(world), await hold(world)];
    await keepOne(held);
    const [card] = await cardsOf(held.guest);
    expect(await payWith(other, card.id)).toMatchObject({ status: 404 });
    const next = await hold(world, { guest: held.guest, start: '2030-04-01', end: '2030-04-03' });
    const { id } = await startPayment(world, next);
    expect(await ask(other.guest, 'POST', `/payments/${id}/kept-card`, { card: card.id })).toMatchObject({
      status: 404,
    });
    for (const [method, path] of [
      ['DELETE', `/kept-cards/${card.id}`],
      ['PUT', `/kept-cards/${card.id}/default`],
    ] as const)
      expect((await ask(other.guest, method, path)).status).toBe(404);
    expect(await cardsOf(other.guest)).toEqual([]);
  });

  test('that is over, or that the gateway no longer has, is refused before any charge', async () => {
    const held = await hold(world);
    await keepOne(held);
    const [card] = await cardsOf(held.guest);
    const next = await hold(world, { guest: held.guest, start: '2030-04-01', end: '2030-04-03' });
    const { db } = world.database;
    await db.deleteFrom('sandbox_gateway.token').execute();
    expect(await payWith(next, card.id)).toMatchObject({ status: 409, code: 'kept_card_gone' });
    await db.updateTable('kept_card').set({ expires_on: '2029-12-31' }).where('id', '=', card.id).execute();
    expect(await cardsOf(held.guest)).toMatchObject([{ expiry: '12/29', is_expired: true }]);
    expect(await payWith(next, card.id)).toMatchObject({ status: 409, code: 'kept_card_gone' });
  });

  test('while a wallet is paid for the same stay keeps one payment, and the other goes back', async () => {
    const held = await hold(world);
    await keepOne(held);
    const [card] = await cardsOf(held.guest);
    const next = await hold(world, { guest: held.guest, start: '2030-04-01', end: '2030-04-03' });
    const [{ payment }] = await Promise.all([payWith(next, card.id), payByWallet(world, next)]);
    await answerBank(world, payment, 'approve');
    await Promise.all([checkPayment(world, next), checkPayment(world, next), runJobs(world)]);
    await runJobs(world);
    const states = (await checkPayment(world, next)).payments.map((one: { state: string }) => one.state);
    expect(states.sort()).toEqual(['settled', 'surplus']);
  });
});

describe('the database refuses', () => {
  test('one token for two accounts, two defaults of one, a card handed on', async () => {
    const [held, other] = [await hold(world), await hold(world)];
    await keepOne(held);
    const { db } = world.database;
    const card = await db
      .selectFrom('kept_card')
      .selectAll()
      .where('account_id', '=', held.guest.actor.accountId)
      .executeTakeFirstOrThrow();
    const { id: _id, ...row } = card;
    const insert = (change: object) =>
      db
        .insertInto('kept_card')
        .values({ ...row, ...change })
        .execute();
    const account_id = other.guest.actor.accountId;
    await expect(insert({ account_id })).rejects.toThrow('kept_card_token_of_one_account');
    await expect(insert({ token: 'another', last4: '2222' })).rejects.toThrow(
      'kept_card_one_default_per_account',
    );
    await expect(
      db.updateTable('kept_card').set({ account_id }).where('id', '=', card.id).execute(),
    ).rejects.toThrow("a kept card stays its account's");
  });
});

describe('a card that is kept no more', () => {
  test('passes the default on, and is forgotten at the gateway as soon as it answers', async () => {
    const held = await hold(world);
    await keepOne(held);
    const next = await hold(world, { guest: held.guest, start: '2030-04-01', end: '2030-04-03' });
    await keepOne(next, { number: '4111111111111111' });
    const [first, second] = await cardsOf(held.guest);
    expect([first.last4, second.last4]).toEqual(['1010', '1111']);
    const chosen = await ask(held.guest, 'PUT', `/kept-cards/${second.id}/default`);
    expect(chosen.data.items).toMatchObject([{ last4: '1111', is_default: true }, { is_default: false }]);
    const left = await ask(held.guest, 'DELETE', `/kept-cards/${second.id}`);
    expect(left.data.items).toMatchObject([{ last4: '1010', is_default: true }]);
    const gone = await tokens('forgotten_card');
    await runJobs(world);
    expect(await tokens('forgotten_card')).toEqual([]);
    const { db } = world.database;
    const kept = await db.selectFrom('sandbox_gateway.token').select('id').where('id', 'in', gone).execute();
    expect(kept).toEqual([]);
  });

  test('dies with its account, and one that comes after that is forgotten', async () => {
    const held = await hold(world);
    await keepOne(held);
    const { db } = world.database;
    const { accountId } = held.guest.actor;
    const next = await hold(world, { guest: held.guest, start: '2030-04-01', end: '2030-04-03' });
    const started = await startPayment(world, next, 'ar', { keep_card: true });
    await postCard(world, started, { number: '4111111111111111', save_card: true });
    await answerBank(world, started.id, 'lost');
    await checkPayment(world, next);
    await transact(db, (tx) => closePersonalRows(tx, { accountId }));
    await db.updateTable('account').set({ closed_at: world.clock.now }).where('id', '=', accountId).execute();
    await runJobs(world);
    await runJobs(world);
    const cards = await db.selectFrom('kept_card').select('id').where('account_id', '=', accountId).execute();
    expect(cards).toEqual([]);
    expect((await tokens('forgotten_card')).length).toBeGreaterThanOrEqual(1);
  });
});
