import type { Quote, QuoteRequest } from '@diyar/contract/booking/stays';
import { riyadhIso } from '@diyar/contract/values/format';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import { takenRefusal } from '../availability/alternatives.ts';
import { canHave, type LettableUnit, stayWithin } from '../availability/load-unit.ts';
import { pricesOfStay } from '../availability/unit-prices.ts';
import { type Stay, stayRange } from '../calendar/stay.ts';
import { couponFor } from '../coupons/take-coupon.ts';
import type { Reader } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { downPaymentOf, priceStay, type StoredTerms } from '../prices/price-stay.ts';
import type { Charges, PricedService } from '../prices/stay-lines.ts';
import { type Figures, figuresAt } from '../settings/figures.ts';
import { isTransferInTime, transferAccountAt } from '../settings/transfer-account.ts';
import { cheapestMix, type Mix } from './cheapest-mix.ts';
import { presentTerms } from './present-terms.ts';
import { findQuote, insertQuote, type KeptQuote, type QuoteRow } from './quote.queries.ts';

/**
 * Prices a stay and keeps the price for 15 minutes; it promises the price, never the slot (product.md 7). Throws
 * `validation_failed` with the rule broken, `unit_taken` with alternatives, `not_available` for a stay that discounts make
 * cheaper than the least down payment: it could not be paid. `accountId` is the caller's, for coupons each may use so often.
 */
export async function makeQuote(
  reader: Reader,
  unit: LettableUnit,
  asked: QuoteRequest,
  lang: Lang,
  now: Date,
  accountId: string | null = null,
): Promise<Quote> {
  const stay = stayWithin(unit, asked, now);
  const services = chargedServices(unit, asked.services);
  if (asked.guests > (unit.guests_max ?? Infinity)) throw invalid('guests', 'guests_above_max');
  if (!(await canHave(reader, unit, stay, now)))
    throw await takenRefusal(reader, unit, { ...asked, stay }, lang, now);
  const figures = await figuresAt(reader, now);
  refuseUnaskable(unit, stay, figures, now);
  const { unit_id: unitId, host_account_id: hostAccountId } = unit;
  const couponAsked = { code: asked.coupon, unitId, hostAccountId, accountId };
  const coupon = await couponFor(reader, couponAsked, stay, now);
  const charges = { ...pricesOfStay(unit, stay, now), services, guests: asked.guests, coupon };
  const { terms, mix } = priceWith(unit, charges, { isMixed: asked.mix === true, figures, now });
  const expiresAt = new Date(now.getTime() + figures.quote_seconds * 1000);
  const quote = { unitId: unit.unit_id, stay, terms, createdAt: now, expiresAt, reservationId: null };
  const byTransfer =
    isTransferInTime(new Date(terms.arrives_at), figures, now) &&
    (await transferAccountAt(reader, lang, now)) !== null;
  const first = downPaymentOf(terms.total, unit.policy, figures.min_down_payment);
  const allForSoon = terms.rest.amount === 0 && first < terms.total;
  const more = { mix, byTransfer, allForSoon };
  return presentQuote({ id: await insertQuote(reader, quote), ...quote }, more, lang);
}

/** The terms of a stay and its cheapest mix of periods. Throws `not_available` when it costs less than can be paid. */
export function priceWith(
  unit: LettableUnit,
  charges: Charges,
  { isMixed, figures, now }: { isMixed: boolean; figures: Figures; now: Date },
): { terms: StoredTerms; mix: Mix | null } {
  const mix = cheapestMix(unit, charges, now);
  const terms = priceStay({
    ...charges,
    ...(isMixed && mix !== null && { parts: mix.parts }),
    policy: unit.policy,
    usage: unit.usage,
    lessorHasVat: unit.host_has_vat,
    vatPercent: figures.vat_percent,
    restDueSeconds: figures.rest_due_seconds,
    minDownPayment: figures.min_down_payment,
    now,
  });
  if (terms.total < figures.min_down_payment) throw new Refusal('not_available');
  return { terms, mix };
}

/**
 * Refuses a stay of a unit let on approval that begins so soon that no time would be left, after paying, for the advertiser to
 * answer: `validation_failed` on `start`.
 */
export function refuseUnaskable(unit: LettableUnit, stay: Stay, figures: Figures, now: Date): void {
  if (unit.policy.instant) return;
  const [arrival] = stayRange(stay, unit.policy);
  const needed = (figures.approval_before_arrival_seconds + 2 * figures.card_hold_seconds) * 1000;
  if (arrival - needed < now.getTime()) throw invalid('start', 'too_soon');
}

/** The chosen services and every mandatory one. Throws when a chosen one is not the unit's. */
export function chargedServices(unit: LettableUnit, chosen: readonly string[]): PricedService[] {
  if (chosen.some((id) => !unit.services.some((service) => service.id === id)))
    throw invalid('services', 'service_unknown');
  return unit.services.filter(({ id, mandatory }) => mandatory || chosen.includes(id));
}

export function startText(stay: Stay): string {
  return stay.startTime === null ? stay.startDate : `${stay.startDate}T${stay.startTime}`;
}

export function endText(stay: Stay): string {
  return stay.endTime === null ? stay.endDate : `${stay.endDate}T${stay.endTime}`;
}

/** The request behind a quote, to make a fresh one from it. */
export function askedBy(quote: QuoteRow): QuoteRequest {
  return {
    period: quote.stay.period,
    start: startText(quote.stay),
    end: endText(quote.stay),
    services: quote.terms.services,
    guests: quote.terms.guests ?? 1,
    ...(quote.terms.mixed && { mix: true }),
    ...(quote.terms.coupon && { coupon: quote.terms.coupon.code }),
  };
}

export type { KeptQuote };

/** A kept quote. Throws `not_found`. */
export async function loadQuote(reader: Reader, id: string): Promise<KeptQuote> {
  const quote = await findQuote(reader, id);
  if (quote === undefined) throw new Refusal('not_found');
  return quote;
}

function presentMix({ months, nights, total, saves }: Mix): Quote['mix'] {
  return { months, nights, total: money(total), saves: money(saves) };
}

export function presentQuote(
  quote: QuoteRow,
  { mix, byTransfer, allForSoon }: { mix: Mix | null; byTransfer: boolean; allForSoon: boolean },
  lang: Lang,
): Quote {
  return {
    mix: mix && presentMix(mix),
    mixed: quote.terms.mixed === true,
    by_transfer: byTransfer,
    all_for_soon: allForSoon,
    ...presentTerms(quote.terms, lang),
    id: quote.id,
    unit_id: quote.unitId,
    period: quote.stay.period,
    start: startText(quote.stay),
    end: endText(quote.stay),
    arrives_at: riyadhIso(new Date(quote.terms.arrives_at)),
    departs_at: riyadhIso(new Date(quote.terms.departs_at)),
    cancellation: quote.terms.cancellation,
    instant: quote.terms.instant,
    services: quote.terms.services,
    expires_at: riyadhIso(quote.expiresAt),
  };
}
