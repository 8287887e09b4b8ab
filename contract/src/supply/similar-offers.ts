import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { PriceLevel } from '../finding/market.ts';
import { PlaceName } from '../site/places.ts';
import { Money } from '../values/money.ts';
import { PRICE_REASONS } from '../words/similar-offers-words.ts';

/** A price of a unit beside what ads like it ask: the comparison of the ad's own page, with its quartiles. */
export const ComparedPrice = PriceLevel.extend({
  /** A quarter of the ads asks for less than `low`, three quarters for less than `high`. */
  low: Money,
  high: Money,
  place: z.enum(['below', 'among', 'above']),
  /**
   * Days booked through Diyar in the last 30, in tenths of a percent of those on which the ad was published; of nights alone, and
   * null where the unit, or fewer than five of the others, were ever booked here.
   */
  occupancy: z.object({ own: z.int(), others: z.int(), units: z.int() }).nullable(),
  /** Null price where nothing is to be changed. */
  suggestion: z.object({
    move: z.enum(['raise', 'lower', 'keep']),
    price: Money.nullable(),
    reasons: z.array(z.enum(PRICE_REASONS)),
  }),
});
export type ComparedPrice = z.infer<typeof ComparedPrice>;

/** A unit of the account under the name of its newest ad. */
export const ComparedUnit = z.object({
  unit_id: z.uuid(),
  /** Number of the ad. */
  id: z.string(),
  title: z.string(),
  title_lang: z.enum(['ar', 'en']),
  category: PlaceName,
  usage: z.string(),
  has_rooms: z.boolean(),
  district: PlaceName,
  city: PlaceName,
  on_show: z.boolean(),
  /** None where fewer than five ads are like it. */
  prices: z.array(ComparedPrice),
});
export type ComparedUnit = z.infer<typeof ComparedUnit>;

export const listSimilarOffers = endpoint({
  method: 'GET',
  path: '/api/v1/host/similar-offers',
  summary:
    'What ads like the acting account’s ask, unit by unit, ten a page: quartiles, where its price stands, and a suggestion with its reasons',
  query: z.strictObject({
    page: z.coerce.number('number').int('number').min(1, 'invalid').max(500, 'invalid').default(1),
  }),
  data: z.object({
    items: z.array(ComparedUnit),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    abilities: z.object({ edit: z.boolean() }),
  }),
  caller: 'token',
});
