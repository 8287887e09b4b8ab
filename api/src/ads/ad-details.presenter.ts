import type { AdDetails, StayPolicy } from '@diyar/contract/finding/ads';
import { userTypeOf } from '@diyar/contract/people/accounts';
import { kilometresFrom } from '@diyar/contract/values/distance';
import { money } from '@diyar/contract/values/money';
import { SIDES } from '@diyar/contract/words/unit-words';
import { LANGS, type Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { weekHours } from '../availability/unit-policy.ts';
import { presentPhoto } from '../photos/photo.ts';
import { offeredPrice } from '../prices/headline.ts';
import { perMetre } from '../prices/per-metre.ts';
import type { CardRow } from './ad.queries.ts';
import type { DetailsRow, LicenceRow, PartsRow, PolicyRow } from './ad-details.queries.ts';
import { presentEvaluations } from './ad-evaluations.presenter.ts';
import { placeIn, presentCard, type Showing, textIn, wasOf } from './present-card.ts';

const disclosed = (applies: boolean | null, details: string | null) =>
  applies === null ? null : { applies, details };

function bordersOf(borders: DetailsRow['borders']): AdDetails['facts']['borders'] {
  return SIDES.flatMap((side) => {
    const { next_to = null, length = null } = borders?.[side] ?? {};
    return next_to === null && length === null ? [] : { side, next_to, length };
  });
}

/** Nothing of a unit that is the only part of its property, without a word of whether that is all of it. */
function partsOf({ whole, names, has_others }: PartsRow): AdDetails['facts']['parts'] {
  if (has_others && !whole) return { whole: false, names };
  return whole || names.length > 1 ? { whole: true, names: names.length > 1 ? names : [] } : null;
}

/** Photos in the order of the card, each with what it shows; «أخرى» says nothing to a reader. */
function photosOf(card: CardRow, { photo_words }: DetailsRow, lang: Lang): AdDetails['photos'] {
  const said = new Map(photo_words.map((words) => [words.id, words]));
  const nameOf = translatorOf(lang);
  return card.photos.map((photo) => {
    const { room = null, caption_ar = null, caption_en = null } = said.get(photo.id) ?? {};
    const caption = textIn(lang, caption_ar, caption_en);
    return {
      ...presentPhoto(photo),
      room:
        room === null || room === 'other' ? null : { slug: room, name: nameOf(`hostPhotos.rooms.${room}`) },
      caption: caption?.text ?? null,
      caption_lang: caption?.lang ?? null,
    };
  });
}

function factsOf(row: DetailsRow, purpose: CardRow['purpose']): AdDetails['facts'] {
  return {
    usage: row.usage,
    furnished: row.furnished,
    facing: row.facing,
    street: row.street,
    street_width: row.street_width,
    height: row.height,
    width: row.width,
    halls: row.halls,
    guests_max: row.guests_max,
    tenants: row.tenants,
    floor: row.floor,
    top_floor: row.top_floor,
    entrances: row.entrances,
    plan_number: row.plan_number,
    plot_number: row.plot_number,
    deed_kind: row.deed_kind,
    borders: bordersOf(row.borders),
    parts: purpose === 'sale' ? null : partsOf(row.parts),
    disclosures: {
      mortgage: disclosed(row.mortgaged, row.mortgage_details),
      dispute: disclosed(row.disputed, row.dispute_details),
      unregistered_rights: disclosed(row.unregistered_rights, row.unregistered_rights_details),
    },
    age: row.age,
    block_number: row.block_number,
    relation: row.relation,
    exclusive: row.exclusive,
    tourism_permit: row.tourism_permit,
    unit_code: row.unit_code,
  };
}

function policyOf(row: PolicyRow): StayPolicy {
  return {
    instant: row.instant,
    arrival_time: row.arrival_time,
    departure_time: row.departure_time,
    hours: weekHours({
      opensAt: row.opens_at,
      closesAt: row.closes_at,
      daysOff: row.days_off,
      weekdayOpens: row.weekday_opens_at,
      weekdayCloses: row.weekday_closes_at,
    }),
    slot_minutes: row.slot_minutes,
    notice_minutes: row.notice_minutes,
    horizon_days: row.horizon_days,
    min_hours: row.min_hours,
    max_hours: row.max_hours,
    min_nights: row.min_nights,
    max_nights: row.max_nights,
    min_months: row.min_months,
    max_months: row.max_months,
    min_years: row.min_years,
    max_years: row.max_years,
    arrival_days: row.arrival_days.toSorted((one, other) => one - other),
    same_day_until: row.same_day_until,
    cancellation: row.cancellation,
    down_payment_percent: row.down_payment_percent,
    security_deposit: money(row.security_deposit),
  };
}

function licenceOf(adId: string, licence: LicenceRow): AdDetails['licence'] {
  const { number, broker_name, fal_number, issued_on, expires_on, url } = licence;
  const qr_path = `licences/${adId}.svg`;
  return {
    number,
    broker_name,
    fal_number,
    issued_on,
    expires_on,
    url,
    qr_path,
    sandbox: licence.source === 'sandbox',
  };
}

function pricesOf(card: CardRow, row: DetailsRow, today: string): AdDetails['prices'] {
  return card.prices
    .map((price) => offeredPrice(price, card.offers, today))
    .map((price) => ({
      kind: price.kind,
      period: price.period,
      price: money(price.amount),
      was: wasOf(price),
      payments_a_year: price.kind === 'yearly' ? row.payments_a_year : null,
    }));
}

function salePerMetre(prices: AdDetails['prices'], area: number): AdDetails['sale_per_metre'] {
  const main = prices.find(({ kind }) => kind === 'main');
  if (main === undefined || prices.some(({ kind }) => kind === 'per_meter')) return null;
  return money(perMetre(main.price.amount, area));
}

type Extras = Pick<
  AdDetails,
  'services' | 'extra_guests' | 'features' | 'evaluations' | 'has_more_evaluations'
>;

function extrasOf(row: DetailsRow, lang: Lang): Extras {
  const { guests_included: included, extra_guest_price: price } = row;
  return {
    extra_guests: included === null || price === null ? null : { included, price: money(price) },
    services: row.services.map(({ id, name_ar, name_en, price, charge, mandatory }) => {
      return { id, name: lang === 'ar' ? name_ar : name_en, price: money(price), charge, mandatory };
    }),
    features: row.features.map((feature) => {
      return { ...placeIn(lang, feature), group: feature.group, icon: feature.icon };
    }),
    ...presentEvaluations(row.evaluations),
  };
}

/**
 * An ad as its page; nothing when it has no price to lead with. `isLive`: others can see it too, so it can be booked
 * when it is for rent. Whether this caller may book is for the booking to say, with its own message.
 */
export function presentDetails(
  card: CardRow,
  row: DetailsRow,
  showing: Showing,
  isLive: boolean,
): Omit<AdDetails, 'share_picture' | 'price_levels' | 'price_history' | 'rent_freeze'> | undefined {
  const shown = presentCard(card, showing);
  if (shown === undefined) return undefined;
  const description = textIn(showing.lang, row.description_ar, row.description_en);
  const rules = textIn(showing.lang, row.house_rules_ar, row.house_rules_en);
  const prices = pricesOf(card, row, showing.today);
  return {
    ...shown,
    location: { ...shown.location, centre_km: Math.round(kilometresFrom(row.centre)(card) * 10) / 10 },
    photos: photosOf(card, row, showing.lang),
    advertiser: { ...shown.advertiser, user_type: userTypeOf(row.account_kind) },
    title_langs: LANGS.filter((lang) => card[`title_${lang}`] !== null),
    description: description?.text ?? null,
    description_lang: description?.lang ?? null,
    house_rules: rules?.text ?? null,
    house_rules_lang: rules?.lang ?? null,
    prices,
    sale_per_metre: card.purpose === 'sale' ? salePerMetre(prices, card.area) : null,
    ...extrasOf(row, showing.lang),
    facts: factsOf(row, card.purpose),
    policy: policyOf(row.policy),
    licence: row.licence && licenceOf(card.id, row.licence),
    demo_fields: row.demo_fields,
    abilities: { book: isLive && card.purpose === 'rent', contact: true, manage: false },
  };
}
