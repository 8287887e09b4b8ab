import { mapDistricts as mapDistrictsCall } from '@diyar/contract/finding/search';
import {
  listCities as listCitiesCall,
  listDistricts as listDistrictsCall,
} from '@diyar/contract/site/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listCities, listDistricts, listDistrictsWithin, listMerged } from '../places/list-places.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { mayHaveWritten, type Reads } from '../platform/http/reads.ts';
import { countCities, countDistrict } from './index/count-facets.ts';
import type { Search } from './index/search-engine.ts';
import type { Snapshot } from './index/snapshot.ts';

/** More names than this have no room on any screen. */
const MOST_NAMES = 200;

/** Cities and districts with how many ads one finds there. */
export function registerCountedPlaces(
  app: FastifyInstance,
  deps: BaseDeps & { reads: Reads; search: Search },
): void {
  const ask = <T>(request: FastifyRequest, now: Date, read: (snapshot: Snapshot) => T) =>
    deps.search.ask({ now, mayHaveWritten: mayHaveWritten(request) }, read);

  mount(app, deps, listCitiesCall, async ({ lang, now, request }) => {
    const places = await deps.reads.read(request, (db) => listCities(db, lang));
    const ads = await ask(request, now, countCities);
    return { items: mostAdsFirst(places, (slug) => ads.get(slug) ?? 0) };
  });

  mount(app, deps, listDistrictsCall, async ({ params, lang, now, request }) => {
    const [places, merged] = await deps.reads.read(request, (db) =>
      Promise.all([listDistricts(db, params.slug, lang), listMerged(db, params.slug)]),
    );
    const items = await ask(request, now, (snapshot) =>
      mostAdsFirst(places, (slug) => countDistrict(snapshot, slug)),
    );
    return { items, merged };
  });

  mount(app, deps, mapDistrictsCall, async ({ query, lang, now, request }) => {
    const places = await deps.reads.read(request, (db) => listDistrictsWithin(db, query.bbox, lang));
    const items = await ask(request, now, (snapshot) =>
      mostAdsFirst(places, (slug) => countDistrict(snapshot, slug)),
    );
    return { items: items.slice(0, MOST_NAMES).map(({ ads: _, ...place }) => place) };
  });
}

/** Adds how many ads each place has, and puts the most first; equal ones keep their order. */
function mostAdsFirst<T extends { slug: string }>(
  places: readonly T[],
  adsOf: (slug: string) => number,
): (T & { ads: number })[] {
  return places
    .map((place) => ({ ...place, ads: adsOf(place.slug) }))
    .sort((one, other) => other.ads - one.ads);
}
