import { compare, comparing } from './compare.ts';
import { filters } from './filters.ts';
import { liveMap, map } from './map.ts';
import { results } from './results.ts';

/** What the search says, as list and as map, and of what was chosen from it. */
export const search = { compare, comparing, filters, liveMap, map, results };
