import type { ClaimCase } from '@diyar/contract/money/deposit-calls';
import type { Deposit, DepositClaim } from '@diyar/contract/values/deposits';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { CaseRow, ClaimRow, HeldBooking } from './claim.queries.ts';

/** Whether an advertiser may claim of a deposit at `now`: after departure, within the time for it, once. */
export function mayClaim({ state, depositState, claimUntil }: HeldBooking, now: Date): boolean {
  return state === 'finished' && depositState === 'held' && now < claimUntil;
}

/** Whether a guest may answer a claim at `now`. */
export function mayAnswer(
  { state, answer_until: until }: Pick<ClaimRow, 'state' | 'answer_until'>,
  now: Date,
) {
  return state === 'asked' && now < until;
}

export function presentClaim(row: ClaimRow): DepositClaim {
  const { answer, agreed, answered_at: answeredAt, awarded, decided_at: decidedAt } = row;
  return {
    state: row.state,
    amount: money(row.amount),
    items: row.items.map(({ words, amount }) => ({ words, amount: money(amount) })),
    photos: row.photos,
    made_at: riyadhIso(row.made_at),
    answer_until: riyadhIso(row.answer_until),
    answer:
      answer === null || agreed === null || answeredAt === null
        ? null
        : { answer, agreed: money(agreed), words: row.answer_words, at: riyadhIso(answeredAt) },
    decision:
      awarded === null || decidedAt === null
        ? null
        : { awarded: money(awarded), words: row.decision_words, at: riyadhIso(decidedAt) },
  };
}

/** A deposit as one side of its booking sees it. */
export function presentDeposit(
  booking: HeldBooking,
  claim: ClaimRow | undefined,
  { side, now }: { side: 'guest' | 'host'; now: Date },
): Deposit {
  const { released, claimed, closedAt } = booking;
  return {
    state: booking.depositState,
    amount: money(booking.deposit),
    held_at: riyadhIso(booking.heldAt),
    claim_until: riyadhIso(booking.claimUntil),
    released: released === null ? null : money(released),
    claimed: claimed === null ? null : money(claimed),
    closed_at: closedAt === null ? null : riyadhIso(closedAt),
    claim: claim === undefined ? null : presentClaim(claim),
    abilities: {
      claim: side === 'host' && mayClaim(booking, now),
      answer: side === 'guest' && claim !== undefined && mayAnswer(claim, now),
    },
  };
}

/** A case as one operator sees it. */
export function presentCase(row: CaseRow, operatorId: string): ClaimCase {
  return {
    id: String(row.number),
    guest: row.guest,
    host: row.host,
    unit: { ar: row.unit_ar, en: row.unit_en },
    deposit: money(row.deposit),
    claim: presentClaim(row),
    departed_at: riyadhIso(row.ends_at),
    proposed:
      row.proposed_award === null
        ? null
        : {
            awarded: money(row.proposed_award),
            words: row.proposed_words ?? '',
            by: row.proposer ?? '',
            mine: row.proposed_by === operatorId,
          },
  };
}
