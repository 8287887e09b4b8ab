import type { Payables } from '../dues/payable.ts';
import { recordEvent } from '../events/record-event.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import { proveLedger } from '../payments/prove-ledger.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { compareGateway, sentenceOf } from './compare-gateway.ts';
import { keepDifferences } from './keep-differences.ts';
import { proveCases } from './money-case-proof.queries.ts';
import { atOneMoment, insertProof } from './proof.queries.ts';

export interface BookDeps {
  db: Database;
  payables: Payables;
  gateway: PaymentGateway;
}

/**
 * Proves the books of one moment, and those of the gateway beside them (`compareGateway`), and keeps the answer, which stands on the operators' desk while it is not sound;
 * each difference becomes a case there (`keepDifferences`). Answers the disagreements; each proof that found some is an event too. What an
 * operator explained is none while it stays as it was.
 */
export async function keepProof({ db, payables, gateway }: BookDeps, now: Date): Promise<string[]> {
  // The gateway is asked while no transaction is open.
  const { differences, silence } = await compareGateway(db, gateway, now);
  const atGateway = silence === null ? [] : [silence];
  if (silence === null) {
    const told = await transact(db, (tx) => keepDifferences(tx, gateway.name, differences, now));
    atGateway.push(...told.map((one) => sentenceOf(gateway.name, one)));
  }
  return atOneMoment(db, async (tx) => {
    const found = [...(await proveLedger(tx, payables)), ...(await proveCases(tx)), ...atGateway];
    await insertProof(tx, now, found);
    const params = { disagreements: found.length };
    const event = { key: 'ledger_disagrees' as const, accountId: null, personId: null, params, at: now };
    if (found.length > 0) await recordEvent(tx, event);
    return found;
  });
}
