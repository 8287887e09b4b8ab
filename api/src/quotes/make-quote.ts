import { riyadhIso } from '@diyar/contract/format';
import type { Quote, QuoteRequest } from '@diyar/contract/stays';
import type { Lang } from '@diyar/messages/messages';
import { takenRefusal } from '../availability/alternatives.ts';
import { canHave, type LettableUnit, stayWithin, unitPriceOf } from '../availability/load-unit.ts';
import type { Stay } from '../calendar/stay.ts';
import type { Reader } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { type PricedService, priceStay } from '../prices/price-stay.ts';
import { figuresAt } from '../settings/figures.ts';
import { presentTerms } from './present-terms.ts';
import { findQuote, insertQuote, type QuoteRow } from './quote.queries.ts';

/**
 * Prices a stay and keeps the price for 15 minutes; it promises the price, never the slot (product.md 7). Throws
 * `validation_failed` with the rule broken, `unit_taken` with alternatives, `not_available` for coupons and for a stay
 * that offers make cheaper than the least down payment: it could not be paid.
 */
export async function makeQuote(
  reader: Reader,
  unit: LettableUnit,
  asked: QuoteRequest,
  lang: Lang,
  now: Date,
): Promise<Quote> {
  if (asked.coupon !== undefined) throw new Refusal('not_available');
  const stay = stayWithin(unit, asked, now);
  const services = chargedServices(unit, asked.services);
  if (!(await canHave(reader, unit, stay, now))) throw await takenRefusal(reader, unit, stay, lang, now);
  const figures = await figuresAt(reader, now);
  const terms = priceStay({
    stay,
    unitPrice: unitPriceOf(unit, stay.period, now),
    services,
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
