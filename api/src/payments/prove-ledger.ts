import { proveDeposits } from '../deposits/prove-deposits.ts';
import type { Payables } from '../dues/payable.ts';
import { recordEvent } from '../events/record-event.ts';
import { provePayouts } from '../payouts/prove-payouts.ts';
import type { Database, Reader } from '../platform/db/database.ts';
import { compareGateway } from './compare-gateway.ts';
import { atOneMoment, findDisagreements, insertProof } from './ledger-proof.queries.ts';
import type { PaymentGateway } from './payment-gateway.ts';

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
 * Proves the books of one moment, and those of the gateway beside them (`compareGateway`), and keeps the answer, which stands on the operators' desk while it is not sound. Answers
 * the disagreements; each proof that found some is an event too.
 */
export async function keepProof(
  { db, payables, gateway }: { db: Database; payables: Payables; gateway: PaymentGateway },
  now: Date,
): Promise<string[]> {
  // The gateway is asked while no transaction is open.
  const atGateway = await compareGateway(db, gateway, now);
  return atOneMoment(db, async (tx) => {
    const found = [...(await proveLedger(tx, payables)), ...atGateway];
    await insertProof(tx, now, found);
    const params = { disagreements: found.length };
    const event = { key: 'ledger_disagrees' as const, accountId: null, personId: null, params, at: now };
    if (found.length > 0) await recordEvent(tx, event);
    return found;
  });
}
