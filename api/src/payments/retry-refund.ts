import { recordAct } from '../audit/record-act.ts';
import { transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { giveToGateway, lockOwedRefund } from './failed-refund.queries.ts';
import type { ResolveDeps } from './resolve-payment.ts';
import { sendRefund } from './send-refund.ts';

/**
 * Has the gateway asked again for a refund, at once, and answers whether it took it; in the audit log. One that an operator took
 * from the gateway is given back to it where that is meant, unless they have said by which movement it was paid. Throws `not_found`, `state_changed` then, once it is done or while it is being sent.
 */
export async function retryRefund(
  deps: ResolveDeps,
  operator: OperatorActor,
  { refundId, givesBack }: { refundId: string; givesBack: boolean },
  now: Date,
): Promise<'sent' | 'failed'> {
  const amount = await transact(deps.db, async (tx) => {
    const owed = await lockOwedRefund(tx, refundId);
    const isTaken = owed.takenBy !== null;
    if (owed.proposedBy !== null || isTaken !== givesBack) throw new Refusal('state_changed');
    if (isTaken) await giveToGateway(tx, refundId);
    return owed.amount;
  });
  const outcome = await sendRefund(deps, refundId, now).catch(() => 'failed' as const);
  if (outcome === undefined) throw new Refusal('state_changed');
  const subject = { kind: 'refund', id: refundId };
  const act = { act: 'refund_retried' as const, subject, after: { outcome, amount } };
  await transact(deps.db, (tx) => recordAct(tx, operator, act, now));
  return outcome;
}
