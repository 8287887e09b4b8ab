import { recordAct } from '../audit/record-act.ts';
import { closeDeposit } from '../deposits/close-deposit.ts';
import type { Payables } from '../dues/payable.ts';
import type { Tx } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import { type ClaimRow, findByNumber, lockOpenClaim, writeDecision, writeProposal } from './claim.queries.ts';
import { tellSides } from './tell-sides.ts';

export interface Decision {
  number: string;
  /** Halalas for the advertiser. */
  awarded: number;
  words: string;
}

/**
 * Decides a claim that its guest disputes or did not answer, once: the advertiser is given so much, the rest of the deposit goes back at
 * once. Above the dated limit a first decision is a proposal, and another operator's of the same amount decides. Throws `not_found`, `state_changed` when it does not wait for an operator, `second_operator_needed` to
 * the one who proposed, `validation_failed` for more than is claimed or less than
 * the guest agreed to. Written to the audit log; both sides read the words.
 */
export async function decideClaim(
  tx: Tx,
  payables: Payables,
  operator: Pick<OperatorActor, 'operatorId' | 'requestId'>,
  { number, awarded, words }: Decision,
  now: Date,
): Promise<{ outcome: 'decided' | 'proposed'; awarded: number; released: number }> {
  const booking = await findByNumber(tx, number);
  if (booking === undefined) throw new Refusal('not_found');
  const payable = await payables.reservation.lock(tx, booking.id);
  const claim = await lockOpenClaim(tx, booking.id);
  if (claim?.state !== 'disputed') throw new Refusal('state_changed');
  const agreed = claim.agreed ?? 0;
  if (awarded < agreed || awarded > claim.amount) throw invalid('awarded', 'claim_award');
  const released = booking.deposit - awarded;
  const subject = { kind: 'reservation', id: number };
  const given = { awarded, words, operatorId: operator.operatorId };
  if (await proposes(tx, claim, given, now)) {
    await writeProposal(tx, claim.id, given);
    const act = { act: 'claim_proposed' as const, subject, after: { awarded, released }, reason: words };
    await recordAct(tx, operator, act, now);
    return { outcome: 'proposed', awarded, released };
  }
  await writeDecision(tx, claim.id, { ...given, now });
  await closeDeposit(tx, payable, { claimed: awarded, now });
  await tellSides(tx, booking, { key: 'deposit_claim_decided', amount: awarded, personId: null, now });
  const act = {
    act: 'claim_decided' as const,
    subject,
    before: { claimed: claim.amount, agreed: claim.agreed },
    after: { awarded, released },
    reason: words,
  };
  await recordAct(tx, operator, act, now);
  return { outcome: 'decided', awarded, released };
}

/** Whether an award is a first one that another operator has to agree to; one of another amount than the first is a first again. */
async function proposes(
  tx: Tx,
  claim: ClaimRow,
  { awarded, operatorId }: { awarded: number; operatorId: string },
  now: Date,
): Promise<boolean> {
  const limit = (await figuresAt(tx, now)).award_second_operator_above;
  if (awarded <= limit || claim.proposed_award !== awarded) return awarded > limit;
  if (claim.proposed_by === operatorId) throw new Refusal('second_operator_needed');
  return false;
}
