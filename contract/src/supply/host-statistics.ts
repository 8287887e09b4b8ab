import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Money } from '../values/money.ts';
import { STATISTICS_BY } from '../words/statistics-words.ts';

/** What happened in a time, of one ad or of all. */
export const HostFigures = z.object({
  /** Looks at the pages of its ads; a reload is none. */
  views: z.int(),
  /** Visitors, each once a day and ad. */
  visitors: z.int(),
  /** Saved in that time, and kept since. */
  favourites: z.int(),
  /** How often the number was shown, to call and to write. */
  calls: z.int(),
  whatsapp: z.int(),
  /** Visitors who passed it on, each once a day and ad. */
  shares: z.int(),
  /** Secured by a payment in that time and accepted; none that was declined or cancelled since. */
  reservations: z.int(),
  /** Days booked, of those on which its rent was published, in tenths of a percent; null where there were none. */
  occupancy: z.int().nullable(),
  /** Average of the guests' evaluations written in that time, in tenths; null without one. */
  rating: z.int().nullable(),
  ratings: z.int(),
  /**
   * What guests paid through Diyar for reservations it accepted at some time, less what was returned to them; nothing of those it never
   * accepted, nor of a paid change while it waits for an answer. A change that is declined counts on the day it was paid and, less, on
   * the day it was declined.
   */
  income: Money,
});
export type HostFigures = z.infer<typeof HostFigures>;

/** Figures of Riyadh's days from one to another, both included. */
export const FiguresBucket = HostFigures.extend({ from: z.string(), to: z.string() });
export type FiguresBucket = z.infer<typeof FiguresBucket>;

/** A unit of the account under the name of its newest ad. */
export const FiguresOfAd = z.object({
  /** Number of the ad. */
  id: z.string(),
  title: z.string(),
  title_lang: z.enum(['ar', 'en']),
  total: HostFigures,
});
export type FiguresOfAd = z.infer<typeof FiguresOfAd>;

export const HostStatistics = z.object({
  /** The last 30 days, 12 weeks or 12 months, the last one as far as it is gone. */
  buckets: z.array(FiguresBucket),
  /** As many before them; the last one cut where today is in its own. */
  before: z.array(FiguresBucket),
  total: HostFigures,
  total_before: HostFigures,
  /** Every ad of the account in the same time, whichever was asked for, the most viewed first; at most 1,000. */
  ads: z.array(FiguresOfAd),
});
export type HostStatistics = z.infer<typeof HostStatistics>;

export const showHostStatistics = endpoint({
  method: 'GET',
  path: '/api/v1/host/statistics',
  summary:
    'Figures of the acting account’s ads, all or one, by day, week or month, with the time before and each ad beside',
  query: z.strictObject({
    by: z.enum(STATISTICS_BY, 'invalid').default('day'),
    ad: z
      .string()
      .regex(/^\d{1,12}$/, 'invalid')
      .optional(),
  }),
  data: HostStatistics,
  caller: 'token',
});
