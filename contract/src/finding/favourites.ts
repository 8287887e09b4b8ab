import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { AdCard, PeriodPrice } from './ads.ts';

const AdNumber = z.string().regex(/^\d{1,12}$/, 'invalid');

/** An ad somebody keeps, and what it asked when they saved it. */
export const Favourite = z.object({
  /** The ad's public number. */
  id: z.string(),
  saved_at: z.string(),
  saved_price: PeriodPrice,
  /** A stay by the day is a day's use, as on the ad's card. */
  day_use: z.boolean(),
  /** The change of its price since it was kept; null when there is none, or the headline price has another period now. */
  change: z.enum(['down', 'up']).nullable(),
  /** Null once it is no longer on show: then only what it was in a word. */
  ad: AdCard.nullable(),
  category: z.string(),
  district: z.string(),
  city: z.string(),
});
export type Favourite = z.infer<typeof Favourite>;

export const listFavourites = endpoint({
  method: 'GET',
  path: '/api/v1/favourites',
  summary: 'The ads I keep, the newest saved first; those no longer on show say so',
  query: z.strictObject(PageQuery),
  data: listOf(Favourite),
  caller: 'token',
});

export const listFavouriteIds = endpoint({
  method: 'GET',
  path: '/api/v1/favourites/ids',
  summary: 'The numbers of the ads I keep, the newest 2,000: which hearts are full',
  data: z.object({ ids: z.array(z.string()) }),
  caller: 'token',
});

export const saveFavourite = endpoint({
  method: 'PUT',
  path: '/api/v1/favourites/{adId}',
  summary: 'Keep an ad; keeping it twice changes nothing',
  params: z.object({ adId: AdNumber }),
  data: z.object({}),
  caller: 'token',
  needs: 'look',
});

export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/api/v1/favourites/{adId}',
  summary: 'No longer keep an ad; one that is not kept changes nothing',
  params: z.object({ adId: AdNumber }),
  data: z.object({}),
  caller: 'token',
  needs: 'look',
});

/** How many a device hands over at once. */
export const MOST_MERGED = 200;

export const mergeFavourites = endpoint({
  method: 'POST',
  path: '/api/v1/favourites',
  summary: 'Keep what a device kept before sign-in; answers which of them are no longer on show',
  body: z.strictObject({ ads: z.array(AdNumber, 'invalid').max(MOST_MERGED, 'invalid') }),
  /** The kept ads that have left the site, and a sentence with their number; null when none did. */
  data: z.object({ gone: z.array(z.string()), told: z.string().nullable() }),
  caller: 'token',
  beforeTerms: true,
  needs: 'look',
});
