import { riyadhIso } from '@diyar/contract/format';
import type { Quote, QuoteRequest } from '@diyar/contract/stays';
import type { Lang } from '@diyar/messages/messages';
import { takenRefusal } from '../availability/alternatives.ts';
import { canHave, type LettableUnit, stayWithin } from '../availability/load-unit.ts';
import { pricesOfStay } from '../availability/unit-prices.ts';
import type { Stay } from '../calendar/stay.ts';
import { couponFor } from '../coupons/take-coupon.ts';
import type { Reader } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { priceStay } from '../prices/price-stay.ts';
import type { PricedService } from '../prices/stay-lines.ts';
import { figuresAt } from '../settings/figures.ts';
import { presentTerms } from './present-terms.ts';
import { findQuote, insertQuote, type QuoteRow } from './quote.queries.ts';

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
  if (!(await canHave(reader, unit, stay, now))) throw await takenRefusal(reader, unit, stay, lang, now);
  const figures = await figuresAt(reader, now);
  const { unit_id: unitId, host_account_id: hostAccountId } = unit;
  const couponAsked = { code: asked.coupon, unitId, hostAccountId, accountId };
  const terms = priceStay({
    ...pricesOfStay(unit, stay, now),
    services,
    guests: asked.guests,
    coupon: await couponFor(reader, couponAsked, stay, now),
    policy: unit.policy,
    usage: unit.usage,
    lessorHasVat: unit.host_has_vat,
    vatPercent: figures.vat_percent,
    restDueSeconds: figures.rest_due_seconds,
    minDownPayment: figures.min_down_payment,
    now,
  });
  if (terms.total < figures.min_down_payment) throw new Refusal('not_available');
  const expiresAt = new Date(now.getTime() + figures.quote_seconds * 1000);
  const quote = { unitId: unit.unit_id, stay, terms, createdAt: now, expiresAt };
  return presentQuote({ id: await insertQuote(reader, quote), ...quote }, lang);
}

/** The chosen services and every mandatory one. Throws when a chosen one is not the unit's. */
function chargedServices(unit: LettableUnit, chosen: string[]): PricedService[] {
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
    ...(quote.terms.coupon && { coupon: quote.terms.coupon.code }),
  };
}

export type KeptQuote = QuoteRow;

/** A kept quote. Throws `not_found`. */
export async function loadQuote(reader: Reader, id: string): Promise<QuoteRow> {
  const quote = await findQuote(reader, id);
  if (quote === undefined) throw new Refusal('not_found');
  return quote;
}

function presentQuote(quote: QuoteRow, lang: Lang): Quote {
  return {
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
