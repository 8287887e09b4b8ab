import { type LettableUnit, loadUnit } from '../availability/load-unit.ts';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refundAt } from '../prices/refund-steps.ts';
import type { KeptQuote } from '../quotes/make-quote.ts';
import type { Figures } from '../settings/figures.ts';
import { type ChangeMoney, moneyOfChange } from './change-money.ts';
import type { Life } from './reservation-life.ts';
import { changeAnswerEnd } from './rest-and-answer.ts';

/** What a change comes to that is priced by a quote, and whether its advertiser has to agree. */
export interface WeighedChange extends ChangeMoney {
  needsAnswer: boolean;
  /** Until when the advertiser answers, were it paid now. */
  answerUntil: Date;
}

/**
 * Weighs a new quote against what holds. The advertiser agrees where the unit is not instant, and also to another arrival once cancelling
 * would not give everything back any more: else moving a stay would undo its policy. Throws `not_available` where too little would be
 * paid for a card, `change_too_late` where no time is left to ask.
 */
export function weighChange(
  { reservation, kept }: Life,
  quote: Pick<KeptQuote, 'terms' | 'stay'>,
  figures: Figures,
  now: Date,
): WeighedChange {
  const { stay, terms, startsAt } = reservation;
  const least = figures.min_down_payment;
  const asked = { terms: quote.terms, period: stay.period, at: now, least };
  const money = moneyOfChange({ reservation, kept }, asked);
  if (money.pay > 0 && money.pay < least) throw new Refusal('not_available');
  const arrives = new Date(quote.terms.arrives_at);
  const moves = arrives.getTime() !== startsAt.getTime();
  const isFree = refundAt(terms.refunds, kept, now).percent === 100;
  const needsAnswer = !terms.instant || !quote.terms.instant || (moves && !isFree);
  const answerUntil = changeAnswerEnd(reservation, arrives, figures, now);
  if (needsAnswer && answerUntil <= now) throw new Refusal('change_too_late');
  return { ...money, needsAnswer, answerUntil };
}

/** The unit of a booking as it is let today. Throws `not_available` where it is not let any more. */
export async function unitOfChange(reader: Reader, unitId: string, now: Date): Promise<LettableUnit> {
  const viewer = { personId: null, linkKey: undefined, holdsQuote: true } as const;
  return loadUnit(reader, unitId, viewer, now).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('not_available') : error;
  });
}

/** Refuses, with `state_changed` or `change_open`, a booking that cannot be changed at `now`. */
export function refuseUnchangeable({ reservation, change }: Life, now: Date): void {
  if (reservation.state !== 'active' || reservation.endsAt <= now) throw new Refusal('state_changed');
  if (change !== undefined) throw new Refusal('change_open');
}
