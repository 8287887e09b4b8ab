import { DAY_MS } from '@diyar/contract/values/riyadh';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { keepSettlement } from './keep-settlement.ts';
import { findKept, findReach } from './settlement.queries.ts';

/** How far before the last one that is kept is looked each time: a settlement may be told late. */
const BACK_MS = 30 * DAY_MS;

/**
 * Takes in every settlement that the gateway made and that is not kept, each in a transaction of its own; the first time since the
 * first payment by it began. Answers how many were new. Any number of processes may do so at once. Throws when the gateway cannot be asked.
 */
export async function takeInSettlements(
  { db, gateway }: { db: Database; gateway: PaymentGateway },
  now: Date,
): Promise<number> {
  const { last, first } = await findReach(db, gateway.name);
  if (first === null) return 0;
  const from = last === null ? first : new Date(last.getTime() - BACK_MS);
  const told = await gateway.settlements({ from, to: now });
  const kept = await findKept(
    db,
    gateway.name,
    told.map(({ id }) => id),
  );
  let taken = 0;
  for (const settlement of told.filter(({ id }) => !kept.has(id))) {
    const lines = await gateway.settlementLines(settlement.id);
    const isNew = await transact(db, (tx) => keepSettlement(tx, gateway.name, { settlement, lines }, now));
    if (isNew) taken += 1;
  }
  return taken;
}
