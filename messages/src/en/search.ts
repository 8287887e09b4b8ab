import { compare, comparing } from './compare.ts';
import { filters } from './filters.ts';
import { liveMap, map } from './map.ts';
import { results } from './results.ts';

/** Sentences of the search, as list and map, and of its chosen filters. */
export const search = { compare, comparing, filters, liveMap, map, results };
