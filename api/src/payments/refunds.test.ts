import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Deps } from '../deps.ts';
import { releaseLapsed } from '../reservations/release-lapsed.ts';
import {
  answerBank,
  callAs,
  checkPayment,
  type HeldReservation,
  hold,
  type PaymentWorld,
  pay,
  postCard,
  runJobs,
  startPayment,
} from '../testing/payment-world.ts';
import { provePayments, refundsOf } from '../testing/proved-payments.ts';
import { proveLedger } from './prove-ledger.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { resolvePayment } from './resolve-payment.ts';
import { sendRefund } from './send-refund.ts';

let world: PaymentWorld;
provePayments((opened) => {
  world = opened;
});

async function ledgerOf(held: HeldReservation) {
  const rows = await world.database.db
    .selectFrom('ledger_entry')
    .select(['kind', 'amount'])
    .where('reservation_id', '=', held.id)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, amount }) => `${kind} ${amount}`);
}

async function refundedAtGateway(paymentId: string): Promise<number | undefined> {
  return (await world.deps.gateway.fetch(paymentId))?.refunded;
}

/** Transactions of this database, beside the one that counts them, that are begun and not ended. */
async function openTransactions(): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
      and backend_type = 'client backend'`.execute(world.database.db);
  return rows[0]?.open ?? 0;
}

async function claimedUntil(refundId: string): Promise<Date | null> {
  const refund = world.database.db.selectFrom('refund').select('claimed_until').where('id', '=', refundId);
  return (await refund.executeTakeFirstOrThrow()).claimed_until;
}

/** A second tab: a payment opened while the first was not yet decided. */
async function payTwice(held: HeldReservation): Promise<[string, string]> {
  const [one, other] = [
    await pay(world, held, { verdict: 'lost' }),
    await pay(world, held, { verdict: 'lost' }),
  ];
  return [one.id, other.id];
}

test('of two payments for one due that race, exactly one is settled and the other goes back', async () => {
  for (let round = 0; round < 5; round += 1) {
    const held = await hold(world);
    const [one, other] = await payTwice(held);
    const settle = (id: string) => resolvePayment(world.deps, id, world.clock.now);
    await Promise.all([settle(one), settle(other), settle(one), settle(other)]);
    await runJobs(world);
    const [refund, ...more] = await refundsOf(world, held);
    expect(more).toEqual([]);
    expect(refund).toMatchObject({ amount: held.downPayment, reason: 'second', state: 'done' });
    expect(await refundedAtGateway(refund?.payment_id ?? '')).toBe(held.downPayment);
    const shown = await checkPayment(world, held);
    expect(shown).toMatchObject({ state: 'active', paid: { amount: held.downPayment } });
    expect(shown.payments.map((payment: { state: string }) => payment.state).sort()).toEqual([
      'settled',
      'surplus',
    ]);
  }
});

test('the database itself refuses a second settled payment for one due', async () => {
  const held = await hold(world);
  const [one, other] = await payTwice(held);
  await resolvePayment(world.deps, one, world.clock.now);
  const { db } = world.database;
  await expect(
    db
      .updateTable('payment')
      .set({ state: 'settled', received: held.downPayment })
      .where('id', '=', other)
      .execute(),
  ).rejects.toThrow('payment_one_settled_per_due');
  await resolvePayment(world.deps, other, world.clock.now);
  await runJobs(world);
  expect(await refundsOf(world, held)).toMatchObject([
    { payment_id: other, reason: 'second', state: 'done' },
  ]);
});

describe('money that comes after the hold has lapsed', () => {
  async function payLate(held: HeldReservation): Promise<void> {
    const started = await startPayment(world, held);
    await postCard(world, started);
    world.clock.pass(20 * 60);
    expect(await releaseLapsed(world.database.db, world.clock.now)).toBeGreaterThan(0);
    await answerBank(world, started.id, 'approve');
  }

  test('takes the slot again when it is still free', async () => {
    const held = await hold(world);
    await payLate(held);
    await runJobs(world);
    const shown = await checkPayment(world, held);
    expect(shown).toMatchObject({ state: 'active', paid: { amount: held.downPayment } });
    expect(shown.history.map((step: { event: string }) => step.event)).toContain('pay_late');
    expect(await refundsOf(world, held)).toEqual([]);
  });

  test('goes back in full when somebody else has it', async () => {
    const held = await hold(world);
    const started = await startPayment(world, held);
    await postCard(world, started);
    world.clock.pass(20 * 60);
    const winner = await hold(world, { unitId: held.unitId });
    await answerBank(world, started.id, 'approve');
    await runJobs(world);
    expect(await refundsOf(world, held)).toMatchObject([
      { amount: held.downPayment, reason: 'late', state: 'done' },
    ]);
    const shown = await checkPayment(world, held);
    expect(shown).toMatchObject({
      state: 'lapsed',
      paid: { amount: 0 },
      payments: [{ state: 'surplus', refunded: { amount: held.downPayment } }],
    });
    expect(await ledgerOf(held)).toEqual([
      `surplus_received ${held.downPayment}`,
      `refund_paid ${held.downPayment}`,
    ]);
    await pay(world, winner);
    expect((await checkPayment(world, winner)).state).toBe('active');
  });

  test('goes back in full when the guest has canceled meanwhile', async () => {
    const held = await hold(world);
    const started = await startPayment(world, held);
    await postCard(world, started);
    expect((await callAs(world, held.guest, `/reservations/${held.number}/cancellation`)).statusCode).toBe(
      201,
    );
    await answerBank(world, started.id, 'approve');
    await runJobs(world);
    expect(await refundsOf(world, held)).toMatchObject([{ reason: 'late', state: 'done' }]);
    expect((await checkPayment(world, held)).state).toBe('canceled');
  });
});

test('an amount a browser made up goes back and pays for nothing', async () => {
  const held = await hold(world);
  await pay(world, held, { amount: 100 });
  await runJobs(world);
  expect(await refundsOf(world, held)).toMatchObject([
    { amount: 100, reason: 'wrong_amount', state: 'done' },
  ]);
  expect(await checkPayment(world, held)).toMatchObject({ state: 'pending', paid: { amount: 0 } });
  await pay(world, held);
  expect((await checkPayment(world, held)).state).toBe('active');
});

describe('a refund', () => {
  /** A surplus whose refund is requested but not sent. */
  async function requestRefund(): Promise<{ held: HeldReservation; refundId: string; paymentId: string }> {
    const held = await hold(world);
    const started = await pay(world, held, { amount: 250, verdict: 'lost' });
    await resolvePayment(world.deps, started.id, world.clock.now);
    const [refund] = await refundsOf(world, held);
    expect(refund).toMatchObject({ state: 'requested', amount: 250 });
    return { held, refundId: refund?.id ?? '', paymentId: started.id };
  }

  test('that the gateway could not take is sent again', async () => {
    const { held, refundId, paymentId } = await requestRefund();
    const { gateway } = world.deps;
    const failing: Deps['gateway'] = {
      ...gateway,
      refund: () => Promise.reject(new Error('connection reset')),
    };
    await expect(sendRefund({ ...world.deps, gateway: failing }, refundId, world.clock.now)).rejects.toThrow(
      'reset',
    );
    expect(await refundsOf(world, held)).toMatchObject([{ state: 'requested' }]);
    await runJobs(world);
    expect(await refundsOf(world, held)).toMatchObject([{ state: 'done' }]);
    expect(await refundedAtGateway(paymentId)).toBe(250);
  });

  test('whose sender was killed after the gateway took it is paid once', async () => {
    const { held, refundId, paymentId } = await requestRefund();
    await world.deps.gateway.refund(paymentId, { amount: 250, refundId, left: 250 });
    expect(await proveLedger(world.database.db, world.deps.payables)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => sendRefund(world.deps, refundId, world.clock.now)));
    await runJobs(world);
    expect(await refundedAtGateway(paymentId)).toBe(250);
    expect(await ledgerOf(held)).toEqual(['surplus_received 250', 'refund_paid 250']);
  });

  test('is asked of the gateway while no transaction of ours is open', async () => {
    const { held, refundId } = await requestRefund();
    const { gateway } = world.deps;
    const seen: number[] = [];
    const watching: Deps['gateway'] = {
      ...gateway,
      refund: async (paymentId, refund) => {
        seen.push(await openTransactions());
        await gateway.refund(paymentId, refund);
      },
    };
    await sendRefund({ ...world.deps, gateway: watching }, refundId, world.clock.now);
    expect(seen).toEqual([0]);
    expect(await refundsOf(world, held)).toMatchObject([{ state: 'done' }]);
    await runJobs(world);
  });

  test('whose job was lost with its worker is sent by the reconciler', async () => {
    const { held, paymentId } = await requestRefund();
    world.clock.pass(180);
    await reconcilePayments(world.deps, world.clock.now, (error) => {
      throw error;
    });
    expect(await refundsOf(world, held)).toMatchObject([{ state: 'done' }]);
    expect(await refundedAtGateway(paymentId)).toBe(250);
  });

  test('whose sender was killed is left alone while its claim holds, then sent by the reconciler, once', async () => {
    const { held, refundId, paymentId } = await requestRefund();
    const { gateway } = world.deps;
    // A killed process leaves its claim behind, and a gateway that may have been asked.
    await gateway.refund(paymentId, { amount: 250, refundId, left: 250 });
    const killed = { ...world.deps, gateway: { ...gateway, refund: () => new Promise<void>(() => {}) } };
    void sendRefund(killed, refundId, world.clock.now);
    await expect.poll(() => claimedUntil(refundId)).not.toBeNull();
    const reconcile = () =>
      reconcilePayments(world.deps, world.clock.now, (error) => {
        throw error;
      });
    world.clock.pass(180);
    await reconcile();
    await sendRefund(world.deps, refundId, world.clock.now);
    expect(await refundsOf(world, held)).toMatchObject([{ state: 'requested' }]);
    world.clock.pass(180);
    await reconcile();
    expect(await refundsOf(world, held)).toMatchObject([{ state: 'done' }]);
    expect(await refundedAtGateway(paymentId)).toBe(250);
    await runJobs(world);
  });

  test('waits for an earlier one of its payment that the gateway may have', async () => {
    const { held, refundId, paymentId } = await requestRefund();
    const { db } = world.database;
    await db.updateTable('refund').set({ amount: 150 }).where('id', '=', refundId).execute();
    const { id: other } = await db
      .insertInto('refund')
      .values({ payment_id: paymentId, amount: 100, reason: 'operator', created_at: world.clock.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { gateway } = world.deps;
    const answersLost: Deps['gateway'] = {
      ...gateway,
      refund: async (id, refund) => {
        await gateway.refund(id, refund);
        throw new Error('connection reset');
      },
    };
    const lost = sendRefund({ ...world.deps, gateway: answersLost }, refundId, world.clock.now);
    await expect(lost).rejects.toThrow('reset');
    await expect(sendRefund(world.deps, other, world.clock.now)).rejects.toThrow('another refund');
    await sendRefund(world.deps, refundId, world.clock.now);
    await sendRefund(world.deps, other, world.clock.now);
    expect(await refundedAtGateway(paymentId)).toBe(250);
    expect((await refundsOf(world, held)).map(({ state }) => state)).toEqual(['done', 'done']);
    await runJobs(world);
  });

  test('can never give back more than came', async () => {
    const { paymentId } = await requestRefund();
    await expect(
      world.database.db
        .insertInto('refund')
        .values({ payment_id: paymentId, amount: 1, reason: 'operator', created_at: world.clock.now })
        .execute(),
    ).rejects.toThrow('refunds exceed what was received');
    await runJobs(world);
  });
});

test('one payment the gateway fails on does not keep the reconciler from the others', async () => {
  const broken = await hold(world);
  const other = await hold(world);
  const brokenPayment = await pay(world, broken, { verdict: 'lost' });
  await pay(world, other, { verdict: 'lost' });
  const { gateway } = world.deps;
  const fetch: Deps['gateway']['fetch'] = (id) =>
    id === brokenPayment.id ? Promise.reject(new Error('timed out')) : gateway.fetch(id);
  world.clock.pass(30);
  const failed: string[] = [];
  await reconcilePayments(
    { ...world.deps, gateway: { ...gateway, fetch } },
    world.clock.now,
    (_error, id) => {
      failed.push(id);
    },
  );
  expect(failed).toEqual([brokenPayment.id]);
  expect((await checkPayment(world, other)).state).toBe('active');
  world.clock.pass(2);
  expect((await checkPayment(world, broken)).state).toBe('active');
});
