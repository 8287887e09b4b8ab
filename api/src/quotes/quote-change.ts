import type { Quote } from '@diyar/contract/booking/stays';
import type { Lang } from '@diyar/messages/messages';
import { canHave, type LettableUnit, stayWithin } from '../availability/load-unit.ts';
import { pricesOfStay } from '../availability/unit-prices.ts';
import type { Stay } from '../calendar/stay.ts';
import { couponBookedWith } from '../coupons/take-coupon.ts';
import type { Reader } from '../platform/db/database.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import type { StoredTerms } from '../prices/price-stay.ts';
import { figuresAt } from '../settings/figures.ts';
import { chargedServices, endText, presentQuote, priceWith, startText } from './make-quote.ts';
import { insertQuote, type QuoteRow } from './quote.queries.ts';

/** A booked stay that is to be changed. */
export interface Booked {
  reservationId: string;
  stay: Stay;
  terms: StoredTerms;
  startsAt: Date;
  bookedAt: Date;
}

export interface AskedChange {
  start: string;
  end: string;
  guests: number;
  /** Ids. */
  services: readonly string[];
}

/**
 * Prices a booked stay as it is to be, by today's prices and with the coupon it has a use of, and keeps the price as `makeQuote` does. A stay
 * that begins when it did counts as booked when it was, for the clock and for early and last-minute discounts. Throws `validation_failed` with the rule broken,
 * `unit_taken`, `not_available`.
 */
export async function makeChangeQuote(
  reader: Reader,
  unit: LettableUnit,
  booked: Booked,
  asked: AskedChange,
  lang: Lang,
  now: Date,
): Promise<{ kept: QuoteRow; shown: Quote }> {
  const { reservationId, terms: before } = booked;
  const clock = beginsAsBooked(booked.stay, asked) ? booked.bookedAt : now;
  const stay = changedStay(unit, booked, asked, { clock, now });
  const services = chargedServices(unit, asked.services);
  if (asked.guests > (unit.guests_max ?? Infinity)) throw invalid('guests', 'guests_above_max');
  const instead = { id: reservationId, stay: booked.stay };
  if (!(await canHave(reader, unit, stay, now, instead)))
    throw new Refusal('unit_taken', { data: { alternatives: [] } });
  const figures = await figuresAt(reader, now);
  const coupon = await couponBookedWith(reader, before);
  const charges = { ...pricesOfStay(unit, stay, clock), services, guests: asked.guests, coupon };
  const { terms: priced, mix } = priceWith(unit, charges, { isMixed: before.mixed === true, figures, now });
  const terms = withDepositOf(before, priced);
  const expiresAt = new Date(now.getTime() + figures.quote_seconds * 1000);
  const quote = { unitId: unit.unit_id, stay, terms, createdAt: now, expiresAt, reservationId };
  const kept = { id: await insertQuote(reader, quote), ...quote };
  return { kept, shown: presentQuote(kept, { mix, byTransfer: false, allForSoon: false }, lang) };
}

/** The deposit stays what was agreed when the stay was booked, and with whom. */
function withDepositOf({ security_deposit, deposit_through }: StoredTerms, priced: StoredTerms): StoredTerms {
  const { deposit_through: _, ...terms } = priced;
  return { ...terms, security_deposit, ...(deposit_through !== undefined && { deposit_through }) };
}

function beginsAsBooked(stay: Stay, asked: { start: string }): boolean {
  return startText(stay) === asked.start.slice(0, startText(stay).length);
}

/** The new stay within the rules. Once a stay has begun it can only grow longer: leaving early is another step. */
function changedStay(
  unit: LettableUnit,
  { stay: before, terms, startsAt }: Booked,
  asked: AskedChange,
  { clock, now }: { clock: Date; now: Date },
): Stay {
  const stay = stayWithin(unit, { period: before.period, start: asked.start, end: asked.end }, clock);
  const isSame = startText(stay) === startText(before) && endText(stay) === endText(before);
  if (startsAt <= now && startText(stay) !== startText(before)) throw invalid('start', 'change_arrived');
  if (startsAt <= now && endText(stay) < endText(before)) throw invalid('end', 'change_only_longer');
  const wanted = chargedServices(unit, asked.services).map(({ id }) => id);
  if (isSame && asked.guests === (terms.guests ?? 1) && sameIds(wanted, terms.services))
    throw invalid('start', 'change_nothing');
  return stay;
}

function sameIds(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
