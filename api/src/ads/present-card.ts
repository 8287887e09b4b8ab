import type { AdCard, Badge } from '@diyar/contract/finding/ads';
import { isDayUse } from '@diyar/contract/values/day-use';
import { riyadhIso } from '@diyar/contract/values/format';
import { saysGuests } from '@diyar/contract/values/guests';
import { money } from '@diyar/contract/values/money';
import { type Period, priceKindOf } from '@diyar/contract/words/period';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { presentPhoto } from '../photos/photo.ts';
import { type Headline, headlineOf, type OfferedPrice, offeredPrice } from '../prices/headline.ts';
import type { CardRow, NamedPlace } from './ad.queries.ts';

/** The language, the day and the period searched for that a card is shown for; `today` is the Riyadh date of `now`. */
export interface Showing {
  period?: Period | undefined;
  lang: Lang;
  now: Date;
  today: string;
}

/** An advertiser's text in the language asked for, or in the other when only that was written. */
export function textIn(
  lang: Lang,
  ar: string | null,
  en: string | null,
): { text: string; lang: Lang } | undefined {
  const texts = { ar, en };
  const other = lang === 'ar' ? 'en' : 'ar';
  if (texts[lang] !== null) return { text: texts[lang], lang };
  return texts[other] === null ? undefined : { text: texts[other], lang: other };
}

/**
 * A unit's name in a language, else in the other, else its property's; a property that is named as the unit is, in either
 * language, has the name that is shown of the unit.
 */
export function namesOfUnit(
  lang: Lang,
  { name_ar, name_en, property }: { name_ar: string | null; name_en: string | null; property: string },
): { name: string; name_lang: Lang; property: string } {
  const shown = textIn(lang, name_ar, name_en) ?? { text: property, lang: 'ar' };
  const isSame = property === name_ar || property === name_en;
  return { name: shown.text, name_lang: shown.lang, property: isSame ? shown.text : property };
}

export function placeIn(lang: Lang, place: NamedPlace): { slug: string; name: string } {
  return { slug: place.slug, name: lang === 'ar' ? place.name_ar : place.name_en };
}

export function wasOf(price: OfferedPrice) {
  return price.was === null ? null : money(price.was);
}

/** The badges of an ad. One with a sandbox licence is labelled a demonstration, not licensed. */
function badgesOf(row: CardRow, { isOffered }: Headline, now: Date): Badge[] {
  const badges: Record<Badge, boolean> = {
    special: row.special_until !== null && row.special_until > now,
    verified: row.account_verified_at !== null,
    licensed: row.licence_source === 'registry',
    instant: row.instant && row.purpose === 'rent',
    offer: isOffered,
    demo: row.licence_source === 'sandbox',
  };
  return (Object.keys(badges) as Badge[]).filter((badge) => badges[badge]);
}

function ratingOf(row: CardRow): AdCard['rating'] {
  if (row.rating_average === null) return null;
  return { average: Math.round(row.rating_average * 10) / 10, count: row.rating_count };
}

function namesOf(row: CardRow, lang: Lang) {
  const title = textIn(lang, row.title_ar, row.title_en);
  if (title === undefined) throw new Error(`ad ${row.number} has no title`);
  return {
    title: title.text,
    title_lang: title.lang,
    category: placeIn(lang, row.category),
    city: placeIn(lang, row.city),
    district: placeIn(lang, row.district),
  };
}

function advertiserOf(row: CardRow): AdCard['advertiser'] {
  return {
    id: String(row.account_number),
    name: row.account_name,
    verified: row.account_verified_at !== null,
    verified_at: row.account_verified_at && riyadhIso(row.account_verified_at),
  };
}

/** How many may stay, where that is told, and who. */
function stayingOf(row: CardRow, lang: Lang): Pick<AdCard, 'guests_max' | 'tenants'> {
  const isLetShort = row.prices.some(({ kind }) => kind === 'hourly' || kind === 'daily');
  const nameOf = translatorOf(lang);
  return {
    guests_max: saysGuests({ isLetShort, category: row.category }) ? row.guests_max : null,
    tenants: row.tenants.map((slug) => ({ slug, name: nameOf(`filters.tenantWords.${slug}`) })),
  };
}

/** The price for the period searched for, after its running offer; null without such a price. */
function askedPrice(row: CardRow, period: Period | undefined, today: string): AdCard['asked_price'] {
  const price = row.prices.find(({ kind }) => period !== undefined && kind === priceKindOf(period));
  if (price === undefined) return null;
  const asked = offeredPrice(price, row.offers, today);
  return { ...money(asked.amount), period: asked.period, was: wasOf(asked) };
}

/** An ad as a card; undefined when it has no headline price. */
export function presentCard(row: CardRow, { lang, now, today, period }: Showing): AdCard | undefined {
  const found = headlineOf(row.purpose, row.prices, row.offers, today);
  if (found === undefined) return undefined;
  const { headline, from } = found;
  return {
    id: String(row.number),
    unit_id: row.unit_id,
    purpose: row.purpose,
    ...namesOf(row, lang),
    day_use: isDayUse({ category: row.category, policy: row }),
    period: headline.period,
    price: money(headline.amount),
    was: wasOf(headline),
    from_price: { ...money(from.amount), period: from.period },
    asked_price: askedPrice(row, period, today),
    area: row.area,
    rooms: row.rooms,
    baths: row.baths,
    ...stayingOf(row, lang),
    photos: row.photos.map(presentPhoto),
    location: { lat: row.lat, lng: row.lng, approximate: row.location_approximate },
    badges: badgesOf(row, found, now),
    advertiser: advertiserOf(row),
    rating: ratingOf(row),
    // An ad that its owners look at before it was published has no such day yet.
    published_at: riyadhIso(row.published_at ?? row.created_at),
  };
}
