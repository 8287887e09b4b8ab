import type { PlaceName } from '@diyar/contract/site/places';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import type { Place } from './read-place.ts';

/** What is known of where a point lies. */
export interface Surroundings {
  inside: boolean;
  city: PlaceName | null;
  district: PlaceName | null;
}

/** A pin that is still moving is not asked about. */
const REST_MS = 350;

/** The city and district nearest to a place, once it rests; undefined while nobody has answered. */
export function usePlaceAt(place: Place | null): { found: Surroundings | undefined; isLooking: boolean } {
  const lang = useLang();
  const rested = useRested(place === null ? '' : `${place.lat.toFixed(5)},${place.lng.toFixed(5)}`);
  const [lat = '', lng = ''] = rested.split(',');
  const { data, isFetching } = useQuery({
    queryKey: [lang, 'place', rested],
    queryFn: () => callApi('GET /api/v1/places', { lang, query: { lat, lng } }),
    enabled: rested !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { found: data, isLooking: isFetching };
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
