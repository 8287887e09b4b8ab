import { AD_STATES } from '@diyar/contract/words/ad-state';

const SORTS = ['newest', 'name', 'views'] as const;

/** What of the list is shown, as the address says it; what is unknown is left out. */
export function listingFrom(query: URLSearchParams) {
  const asked = query.get('state');
  return {
    q: query.get('q') ?? '',
    state: asked === 'none' ? ('none' as const) : AD_STATES.find((state) => state === asked),
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? ('newest' as const),
    page: Math.max(1, Number(query.get('page')) || 1),
  };
}
export type Listing = ReturnType<typeof listingFrom>;
