import type { Period } from '@diyar/contract/words/period';
import { type StayTimes, stayRange } from '../calendar/stay.ts';
import { percentOf, taxWithin } from '../money/rounding.ts';
import { type RefundStep, refundSteps } from './refund-steps.ts';
import { type Charges, linesOf, type StoredLine, sumOf, type TakenDiscount } from './stay-lines.ts';

/** The part of a unit's policy about money: what is paid when, and what is refunded. */
export interface LettingTerms extends StayTimes {
  /** Booked without asking the host. */
  instant: boolean;
  cancellation: 'flexible' | 'moderate' | 'strict';
  downPaymentPercent: number;
  /** Halalas. */
  securityDeposit: number;
}

export interface QuoteInput extends Charges {
  policy: LettingTerms;
  usage: 'residential' | 'commercial' | 'mixed' | 'agricultural' | 'industrial';
  /** Whether the lessor is VAT-registered; without it there is no tax in any price. */
  lessorHasVat: boolean;
  vatPercent: number;
  restDueSeconds: number;
  minDownPayment: number;
  now: Date;
}

/** A priced stay as quotes and reservations keep it; halalas and ISO instants. */
export interface StoredTerms {
  lines: StoredLine[];
  total: number;
  tax: number;
  tax_percent: number;
  security_deposit: number;
  /** Who is paid the deposit: the marketplace, which holds it, or Ejar; absent: the advertiser, on arrival, as before it was held. */
  deposit_through?: 'diyar' | 'ejar';
  down_payment: number;
  rest: { amount: number; due_at: string | null; through: 'diyar' | 'ejar' };
  refunds: RefundStep[];
  cancellation: LettingTerms['cancellation'];
  instant: boolean;
  arrives_at: string;
  departs_at: string;
  gap_minutes: number;
  services: string[];
  /** Absent in terms of before guests were counted; so are the next two. */
  guests?: number;
  discount?: TakenDiscount | null;
  /** Whole months of it are priced by the month, and the other nights by the night. */
  mixed?: true;
  coupon?: { id: string; code: string } | null;
  /** Halalas kept, by the policy, for parts of the stay that changes took off; not in the total. Absent: none. */
  kept_for_changes?: number;
}

/**
 * The only maker of prices: the quote shown, the amount booked and the amount due all come from here. Lines sum to
 * the total, tax included; the security deposit stands beside it. Rounds half up at each step (product.md 7).
 */
export function priceStay(input: QuoteInput): StoredTerms {
  const { lines, discount } = linesOf(input);
  const total = sumOf(lines);
  const taxable = lines.reduce((sum, line) => (isTaxed(line, input) ? sum + line.amount : sum), 0);
  const [arrival, departure] = stayRange(input.stay, input.policy);
  const split = splitTotal(total, arrival, input);
  return {
    lines,
    total,
    tax: taxWithin(taxable, input.vatPercent),
    tax_percent: taxable === 0 ? 0 : input.vatPercent,
    security_deposit: input.policy.securityDeposit,
    // The security of a residential lease is Ejar's (product.md 11).
    deposit_through: split.rest.through,
    ...split,
    refunds: refundSteps({
      // A month is cancelled by the terms of months, also where nights are added to it.
      period: input.parts?.[0]?.stay.period ?? input.stay.period,
      cancellation: input.policy.cancellation,
      arrival,
      total,
      ...split,
      now: input.now,
    }),
    cancellation: input.policy.cancellation,
    instant: input.policy.instant,
    arrives_at: new Date(arrival).toISOString(),
    departs_at: new Date(departure).toISOString(),
    gap_minutes: input.policy.gapMinutes,
    services: input.services.map(({ id }) => id),
    guests: input.guests,
    discount,
    ...(input.parts !== undefined && { mixed: true as const }),
    coupon: input.coupon && { id: input.coupon.id, code: input.coupon.code },
  };
}

/** Halalas of the security deposit that the marketplace takes and holds; 0 where there is none, or it is not ours to hold. */
export function heldDeposit({ security_deposit, deposit_through }: StoredTerms): number {
  return deposit_through === 'diyar' ? security_deposit : 0;
}

/** Halalas of it that are paid with the down payment: all, where nothing is left to be paid later. */
export function depositAtOnce(terms: StoredTerms): number {
  return terms.rest.amount === 0 ? heldDeposit(terms) : 0;
}

/** The total of a stay in halalas, tax included, equal to the total of `priceStay`. */
export function stayTotal(charges: Charges): number {
  return sumOf(linesOf(charges).lines);
}

/** What the night of a date costs when it is booked alone, without coupon, services and extra guests. Halalas. */
export function nightPrice(charges: Omit<Charges, 'coupon' | 'services' | 'guests' | 'extraGuests'>): number {
  return stayTotal({ ...charges, coupon: null, services: [], guests: 1, extraGuests: null });
}

/** A home let by the month or the year: VAT-exempt, and its contract and rest go through Ejar (domain.md 3.9, 4.1). */
export function isResidentialLease(usage: QuoteInput['usage'], period: Period): boolean {
  return usage === 'residential' && period >= 3;
}

function isTaxed(line: StoredLine, input: QuoteInput): boolean {
  if (!input.lessorHasVat) return false;
  return line.code === 'service' || !isResidentialLease(input.usage, input.stay.period);
}

/** Halalas of a total that are paid at first, where the rest may wait. */
export function downPaymentOf(
  total: number,
  { downPaymentPercent }: Pick<LettingTerms, 'downPaymentPercent'>,
  least: number,
): number {
  return Math.min(total, Math.max(least, percentOf(total, downPaymentPercent)));
}

function splitTotal(
  total: number,
  arrival: number,
  input: QuoteInput,
): Pick<StoredTerms, 'down_payment' | 'rest'> {
  const ratio = downPaymentOf(total, input.policy, input.minDownPayment);
  if (isResidentialLease(input.usage, input.stay.period)) {
    return { down_payment: ratio, rest: { amount: total - ratio, due_at: null, through: 'ejar' } };
  }
  const dueAt = arrival - input.restDueSeconds * 1000;
  const nothingLater = dueAt <= input.now.getTime() || ratio === total;
  return nothingLater
    ? { down_payment: total, rest: { amount: 0, due_at: null, through: 'diyar' } }
    : {
        down_payment: ratio,
        rest: { amount: total - ratio, due_at: new Date(dueAt).toISOString(), through: 'diyar' },
      };
}
