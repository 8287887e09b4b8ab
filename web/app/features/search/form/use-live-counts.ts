import type { Facet, Facets } from '@diyar/contract/finding/search';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { queryOf } from '../query/choices.ts';
import { textOf } from '../query/search.ts';
import { searchOf } from './use-search-form.ts';

export interface LiveCount {
  count: number;
  exact: boolean;
}

/** How many ads a value of a filter would find in place of what is chosen of it; undefined while nobody knows. */
export type CountOf = (facet: Facet, value: string) => number | undefined;

const ASK_AFTER_MS = 250;

/** Values that are chosen together (5 rooms and more) count together: an ad has one of them. */
function countIn(facets: Facets, facet: Facet, value: string): number | undefined {
  if (facet === 'district' && facets.district.length === 0) return undefined;
  const values = value.split(',');
  const found = facets[facet].filter((one) => values.includes(one.value));
  return found.reduce((sum, { count }) => sum + count, 0);
}

/**
 * How many ads a form would find, and each choice in it: one call, a moment after the last change. An answer to an older
 * draft is dropped; where none comes, the choices stand without counts and the button without a figure.
 */
export function useLiveCounts(first: LiveCount | undefined) {
  const [live, setLive] = useState(first);
  const [facets, setFacets] = useState<Facets>();
  const asking = useRef<{ timer: ReturnType<typeof setTimeout>; stop: AbortController }>(undefined);
  const askedCity = useRef<string>(undefined);
  const cancel = useCallback(() => {
    clearTimeout(asking.current?.timer);
    asking.current?.stop.abort();
  }, []);
  useEffect(() => cancel, [cancel]);
  const ask = useCallback(
    (form: HTMLFormElement) => {
      cancel();
      const city = textOf(searchOf(form), 'city');
      // Counts of another city's districts say nothing of this one's.
      if (city !== askedCity.current) setFacets((known) => known && { ...known, district: [] });
      askedCity.current = city;
      const stop = new AbortController();
      const timer = setTimeout(() => {
        const { page: _, ...filters } = searchOf(form);
        const query = { ...queryOf(filters), per_page: 1, facets: '1' as const };
        callApi('GET /api/v1/ads', { query, signal: stop.signal })
          .then((found) => {
            if (stop.signal.aborted) return;
            setLive({ count: found.total, exact: found.total_exact });
            setFacets(found.facets);
          })
          .catch(() => {
            // A half-typed number is no search yet: nothing is promised then.
            if (stop.signal.aborted) return;
            setLive(undefined);
            setFacets(undefined);
          });
      }, ASK_AFTER_MS);
      asking.current = { timer, stop };
    },
    [cancel],
  );
  const countOf: CountOf = useCallback(
    (facet, value) => (facets === undefined ? undefined : countIn(facets, facet, value)),
    [facets],
  );
  return { live, countOf, ask };
}
