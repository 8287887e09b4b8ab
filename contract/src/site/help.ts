import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { HELP_TOPICS } from '../words/page-words.ts';

export const HelpArticle = z.object({
  /** The part of its address after /help/. */
  name: z.string(),
  topic: z.enum(HELP_TOPICS),
  title: z.string(),
  description: z.string(),
});
export type HelpArticle = z.infer<typeof HelpArticle>;

export const listHelp = endpoint({
  method: 'GET',
  path: '/api/v1/help',
  summary: 'Help articles in force by topic; with `q` those that speak of it, best first',
  query: z.object({ q: z.string().max(100).optional() }).strict(),
  data: z.object({ items: z.array(HelpArticle) }),
  caller: 'anyone',
});

export const showSiteNumbers = endpoint({
  method: 'GET',
  path: '/api/v1/site/numbers',
  summary: 'The marketplace in numbers, counted a few minutes ago at most',
  data: z.object({
    ads: z.int(),
    advertisers: z.int(),
    verified_advertisers: z.int(),
    cities: z.int(),
    /** Confirmed stays that began in the last 365 days, and those that are to begin. */
    bookings: z.int(),
    /** Requests of people on show now. */
    requests: z.int(),
    /** Mean of what guests gave in evaluations that are public, of 5; null without one. */
    rating: z.number().nullable(),
    evaluations: z.int(),
  }),
  caller: 'anyone',
});
