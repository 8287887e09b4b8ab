import type { Period } from '@diyar/contract/words/period';
import { percentOf, scale } from '../money/rounding.ts';
import type { StoredTerms } from '../prices/price-stay.ts';
import { refundAt, refundSteps } from '../prices/refund-steps.ts';
import type { Reservation } from './reservation.ts';

/** What a change comes to; halalas. At most one of `pay` and `back` is more than none. */
export interface ChangeMoney {
  /** To be paid before the change holds. */
  pay: number;
  /** Goes back to the guest when the change holds. */
  back: number;
  /** The part of the money for what is taken off that the policy keeps. */
  fee: number;
  /** Percent that cancelling would give back at that instant; null where nothing is taken off. */
  percent: number | null;
  /** The terms that hold once the change is made. */
  terms: StoredTerms;
}

/** A booking with what was paid for it (`kept`), and what was paid since for the change itself (`paid`), of which nothing was for the part taken off; halalas. */
interface Paid {
  reservation: Pick<Reservation, 'terms' | 'startsAt'>;
  kept: number;
  paid?: number;
}

export interface PricedChange {
  /** Terms of the new quote. */
  terms: StoredTerms;
  period: Period;
  /** When the change was asked for. */
  at: Date;
  /** The least that can be paid by card. */
  least: number;
}

/** What of a stay is paid through Diyar: the rest of a residential lease is Ejar's. */
function throughDiyar({ total, rest }: StoredTerms): number {
  return rest.through === 'ejar' ? total - rest.amount : total;
}

/**
 * Sets what was paid against the new terms. A stay that costs more is paid as a booking made now would be: its
 * down payment at once, the rest before arrival. A part taken off gives back what cancelling it would give back at that instant of what was
 * paid for it, nothing once the stay has begun (product.md 11); that is set against the rest first. So always:
 * kept + pay − back + rest = the new total through Diyar + everything kept for parts taken off.
 */
export function moneyOfChange(
  { reservation, kept: before, paid = 0 }: Paid,
  { terms, period, at, least }: PricedChange,
): ChangeMoney {
  const { total, refunds, kept_for_changes: fees = 0 } = reservation.terms;
  const kept = before + paid;
  const takenOff = Math.max(0, total - terms.total);
  const paidForIt = scale(Math.max(0, before - fees), takenOff, total);
  const percent = at < reservation.startsAt ? refundAt(refunds, paidForIt, at).percent : 0;
  const fee = paidForIt - percentOf(paidForIt, percent);
  const owed = throughDiyar(terms) + fees + fee;
  const now = Math.min(owed, terms.down_payment + fees + fee);
  const { pay, rest } = payable(Math.max(0, now - kept), Math.max(0, owed - Math.max(kept, now)), least);
  const back = Math.max(0, kept - owed);
  return {
    ...{ pay, back, fee },
    percent: takenOff === 0 ? null : percent,
    terms: termsAfter(terms, { rest, fees: fees + fee, period, at }),
  };
}

/** Moves what is too little to be paid by card from the rest to the payment now, or the other way. */
function payable(pay: number, rest: number, least: number): { pay: number; rest: number } {
  const all = pay + rest;
  if (rest > 0 && rest < least) return { pay: all, rest: 0 };
  if (pay === 0 || pay >= least) return { pay, rest };
  return all - least < least ? { pay: all, rest: 0 } : { pay: least, rest: all - least };
}

interface After {
  rest: number;
  fees: number;
  period: Period;
  at: Date;
}

/** The new terms with what is paid by then as their down payment, and their refunds in amounts of that. */
function termsAfter(priced: StoredTerms, { rest: left, fees, period, at }: After): StoredTerms {
  const isEjar = priced.rest.through === 'ejar';
  const rest = isEjar
    ? priced.rest
    : { ...priced.rest, amount: left, due_at: left === 0 ? null : priced.rest.due_at };
  const down_payment = priced.total - rest.amount;
  const arrival = Date.parse(priced.arrives_at);
  const { total, cancellation } = priced;
  return {
    ...priced,
    down_payment,
    rest,
    refunds: refundSteps({
      period: priced.mixed ? 3 : period,
      cancellation,
      arrival,
      total,
      down_payment,
      rest,
      now: at,
    }),
    ...(fees > 0 && { kept_for_changes: fees }),
  };
}
