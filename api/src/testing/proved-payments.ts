import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { proveLedger } from '../payments/prove-ledger.ts';
import { type HeldReservation, openPaymentWorld, type PaymentWorld } from './payment-world.ts';

/** Opens a world of payments for the tests of a file and hands it to them; after each test the books must agree. */
export function provePayments(keep: (world: PaymentWorld) => void): void {
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await openPaymentWorld();
    keep(world);
  });
  afterAll(() => world.close());
  afterEach(async () => {
    expect(await proveLedger(world.database.db, world.deps.payables)).toEqual([]);
  });
}

/** What of the payments of a stay was given back, or is to be. */
export function refundsOf({ database }: PaymentWorld, held: HeldReservation) {
  return database.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .innerJoin('due', 'due.id', 'payment.due_id')
    .select(['refund.id', 'refund.amount', 'refund.reason', 'refund.state', 'payment_id'])
    .where('reservation_id', '=', held.id)
    .execute();
}
