import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PayableKind } from '../dues/payable.ts';
import { hearOfPayment } from '../payments/hear-of-payment.ts';
import { proveLedger } from '../payments/prove-ledger.ts';
import { reconcilePayments } from '../payments/reconcile-payments.ts';
import { resolvePayment } from '../payments/resolve-payment.ts';
import { type BuiltPerson, buildPerson } from '../testing/factories.ts';
import {
  answerBank,
  openPaymentWorld,
  type PaymentWorld,
  postCard,
  runJobs,
} from '../testing/payment-world.ts';
import {
  ask,
  buyingOf,
  buyPlan,
  checkPurchase,
  currentOf,
  openPurchase,
  payFor,
} from '../testing/purchase-world.ts';

let world: PaymentWorld;
let office: BuiltPerson;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  office = await buildPerson(world.database.db, { kind: 'business' });
});
afterEach(async () => {
  expect(await proveLedger(world.database.db, world.deps.payables)).toEqual([]);
});

const resolve = (id: string) => resolvePayment(world.deps, id, world.clock.now);

async function refundsOf(person: BuiltPerson) {
  return world.database.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .innerJoin('due', 'due.id', 'payment.due_id')
    .innerJoin('purchase', 'purchase.id', 'due.purchase_id')
    .select(['refund.amount', 'refund.reason', 'refund.state', 'purchase.number'])
    .where('purchase.account_id', '=', person.accountId)
    .execute();
}

async function boughtBy(person: BuiltPerson): Promise<number> {
  const rows = await world.database.db
    .selectFrom('membership')
    .select('id')
    .where('account_id', '=', person.accountId)
    .where('purchase_id', 'is not', null)
    .execute();
  return rows.length;
}

describe('a plan', () => {
  test('is bought by card: it replaces the free one, and its receipt is there at once', async () => {
    expect(await currentOf(world, office)).toMatchObject({
      price: null,
      ads: 3,
      period: null,
      ends_at: null,
    });
    const shown = await buyPlan(world, office, { plan: 'Pro', period: 'year' });
    expect(shown).toMatchObject({
      state: 'paid',
      plan: { ads: 40, special_ads: 5 },
      amount: { amount: 399_000 },
      net: { amount: 346_957 },
      vat: { amount: 52_043 },
      vat_percent: 15,
      buyer: 'مؤسسة دار السكن',
      seller: {
        name: 'شركة ديار للاختبار',
        commercial_registration: '1010000000',
        vat_number: '300000000000003',
        address: 'طريق الملك فهد، الرياض 12211',
      },
      terms: { slug: 'term-of-service-agreement' },
      membership: { starts_at: '2030-01-07T12:00:00+03:00', ends_at: '2031-01-07T12:00:00+03:00' },
      payments: [{ state: 'settled', card: 'mada •••• 1010' }],
    });
    const { data } = await ask(world, office, '/memberships', { method: 'GET' });
    expect(data.items).toMatchObject([
      {
        name: 'الاحترافية',
        price: { amount: 399_000 },
        ads: 40,
        remaining_ads: 40,
        special_ads: 5,
        remaining_special_ads: 5,
        period: 'year',
        ended_at: null,
      },
      { price: null, end_reason: 'replaced', ads_leave_at: null },
    ]);
    const events = await world.database.db
      .selectFrom('event')
      .select('key')
      .where('account_id', '=', office.accountId)
      .execute();
    expect(events).toEqual([{ key: 'membership_begun' }]);
  });

  test('is opened once however often a nervous buyer sends it, and never at another price, version or end', async () => {
    const body = await buyingOf(world, office);
    const twice = await Promise.all(
      [1, 2].map(() => ask(world, office, '/purchases', { body, key: 'one-nervous-tap' })),
    );
    const numbers = twice.filter(({ status }) => status === 201).map(({ data }) => data.id);
    expect(new Set(numbers).size).toBe(1);
    const refused = async (change: object) =>
      (await ask(world, office, '/purchases', { body: { ...body, ...change } })).code;
    expect(await refused({ plan_version: 9 })).toBe('plan_changed');
    expect(await refused({ terms_version: 99 })).toBe('terms_changed');
    expect(await refused({ replaces: office.accountId })).toBe('membership_changed');
    expect(await refused({ terms_version: undefined })).toBe('validation_failed');
    const { data } = await ask(world, office, '/plans', { method: 'GET' });
    const free = data.items.find((plan: { is_free: boolean }) => plan.is_free);
    expect(await refused({ plan_id: free.id, plan_version: free.version })).toBe('plan_changed');
  });

  test('whose webhook comes ten times, while its buyer asks, begins once', async () => {
    const number = await openPurchase(world, office);
    const { id } = await payFor(world, office, number, 'approve');
    await Promise.all([
      ...Array.from({ length: 10 }, () => hearOfPayment(world.database.db, id)),
      ...Array.from({ length: 6 }, () => resolve(id)),
      ...Array.from({ length: 3 }, () => checkPurchase(world, office, number)),
    ]);
    await runJobs(world);
    expect([await boughtBy(office), await refundsOf(office)]).toEqual([1, []]);
  });

  test('that is paid twice begins once: the second payment goes back', async () => {
    const number = await openPurchase(world, office);
    const [one, other] = [await payFor(world, office, number), await payFor(world, office, number)];
    await Promise.all([resolve(one.id), resolve(other.id), resolve(one.id), resolve(other.id)]);
    await runJobs(world);
    expect(await boughtBy(office)).toBe(1);
    expect(await refundsOf(office)).toMatchObject([{ amount: 14_900, reason: 'second', state: 'done' }]);
  });

  test('that is paid after its time still begins, as long as no other has', async () => {
    const number = await openPurchase(world, office);
    const { id } = await payFor(world, office, number);
    world.clock.pass(2 * 86_400);
    const shown = await ask(world, office, `/purchases/${number}`, { method: 'GET' });
    expect(shown.data).toMatchObject({ state: 'pending', is_over: true, abilities: { pay: false } });
    await resolve(id);
    expect((await currentOf(world, office)).purchase_id).toBe(number);
  });
});

test('money that comes days after a payment was given up buys the plan by itself, or goes back by itself', async () => {
  const other = await buildPerson(world.database.db, { kind: 'business' });
  const reconcile = () =>
    reconcilePayments(world.deps, world.clock.now, (error) => {
      throw error;
    });
  const begun = [];
  for (const person of [office, other]) {
    const number = await openPurchase(world, person);
    const started = await ask(world, person, `/purchases/${number}/payments`);
    await postCard(world, started.data);
    begun.push({ person, number, paymentId: started.data.id as string });
  }
  world.clock.pass(3 * 86_400);
  await reconcile();
  for (const { person, number } of begun)
    expect(await checkPurchase(world, person, number)).toMatchObject({
      is_over: true,
      payments: [{ state: 'failed', failure: 'abandoned' }],
    });
  await buyPlan(world, other, { plan: 'Pro' });
  // The bank says yes only now, and its word to us is lost.
  for (const { paymentId } of begun) await answerBank(world, paymentId, 'lost');
  world.clock.pass(86_400);
  await reconcile();
  await runJobs(world);
  const shown = (person: BuiltPerson, number: string) =>
    ask(world, person, `/purchases/${number}`, { method: 'GET' });
  const [first, second] = begun;
  expect((await shown(office, first?.number ?? '')).data).toMatchObject({ state: 'paid', is_over: false });
  expect((await shown(other, second?.number ?? '')).data.state).toBe('returned');
  expect(await refundsOf(other)).toMatchObject([{ amount: 14_900, reason: 'second', state: 'done' }]);
});

describe('two purchases of one account, opened side by side', () => {
  test.each(['first', 'second', 'at once'])(
    'and paid, the %s: one plan begins, the other’s money goes back',
    async (order) => {
      const numbers = [
        await openPurchase(world, office),
        await openPurchase(world, office, { plan: 'Pro', period: 'month' }),
      ];
      const payments = [];
      for (const number of numbers) payments.push((await payFor(world, office, number)).id);
      if (order === 'second') payments.reverse();
      if (order === 'at once') await Promise.all(payments.map(resolve));
      else for (const id of payments) await resolve(id);
      await runJobs(world);
      expect(await boughtBy(office)).toBe(1);
      const { purchase_id: winner } = await currentOf(world, office);
      const loser = numbers.find((number) => number !== winner);
      expect(
        (await refundsOf(office)).map(({ number, reason, state }) => [String(number), reason, state]),
      ).toEqual([[loser, 'second', 'done']]);
      expect(await checkPurchase(world, office, loser ?? '')).toMatchObject({
        state: 'returned',
        membership: null,
      });
    },
  );

  test('are one plan, also when the process is killed while it gives it', async () => {
    const numbers = [await openPurchase(world, office), await openPurchase(world, office, { plan: 'Pro' })];
    for (const number of numbers) await payFor(world, office, number);
    // The connection dies with everything done and nothing committed, as with its process.
    const purchase: PayableKind = {
      ...world.deps.payables.purchase,
      lock: async (tx, id) => {
        const payable = await world.deps.payables.purchase.lock(tx, id);
        const settle: typeof payable.settle = async (...paid) => {
          const [locked] = paid;
          await payable.settle(...paid);
          await sql`select pg_terminate_backend(pg_backend_pid())`.execute(locked);
          return undefined;
        };
        return { ...payable, settle };
      },
    };
    const dying = { ...world.deps, payables: { ...world.deps.payables, purchase } };
    const killed: string[] = [];
    world.clock.pass(30);
    await reconcilePayments(dying, world.clock.now, (_error, id) => killed.push(id));
    expect([killed.length, await boughtBy(office)]).toEqual([2, 0]);
    world.clock.pass(60);
    await reconcilePayments(world.deps, world.clock.now, (error) => {
      throw error;
    });
    await runJobs(world);
    expect([await boughtBy(office), (await refundsOf(office)).length]).toEqual([1, 1]);
  });

  test('are refused by the database itself as both paid', async () => {
    const numbers = [await openPurchase(world, office), await openPurchase(world, office)];
    const { id } = await payFor(world, office, numbers[0] ?? '');
    await resolve(id);
    const second = world.database.db
      .updateTable('purchase')
      .set({ state: 'paid', paid_at: world.clock.now })
      .where('number', '=', Number(numbers[1]))
      .execute();
    await expect(second).rejects.toThrow('purchase_one_paid_after_another');
  });
});

test('a due is for exactly one thing, and so is each movement of money', async () => {
  const due = { kind: 'rest' as const, amount: 100, due_at: world.clock.now };
  await expect(world.database.db.insertInto('due').values(due).execute()).rejects.toThrow(
    'due_of_one_payable',
  );
  const shown = await buyPlan(world, office);
  const { id } = await world.database.db
    .selectFrom('purchase')
    .select('id')
    .where('number', '=', Number(shown.id))
    .executeTakeFirstOrThrow();
  const entry = world.database.db
    .selectFrom('ledger_entry')
    .select(['debit', 'debit_party_id', 'credit', 'credit_party_id', 'amount', 'reservation_id'])
    .where('purchase_id', '=', id);
  expect(await entry.execute()).toEqual([
    {
      debit: 'gateway',
      debit_party_id: null,
      credit: 'membership_income',
      credit_party_id: null,
      amount: 14_900,
      reservation_id: null,
    },
  ]);
});
