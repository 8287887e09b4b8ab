import { z } from 'zod';
import { PERIODS, Period } from '../words/period.ts';
import { PlaceName } from './places.ts';

const SLUG_OF = { 1: 'hourly', 2: 'daily', 3: 'monthly', 4: 'yearly' } as const;
export const PERIOD_SLUGS = ['hourly', 'daily', 'monthly', 'yearly'] as const;

/** The period a landing page's address ends with. */
export function periodOfSlug(slug: string): Period | undefined {
  return PERIODS.find((period) => SLUG_OF[period] === slug);
}

/** The address of a landing page below the language's root: "/rent/riyadh/apartment/yearly". */
export function landingPath(page: { city: string; category: string; period: Period }): string {
  const steps = [page.city, page.category, SLUG_OF[page.period]].map(encodeURIComponent);
  return `/rent/${steps.join('/')}`;
}

/** The subject of a landing page. */
export const LandingSubject = z.object({
  city: PlaceName,
  category: PlaceName.extend({ plural: z.string() }),
  period: Period,
});

/** Lettings of one kind in one city for one period, of which there are any now. */
export const Landing = LandingSubject.extend({ ads: z.int() });
export type Landing = z.infer<typeof Landing>;
