import { proveDeposits } from '../deposits/prove-deposits.ts';
import type { Payables } from '../dues/payable.ts';
import { recordEvent } from '../events/record-event.ts';
import { provePayouts } from '../payouts/prove-payouts.ts';
import type { Database, Reader } from '../platform/db/database.ts';
import { atOneMoment, findDisagreements, insertProof } from './ledger-proof.queries.ts';

/**
 * Every disagreement between the ledger, payments, refunds, deposits, fees, payouts and the things that were paid for, each as a
 * sentence for an operator; none when the books are sound. Amounts in halalas.
 */
export async function proveLedger(reader: Reader, payables: Payables): Promise<string[]> {
  return [
    ...(await findDisagreements(reader, payables)),
    ...(await proveDeposits(reader)),
    ...(await provePayouts(reader)),
  ];
}

/**
 * Proves the books of one moment and keeps the answer, which stands on the operators' desk while it is not sound. Answers
 * the disagreements; each proof that found some is an event too.
 */
export function keepProof(db: Database, payables: Payables, now: Date): Promise<string[]> {
  return atOneMoment(db, async (tx) => {
    const found = await proveLedger(tx, payables);
    await insertProof(tx, now, found);
    const params = { disagreements: found.length };
    const event = { key: 'ledger_disagrees', accountId: null, personId: null, params, at: now };
    if (found.length > 0) await recordEvent(tx, event);
    return found;
  });
}
