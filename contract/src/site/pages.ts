import { z } from 'zod';
import { endpoint } from '../call/endpoint.ts';
import { Money } from '../values/money.ts';
import { Landing, LandingSubject, PERIOD_SLUGS } from './landings.ts';

/** A content page in the version in force; the body is Markdown of our own. */
export const ContentPage = z.object({
  slug: z.string(),
  version: z.int(),
  effective_from: z.string(),
  title: z.string(),
  description: z.string(),
  body: z.string(),
});
export type ContentPage = z.infer<typeof ContentPage>;

export const showPage = endpoint({
  method: 'GET',
  path: '/api/v1/pages/{slug}',
  summary: 'A content page in the version in force',
  params: z.object({ slug: z.string().max(100) }),
  data: ContentPage,
  caller: 'anyone',
});

export const listLandings = endpoint({
  method: 'GET',
  path: '/api/v1/landings',
  summary: 'The landing pages that have ads, most ads first; of one city when it is named',
  query: z
    .object({
      city: z.string().max(100, 'invalid').optional(),
      limit: z.coerce.number('number').int('number').min(1, 'invalid').max(100, 'invalid').default(24),
    })
    .strict(),
  data: z.object({ items: z.array(Landing) }),
  caller: 'anyone',
});

export const showLanding = endpoint({
  method: 'GET',
  path: '/api/v1/landings/{city}/{category}/{period}',
  summary: 'What lettings of one kind in one city for one period ask for',
  params: z.object({
    city: z.string().max(100),
    category: z.string().max(100),
    period: z.enum(PERIOD_SLUGS),
  }),
  data: LandingSubject.extend({
    /** Before offers; null when fewer than five ads would speak for all. */
    prices: z.object({ lowest: Money, median: Money, highest: Money, ads: z.int() }).nullable(),
  }),
  caller: 'anyone',
});
