import type { AdDetails } from '@diyar/contract/finding/ads';

const ANCHORS = [
  'prices',
  'features',
  'about',
  'calendar',
  'facts',
  'terms',
  'location',
  'host',
  'evaluations',
] as const;
export type SectionAnchor = (typeof ANCHORS)[number];

/** The parts that the page of an ad has, in their order. */
export function anchorsOf(ad: AdDetails): SectionAnchor[] {
  const has: Partial<Record<SectionAnchor, boolean>> = {
    features: ad.features.length > 0,
    about: ad.description !== null,
    calendar: ad.abilities.book && ad.prices.some(({ period }) => period !== null),
    terms: ad.abilities.book,
    evaluations: isEvaluated(ad),
  };
  return ANCHORS.filter((anchor) => has[anchor] ?? true);
}

/** An ad for sale has no stays, so it shows no empty place for evaluations. */
export function isEvaluated({ purpose, evaluations }: Pick<AdDetails, 'purpose' | 'evaluations'>): boolean {
  return purpose === 'rent' || evaluations.length > 0;
}
