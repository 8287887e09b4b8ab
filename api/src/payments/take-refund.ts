import { recordAct } from '../audit/record-act.ts';
import { transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { lockOwedRefund, takeFromGateway } from './failed-refund.queries.ts';
import {
  CLAIM_MS,
  type ClaimedRefund,
  claimRefund,
  isRefundUnderWay,
  leftOf,
  unclaimRefund,
} from './payment.queries.ts';
import type { ResolveDeps } from './resolve-payment.ts';

/**
 * Takes a refund from the gateway for an operator who will pay it by bank; nobody sends it from then on. Claims it first and asks the
 * gateway whether it has it after all, so that it never goes back twice. In the audit log. Throws `not_found`, `state_changed` when it is done, taken or being
 * sent, `refund_at_gateway`, `gateway_silent` when the gateway cannot be asked.
 */
export async function takeRefund(
  deps: ResolveDeps,
  operator: OperatorActor,
  { refundId, reason }: { refundId: string; reason: string },
  now: Date,
): Promise<void> {
  const { db } = deps;
  await transact(db, (tx) => lockOwedRefund(tx, refundId));
  const claim = { now, until: new Date(now.getTime() + CLAIM_MS) };
  const claimed = await claimRefund(db, refundId, claim).catch((error: unknown) => {
    throw isRefundUnderWay(error) ? new Refusal('state_changed') : error;
  });
  if (claimed === undefined) throw new Refusal('state_changed');
  try {
    await refuseSent(deps, claimed);
    await transact(db, async (tx) => {
      const { amount } = await lockOwedRefund(tx, refundId);
      await takeFromGateway(tx, refundId, { operatorId: operator.operatorId, reason, now });
      const subject = { kind: 'refund', id: refundId };
      await recordAct(tx, operator, { act: 'refund_taken', subject, after: { amount }, reason }, now);
    });
  } catch (error) {
    await unclaimRefund(db, refundId, claim);
    throw error;
  }
}

/** Refuses a refund that the gateway has by its own books, or may have. */
async function refuseSent({ db, gateway }: ResolveDeps, claimed: ClaimedRefund): Promise<void> {
  const chargeId = claimed.charge_id ?? claimed.payment_id;
  const told = await gateway.fetch(chargeId).catch(() => {
    throw new Refusal('gateway_silent');
  });
  if (told === null) return;
  const left = await leftOf(db, chargeId);
  if (told.amount - told.refunded <= left - claimed.amount) throw new Refusal('refund_at_gateway');
}
