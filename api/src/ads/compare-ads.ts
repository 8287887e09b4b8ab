import type { AdDetails, ComparedAd } from '@diyar/contract/finding/ads';
import { type Money, money } from '@diyar/contract/values/money';
import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import { calendarDays, lettingOf, loadUnit } from '../availability/load-unit.ts';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { perMetre } from '../prices/per-metre.ts';
import { type CardRow, findCardRows, findOnShow } from './ad.queries.ts';
import { presentDetails } from './ad-details.presenter.ts';
import { findDetails } from './ad-details.queries.ts';
import type { Showing } from './present-card.ts';

/** How far ahead a free day is looked for. */
const DAYS_AHEAD = 90;

/** The listed ads among those asked for by number, in that order, as people compare them; the others are left out. */
export async function compareAds(
  reader: Reader,
  asked: readonly string[],
  lang: Lang,
  now: Date,
): Promise<ComparedAd[]> {
  const today = riyadhDate(now);
  const listed = await findOnShow(reader, { numbers: asked }, today);
  const numbers = asked.filter((number) => listed.has(number));
  if (numbers.length === 0) return [];
  const rows = await findCardRows(reader, numbers, today);
  const compared: ComparedAd[] = [];
  // One after the other: four calendars at once would take what others wait for.
  for (const row of rows) {
    const ad = await comparedAd(reader, row, { lang, now, today }).catch(leftOut);
    if (ad !== undefined) compared.push(ad);
  }
  return compared;
}

/** An ad that left the site while it was read. */
function leftOut(error: unknown): undefined {
  if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
}

async function comparedAd(reader: Reader, card: CardRow, showing: Showing): Promise<ComparedAd | undefined> {
  const row = await findDetails(reader, card.number, showing.today);
  const ad = row && presentDetails(card, row, showing, true);
  if (ad === undefined) return undefined;
  const { id, purpose, title, title_lang, category, city, district, photos, badges } = ad;
  const { area, rooms, baths, rating, prices, features, facts, policy, licence } = ad;
  const { name, verified } = ad.advertiser;
  return {
    ...{ id, purpose, title, title_lang, category, city, district, photos, badges },
    ...{ area, rooms, baths, rating, prices, features, facts, policy, licence },
    advertiser: { name, verified },
    per_metre: perMetreOf(ad),
    free_from: purpose === 'sale' ? null : await firstFreeDay(reader, ad.unit_id, showing),
  };
}

/** The price of one square metre: for sale the advertiser's own figure, else the whole price by area; for rent the yearly price by area. */
function perMetreOf({ prices, area }: Pick<AdDetails, 'prices' | 'area'>): ComparedAd['per_metre'] {
  const amountOf = (kind: AdDetails['prices'][number]['kind']) =>
    prices.find((price) => price.kind === kind)?.price.amount;
  const ofMetre = (amount: number | undefined): Money | null =>
    amount === undefined ? null : money(perMetre(amount, area));
  const told = amountOf('per_meter');
  return {
    sale: told === undefined ? ofMetre(amountOf('main')) : money(told),
    year: ofMetre(amountOf('yearly')),
  };
}

/** The first day that is free as the calendar says it: a whole night, or any hour where it is let by the hour alone. */
async function firstFreeDay(reader: Reader, unitId: string, { now, today }: Showing): Promise<string | null> {
  const unit = await loadUnit(reader, unitId, { personId: null, linkKey: undefined }, now);
  const { byNight } = lettingOf(unit);
  const days = await calendarDays(reader, unit, today, addDays(today, DAYS_AHEAD - 1), now);
  const isFree = ({ state, slots }: (typeof days)[number]) => (byNight ? state === 'free' : slots.length > 0);
  return days.find(isFree)?.date ?? null;
}
