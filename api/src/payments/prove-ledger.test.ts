import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../platform/db/database.ts';
import {
  type HeldReservation,
  hold,
  openPaymentWorld,
  type PaymentWorld,
  pay,
  runJobs,
} from '../testing/payment-world.ts';
import { proveLedger } from './prove-ledger.ts';

let world: PaymentWorld;
let paid: HeldReservation;
let surplus: HeldReservation;
beforeAll(async () => {
  world = await openPaymentWorld();
  paid = await hold(world);
  await pay(world, paid);
  surplus = await hold(world);
  await pay(world, surplus, { amount: 300 });
  await runJobs(world);
});
afterAll(() => world.close());

/** The proof's answer after `spoil`, which is undone. */
async function proofAfter(spoil: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  let found: string[] = [];
  await world.database.db
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await spoil(tx);
      found = await proveLedger(tx, world.deps.payables);
      throw new Error('undo');
    })
    .catch((error: Error) => {
      if (error.message !== 'undo') throw error;
    });
  return found;
}

const setState = (tx: Tx, held: HeldReservation, state: 'active' | 'canceled') =>
  tx.updateTable('reservation').set({ state }).where('id', '=', held.id).execute();

test('sound books prove sound', async () => {
  expect(await proveLedger(world.database.db, world.deps.payables)).toEqual([]);
});

test('a movement missing from the ledger is told', async () => {
  const found = await proofAfter((tx) =>
    tx.deleteFrom('ledger_entry').where('kind', '=', 'payment_settled').execute(),
  );
  expect(found).toEqual([
    expect.stringMatching(/^payment_settled of payment .* is not in the ledger$/),
    expect.stringMatching(/^account .* is owed 0 by the ledger/),
  ]);
});

test('a movement that never happened is told', async () => {
  const found = await proofAfter((tx) =>
    tx.updateTable('refund').set({ state: 'requested', done_at: null }).execute(),
  );
  expect(found).toEqual([
    expect.stringMatching(/^refund_paid of payment .* did not happen$/),
    `refunds payable to account ${surplus.guest.accountId} are 0 by the ledger, 300 by the refunds still to be sent`,
  ]);
});

test('a due that says it was paid without its payment, and a stay that forgot when it was secured, are told', async () => {
  const due = await proofAfter((tx) =>
    tx.updateTable('due').set({ settled_at: null }).where('reservation_id', '=', paid.id).execute(),
  );
  expect(due).toEqual([
    expect.stringMatching(/^due .* was paid at no time by itself, at 20.* by its payment$/),
  ]);
  const stay = await proofAfter((tx) =>
    tx.updateTable('reservation').set({ secured_at: null }).where('id', '=', paid.id).execute(),
  );
  expect(stay).toEqual([
    expect.stringMatching(/^reservation .* was secured at no time by itself, at 20.* by its steps$/),
  ]);
});

test('an amount that differs, and accounts that are wrong, are told', async () => {
  const amounts = await proofAfter((tx) =>
    tx.updateTable('ledger_entry').set({ amount: 7 }).where('kind', '=', 'payment_settled').execute(),
  );
  expect(amounts).toEqual([
    expect.stringContaining(`is ${paid.downPayment}, the ledger says 7`),
    expect.stringContaining(`is owed 7 by the ledger, ${paid.downPayment} by payments`),
  ]);
  const accounts = await proofAfter((tx) =>
    tx
      .updateTable('ledger_entry')
      .set({ debit: 'refunds_payable', debit_party_id: surplus.guest.accountId })
      .where('kind', '=', 'payment_settled')
      .execute(),
  );
  expect(accounts[0]).toContain('payment_settled of payment');
});

test('a stay given without its money, and money kept without a stay, are told', async () => {
  const unpaid = await proofAfter((tx) => setState(tx, surplus, 'active'));
  expect(unpaid).toEqual([
    `reservation ${surplus.number} is active with 0 settled of a down payment of ${surplus.downPayment}`,
  ]);
  const kept = await proofAfter((tx) => setState(tx, paid, 'canceled'));
  expect(kept).toEqual([
    `reservation ${paid.number} is canceled with ${paid.downPayment} settled of a down payment of ${paid.downPayment}`,
  ]);
});

test('a surplus that is not given back is told', async () => {
  const found = await proofAfter(async (tx) => {
    await tx.deleteFrom('ledger_entry').where('kind', '=', 'refund_paid').execute();
    await tx.deleteFrom('refund').execute();
  });
  expect(found).toEqual([
    expect.stringMatching(/is surplus but its refunds do not give back what it received$/),
    `refunds payable to account ${surplus.guest.accountId} are 300 by the ledger, 0 by the refunds still to be sent`,
  ]);
});

test('the ledger refuses to be changed', async () => {
  const { db } = world.database;
  await expect(db.updateTable('ledger_entry').set({ amount: 1 }).execute()).rejects.toThrow('append only');
  await expect(db.deleteFrom('ledger_entry').execute()).rejects.toThrow('append only');
  await expect(sql`truncate ledger_entry`.execute(db)).rejects.toThrow('append only');
});
