import type { Deposit } from '@diyar/contract/values/deposits';
import type { ClaimAnswer } from '@diyar/contract/words/deposit-words';
import { closeDeposit } from '../deposits/close-deposit.ts';
import type { Payables } from '../dues/payable.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { mayAnswer } from './claim.presenter.ts';
import { type ClaimRow, findOfSide, lockOpenClaim, writeAnswer } from './claim.queries.ts';
import { depositOf } from './deposit-of.ts';
import { tellSides } from './tell-sides.ts';

export interface AnswerClaim {
  number: string;
  answer: ClaimAnswer;
  /** Halalas, where a part is agreed to. */
  agreed: number;
  words: string;
  actor: Actor;
  now: Date;
}

/**
 * Answers the claim of a guest's deposit, once and in time: agreed to whole, it is paid at once and the rest goes back; in part or not at
 * all, an operator decides about the rest (product.md 8). Throws `not_found`, `state_changed`, `validation_failed` for a part that is
 * none, and for no words where something is refused.
 */
export async function answerClaim(tx: Tx, payables: Payables, request: AnswerClaim): Promise<Deposit> {
  const { number, answer, words, actor, now } = request;
  const found = await findOfSide(tx, { side: 'guest', number, accountId: actor.accountId });
  if (found === undefined) throw new Refusal('not_found');
  const payable = await payables.reservation.lock(tx, found.id);
  const claim = await lockOpenClaim(tx, found.id);
  if (claim === undefined || !mayAnswer(claim, now)) throw new Refusal('state_changed');
  const agreed = agreedOf(claim, request);
  if (answer !== 'accepted' && words === '') throw invalid('words', 'reason_required');
  await writeAnswer(tx, claim.id, { answer, agreed, words, now });
  if (answer === 'accepted') await closeDeposit(tx, payable, { claimed: agreed, now });
  const key = answer === 'accepted' ? 'deposit_claim_decided' : 'deposit_claim_answered';
  await tellSides(tx, found, { key, amount: agreed, personId: actor.personId, now });
  const deposit = await depositOf(tx, found.id, { side: 'guest', now });
  if (deposit === null) throw new Refusal('not_found');
  return deposit;
}

function agreedOf({ amount }: ClaimRow, { answer, agreed }: AnswerClaim): number {
  if (answer === 'accepted') return amount;
  if (answer === 'refused') return 0;
  if (agreed <= 0 || agreed >= amount) throw invalid('agreed', 'claim_part');
  return agreed;
}
