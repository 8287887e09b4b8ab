import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { UserType } from '../people/accounts.ts';
import { Location, PlaceName } from '../site/places.ts';
import { Money } from '../values/money.ts';
import { Period, PriceKind } from '../words/period.ts';
import { UnitFacts } from '../words/unit-facts.ts';
import { SERVICE_CHARGES } from '../words/unit-words.ts';
import { Evaluation } from './evaluations.ts';
import { PriceHistory, PriceLevel } from './market.ts';

export const Photo = z.object({ path: z.string(), color: z.string(), is_main: z.boolean() });
export type Photo = z.infer<typeof Photo>;

/** A photo on its ad's page, with what it shows: the place by its name, and the advertiser's own words. */
export const AdPhoto = Photo.extend({
  room: PlaceName.nullable(),
  caption: z.string().nullable(),
  caption_lang: z.enum(['ar', 'en']).nullable(),
});
export type AdPhoto = z.infer<typeof AdPhoto>;

export const PHOTO_WIDTHS = [320, 640, 960, 1280, 1600] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** The address of a photo in one size; `prefix` is the configured media prefix. */
export function photoUrl(
  prefix: string,
  path: string,
  width: PhotoWidth,
  format: 'avif' | 'webp' | 'jpeg',
): string {
  return `${prefix}${path}/${width}.${format}`;
}

export const Badge = z.enum(['special', 'verified', 'licensed', 'instant', 'offer', 'demo']);
export type Badge = z.infer<typeof Badge>;

export const PeriodPrice = Money.extend({ period: Period.nullable() });
export const Rating = z.object({ average: z.number(), count: z.int() });
export const Advertiser = z.object({
  id: z.string(),
  name: z.string(),
  verified: z.boolean(),
  verified_at: z.string().nullable(),
});

export const AdCard = z.object({
  id: z.string(),
  unit_id: z.uuid(),
  purpose: z.enum(['rent', 'sale']),
  title: z.string(),
  title_lang: z.enum(['ar', 'en']),
  category: PlaceName,
  city: PlaceName,
  district: PlaceName,
  /** A stay by the day is a day's use and no night's: its price is said for the day. */
  day_use: z.boolean(),
  /** The period of the headline price; null when it is the sale price. */
  period: Period.nullable(),
  price: Money,
  /** What the headline price may say it was: the lowest of the 30 days before the running offer; null where that was no higher. */
  was: Money.nullable(),
  from_price: PeriodPrice,
  /** The price of the period searched for, with its own `was`; null in a search without one. */
  asked_price: PeriodPrice.extend({ was: Money.nullable() }).nullable(),
  area: z.number(),
  rooms: z.int().nullable(),
  baths: z.int().nullable(),
  /** How many may stay at most, where that is told: `saysGuests`. */
  guests_max: z.int().nullable(),
  /** Who may stay, by name; nobody named means everyone. */
  tenants: z.array(PlaceName),
  photos: z.array(Photo),
  location: Location,
  badges: z.array(Badge),
  advertiser: Advertiser,
  rating: Rating.nullable(),
  published_at: z.string(),
});
export type AdCard = z.infer<typeof AdCard>;

export const AdPrice = z.object({
  kind: PriceKind,
  period: Period.nullable(),
  price: Money,
  was: Money.nullable(),
  /** Into how many payments the rent of a year is split; null where it is not said, and of other prices. */
  payments_a_year: z.int().nullable(),
});

export const Service = z.object({
  id: z.uuid(),
  name: z.string(),
  price: Money,
  charge: z.enum(SERVICE_CHARGES),
  mandatory: z.boolean(),
});
export type Service = z.infer<typeof Service>;

export const StayPolicy = z.object({
  instant: z.boolean(),
  arrival_time: z.string(),
  departure_time: z.string(),
  /** Of the days that are open, in the order of their ISO weekdays. */
  hours: z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() })),
  slot_minutes: z.int(),
  notice_minutes: z.int(),
  horizon_days: z.int(),
  min_hours: z.int(),
  max_hours: z.int(),
  min_nights: z.int(),
  max_nights: z.int(),
  min_months: z.int(),
  max_months: z.int(),
  min_years: z.int(),
  max_years: z.int(),
  /** ISO weekdays on which nights, months and years may begin. */
  arrival_days: z.array(z.int()),
  /** Until when nights, months and years that begin today are booked; null: however late. */
  same_day_until: z.string().nullable(),
  cancellation: z.enum(['flexible', 'moderate', 'strict']),
  down_payment_percent: z.int(),
  security_deposit: Money,
});
export type StayPolicy = z.infer<typeof StayPolicy>;

export const Licence = z.object({
  number: z.string(),
  broker_name: z.string(),
  fal_number: z.string().nullable(),
  issued_on: z.string(),
  expires_on: z.string(),
  url: z.string(),
  qr_path: z.string(),
  sandbox: z.boolean(),
});

export const AdDetails = AdCard.extend({
  photos: z.array(AdPhoto),
  advertiser: Advertiser.extend({ user_type: UserType }),
  location: Location.extend({
    /** To the middle of its city, as the crow flies, to a tenth. */
    centre_km: z.number(),
  }),
  /** The languages its title is written in: the pages it has. */
  title_langs: z.array(z.enum(['ar', 'en'])),
  description: z.string().nullable(),
  description_lang: z.enum(['ar', 'en']).nullable(),
  house_rules: z.string().nullable(),
  house_rules_lang: z.enum(['ar', 'en']).nullable(),
  prices: z.array(AdPrice),
  /**
   * One square metre of what is for sale, to the riyal: its price after any offer by its area; null where it is let, or where
   * the advertiser says the price of a metre.
   */
  sale_per_metre: Money.nullable(),
  /** The law's freeze of its monthly and yearly rents, by Riyadh dates, both included; null where it has none or they are free. */
  rent_freeze: z.object({ from: z.string(), until: z.string().nullable() }).nullable(),
  /** Each price beside those of like ads, where there are enough of them. */
  price_levels: z.array(PriceLevel),
  /** History of the prices that changed. */
  price_history: z.array(PriceHistory),
  services: z.array(Service),
  /** The price of each guest above so many, for each night or once for hours; null where more guests cost no more. */
  extra_guests: z.object({ included: z.int(), price: Money }).nullable(),
  features: z.array(PlaceName.extend({ group: z.string(), icon: z.string() })),
  facts: UnitFacts,
  policy: StayPolicy,
  licence: Licence.nullable(),
  /** The newest by guests; `GET /api/v1/ads/{id}/evaluations` has those before them. */
  evaluations: z.array(Evaluation),
  has_more_evaluations: z.boolean(),
  /** Fields filled by the demonstration for imported rows; shown as such. */
  demo_fields: z.array(z.string()),
  /** The picture shown where the ad is shared, 1200 × 630, under the media prefix; null when it is not for everyone. */
  share_picture: z.string().nullable(),
  /** `manage`: it is the caller's own, and instead of booking and contact they get the way to its page of theirs. */
  abilities: z.object({ book: z.boolean(), contact: z.boolean(), manage: z.boolean() }),
});
export type AdDetails = z.infer<typeof AdDetails>;

const AdParams = z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') });

export const showAd = endpoint({
  method: 'GET',
  path: '/api/v1/ads/{id}',
  summary: 'One ad with unit, property, advertiser, prices, photos and licence',
  params: AdParams,
  query: z.object({ k: z.string().max(100).optional() }),
  data: AdDetails,
  caller: 'maybe_token',
  refuses: ['ad_closed', 'ad_licence_over'],
});

/** How many cards are shown at once to whoever knows their numbers. */
const MOST_CARDS = 12;

export const showCards = endpoint({
  method: 'GET',
  path: '/api/v1/ads/cards',
  summary: 'Published ads by their numbers, in that order; those not on show are left out',
  query: z.strictObject({
    ids: z
      .string()
      .regex(/^\d{1,12}(,\d{1,12})*$/, 'invalid')
      .transform((text) => [...new Set(text.split(','))])
      .refine((ids) => ids.length <= MOST_CARDS, 'invalid'),
  }),
  data: z.object({ items: z.array(AdCard) }),
  caller: 'maybe_token',
});

/** How many ads stand beside each other. */
export const MOST_COMPARED = 4;

/** The fields of an ad that a comparison shows. */
export const ComparedAd = AdDetails.pick({
  id: true,
  purpose: true,
  title: true,
  title_lang: true,
  category: true,
  city: true,
  district: true,
  photos: true,
  badges: true,
  area: true,
  rooms: true,
  baths: true,
  rating: true,
  prices: true,
  features: true,
  facts: true,
  policy: true,
  licence: true,
}).extend({
  advertiser: z.object({ name: z.string(), verified: z.boolean() }),
  /** One square metre of it: to buy, and for a year. */
  per_metre: z.object({ sale: Money.nullable(), year: Money.nullable() }),
  /** The first Riyadh date that can be booked within the next 90; null when there is none, or it is for sale. */
  free_from: z.string().nullable(),
});
export type ComparedAd = z.infer<typeof ComparedAd>;

export const compareAds = endpoint({
  method: 'GET',
  path: '/api/v1/ads/comparison',
  summary:
    'Up to four published ads by their numbers, with what people compare; those not on show are left out',
  query: z.strictObject({
    ids: z
      .string()
      .regex(/^\d{1,12}(,\d{1,12})*$/, 'invalid')
      .transform((text) => [...new Set(text.split(','))])
      .refine((ids) => ids.length <= MOST_COMPARED, 'invalid'),
  }),
  data: z.object({ items: z.array(ComparedAd) }),
  caller: 'maybe_token',
});

export const similarAds = endpoint({
  method: 'GET',
  path: '/api/v1/ads/{id}/similar',
  summary:
    'Up to eight published ads like this one: its category and period, near it, like it in price and area',
  params: AdParams,
  query: z.object({ k: z.string().max(100).optional() }),
  data: z.object({ items: z.array(AdCard) }),
  caller: 'maybe_token',
  refuses: ['ad_closed', 'ad_licence_over'],
});

export const listAdEvaluations = endpoint({
  method: 'GET',
  path: '/api/v1/ads/{id}/evaluations',
  summary: "Guests' evaluations of an ad, twenty at a time, the newest or those before one",
  params: AdParams,
  query: z.object({
    k: z.string().max(100).optional(),
    /** The last one that was shown. */
    before: z.uuid('invalid').optional(),
  }),
  data: z.object({ items: z.array(Evaluation), has_more: z.boolean() }),
  caller: 'maybe_token',
  refuses: ['ad_closed', 'ad_licence_over'],
});

export const revealContact = endpoint({
  method: 'POST',
  path: '/api/v1/ads/{id}/contacts',
  summary: "The advertiser's number, only on tap: limited and counted",
  params: AdParams,
  query: z.object({ k: z.string().max(100).optional() }),
  body: z.object({ channel: z.enum(['phone', 'whatsapp'], 'invalid') }),
  data: z.object({ phone: z.string(), url: z.string() }),
  status: 201,
  caller: 'maybe_token',
  refuses: ['ad_closed', 'ad_licence_over', 'too_many_requests'],
});
