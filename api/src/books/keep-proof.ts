import type { Payables } from '../dues/payable.ts';
import { recordEvent } from '../events/record-event.ts';
import { proveSettlements } from '../gateway-settlements/prove-settlements.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import { proveLedger } from '../payments/prove-ledger.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { type Comparison, compareGateway, sentenceOf } from './compare-gateway.ts';
import { compareSettlements } from './compare-settlements.ts';
import { keepDifferences } from './keep-differences.ts';
import type { ComparedBook } from './money-case.queries.ts';
import { proveCases } from './money-case-proof.queries.ts';
import { atOneMoment, insertProof } from './proof.queries.ts';

export interface BookDeps {
  db: Database;
  payables: Payables;
  gateway: PaymentGateway;
}

/**
 * Proves the books of one moment, and those of the gateway beside them (`compareGateway`, `compareSettlements`), and keeps the answer, which stands on the operators' desk while it is not sound;
 * each difference becomes a case there (`keepDifferences`). Answers the disagreements; each proof that found some is an event too. What an
 * operator explained is none while it stays as it was.
 */
export async function keepProof(deps: BookDeps, now: Date): Promise<string[]> {
  const { db, payables, gateway } = deps;
  // The gateway is asked while no transaction is open.
  const ofPayments = await keepFound(deps, 'payments', await compareGateway(db, gateway, now), now);
  // What the payments told of is not told of again.
  const ofSettlements = await keepFound(deps, 'settlements', await compareSettlements(deps, now), now);
  return atOneMoment(db, async (tx) => {
    const inLedger = [
      ...(await proveLedger(tx, payables)),
      ...(await proveCases(tx)),
      ...(await proveSettlements(tx)),
    ];
    const found = [...inLedger, ...ofPayments, ...ofSettlements];
    await insertProof(tx, now, found);
    const params = { disagreements: found.length };
    const event = { key: 'ledger_disagrees' as const, accountId: null, personId: null, params, at: now };
    if (found.length > 0) await recordEvent(tx, event);
    return found;
  });
}

/** Keeps what a comparison found as cases; answers what is to be told of it. */
async function keepFound(
  { db, gateway: { name: gateway } }: BookDeps,
  book: ComparedBook['book'],
  { differences, silence }: Comparison,
  now: Date,
): Promise<string[]> {
  if (silence !== null) return [silence];
  const told = await transact(db, (tx) => keepDifferences(tx, { gateway, book }, differences, now));
  return told.map((one) => sentenceOf(gateway, one));
}
