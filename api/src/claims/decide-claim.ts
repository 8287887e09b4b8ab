import { recordAct } from '../audit/record-act.ts';
import { closeDeposit } from '../deposits/close-deposit.ts';
import type { Payables } from '../dues/payable.ts';
import type { Tx } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { findByNumber, lockOpenClaim, writeDecision } from './claim.queries.ts';
import { tellSides } from './tell-sides.ts';

export interface Decision {
  number: string;
  /** Halalas for the advertiser. */
  awarded: number;
  words: string;
}

/**
 * Decides a claim that its guest disputes or did not answer, once: the advertiser is given so much, the rest of the deposit goes back at
 * once. Throws `not_found`, `state_changed` when it does not wait for an operator, `validation_failed` for more than is claimed or less than
 * the guest agreed to. Written to the audit log; both sides read the words.
 */
export async function decideClaim(
  tx: Tx,
  payables: Payables,
  operator: Pick<OperatorActor, 'operatorId' | 'requestId'>,
  { number, awarded, words }: Decision,
  now: Date,
): Promise<{ awarded: number; released: number }> {
  const booking = await findByNumber(tx, number);
  if (booking === undefined) throw new Refusal('not_found');
  const payable = await payables.reservation.lock(tx, booking.id);
  const claim = await lockOpenClaim(tx, booking.id);
  if (claim?.state !== 'disputed') throw new Refusal('state_changed');
  const agreed = claim.agreed ?? 0;
  if (awarded < agreed || awarded > claim.amount) throw invalid('awarded', 'claim_award');
  await writeDecision(tx, claim.id, { awarded, words, operatorId: operator.operatorId, now });
  await closeDeposit(tx, payable, { claimed: awarded, now });
  await tellSides(tx, booking, { key: 'deposit_claim_decided', amount: awarded, personId: null, now });
  const released = booking.deposit - awarded;
  const act = {
    act: 'claim_decided' as const,
    subject: { kind: 'reservation', id: number },
    before: { claimed: claim.amount, agreed: claim.agreed },
    after: { awarded, released },
    reason: words,
  };
  await recordAct(tx, operator, act, now);
  return { awarded, released };
}
