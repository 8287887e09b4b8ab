import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Money } from '../values/money.ts';
import { STATISTICS_BY } from '../words/statistics-words.ts';

/** What the whole marketplace did in a time, of rows that are there. */
export const KeyFigures = z.object({
  /** Ads on show at the end of the time. */
  on_show: z.int(),
  /** Ads that came on show for the first time. */
  published: z.int(),
  /** Searches for ads, and those that found nothing. */
  searches: z.int(),
  without_results: z.int(),
  /** Requests that people made, and those of them answered within 24 hours. */
  requests: z.int(),
  answered: z.int(),
  /** Half of the requests and of the tickets made in the time had their first answer within so many minutes; null where none had one. */
  request_answer_minutes: z.int().nullable(),
  ticket_answer_minutes: z.int().nullable(),
  /** What those who wrote to Diyar said of the help in that time, and how many of a hundred found it good or excellent; null without any. */
  ratings: z.int(),
  satisfied_percent: z.int().nullable(),
  /** Secured by a payment in that time; and secured ones that were canceled in it. */
  bookings: z.int(),
  canceled: z.int(),
  /** Came in, surplus included; gone back to guests; memberships and fees, without the VAT on fees. */
  received: Money,
  refunded: Money,
  earned: Money,
});
export type KeyFigures = z.infer<typeof KeyFigures>;

/** Figures of Riyadh's days from one to another, both included. */
export const KeyBucket = KeyFigures.extend({ from: z.string(), to: z.string() });
export type KeyBucket = z.infer<typeof KeyBucket>;

export const showKeyFigures = endpoint({
  method: 'GET',
  path: '/api/v1/console/figures',
  summary:
    'Key figures of the marketplace of the last 30 days, 12 weeks or 12 months, beside as much time before',
  query: z.strictObject({ by: z.enum(STATISTICS_BY, 'invalid').default('day') }),
  data: z.object({
    buckets: z.array(KeyBucket),
    total: KeyFigures,
    total_before: KeyFigures,
    /** The Riyadh day from which searches are counted; null before the first. */
    searches_since: z.string().nullable(),
  }),
  caller: 'operator',
  right: 'figures',
});

/** Calls about key figures in the console, under the names their code uses. */
export const CONSOLE_FIGURE_ENDPOINTS = { showKeyFigures } as const;
