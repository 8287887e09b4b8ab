import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { listOf, PageQuery } from '../call/envelope.ts';
import { UserType } from '../people/accounts.ts';
import { SPOKEN } from '../people/my-info.ts';
import { PlaceName } from '../site/places.ts';
import { Advertiser, Rating } from './ads.ts';

export const AdvertiserCard = Advertiser.extend({
  user_type: UserType,
  city: PlaceName.nullable(),
  /** Their logo, else their photo: a relative path under the media prefix. */
  picture: z.string().nullable(),
  /** How many of their ads anyone finds. */
  ads: z.int(),
  rating: Rating.nullable(),
});
export type AdvertiserCard = z.infer<typeof AdvertiserCard>;

export const AdvertiserProfile = AdvertiserCard.extend({
  since: z.string(),
  about: z.string().nullable(),
  about_lang: z.enum(['ar', 'en']).nullable(),
  languages: z.array(z.enum(SPOKEN)),
  /** By ISO weekday, 1 Monday … 7 Sunday; a day that is not there is closed. */
  opening_hours: z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() })),
  /**
   * Half of their first answers to requests and to guests' first messages came within so many minutes, in the last 90 days; null while
   * they are fewer than five.
   */
  answer_minutes: z.int().nullable(),
  /** Percent accepted of the bookings they were asked about in the last 365 days; null while they are fewer than five. */
  accepted_percent: z.int().nullable(),
  /** Percent they cancelled themselves of the bookings confirmed in that time; null while they are fewer than five. */
  cancelled_percent: z.int().nullable(),
  /** How many guests gave one star, two … five. */
  rates: z.array(z.int()).length(5),
});
export type AdvertiserProfile = z.infer<typeof AdvertiserProfile>;

export const listAdvertisers = endpoint({
  method: 'GET',
  path: '/api/v1/advertisers',
  summary: 'Verified advertisers with an ad on show, the longest verified first',
  query: z.strictObject({ city: z.string().max(60, 'invalid').optional(), ...PageQuery }),
  data: listOf(AdvertiserCard),
  caller: 'anyone',
});

export const showAdvertiser = endpoint({
  method: 'GET',
  path: '/api/v1/advertisers/{id}',
  summary: 'An advertiser as everyone sees them',
  params: z.object({ id: z.string().regex(/^\d{1,12}$/, 'invalid') }),
  data: AdvertiserProfile,
  caller: 'anyone',
});
