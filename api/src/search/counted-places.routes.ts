import { mapDistricts } from '@diyar/contract/search';
import { listCities, listDistricts } from '@diyar/contract/settings';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { findCities, findCityId, findDistricts, findDistrictsWithin } from '../places/place.queries.ts';
import { mount } from '../platform/http/mount.ts';
import { mayHaveWritten } from '../platform/http/reads.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { countCities, countDistrict } from './index/count-facets.ts';
import type { Snapshot } from './index/snapshot.ts';

/** More names than this have no room on any screen. */
const MOST_NAMES = 200;

export function registerPlaceRoutes(app: FastifyInstance, deps: Deps): void {
  const ask = <T>(request: FastifyRequest, now: Date, read: (snapshot: Snapshot) => T) =>
    deps.search.ask({ now, mayHaveWritten: mayHaveWritten(request) }, read);

  mount(app, deps, listCities, async ({ lang, now, request }) => {
    const places = await deps.reads.read(request, (db) => findCities(db, lang));
    const ads = await ask(request, now, countCities);
    return { items: mostAdsFirst(places, (slug) => ads.get(slug) ?? 0) };
  });

  mount(app, deps, listDistricts, async ({ params, lang, now, request }) => {
    const places = await deps.reads.read(request, async (db) => {
      const cityId = await findCityId(db, params.slug);
      if (cityId === undefined) throw new Refusal('not_found');
      return findDistricts(db, cityId, lang);
    });
    const items = await ask(request, now, (snapshot) =>
      mostAdsFirst(places, (slug) => countDistrict(snapshot, slug)),
    );
    return { items };
  });

  mount(app, deps, mapDistricts, async ({ query, lang, now, request }) => {
    const places = await deps.reads.read(request, (db) => findDistrictsWithin(db, query.bbox, lang));
    const items = await ask(request, now, (snapshot) =>
      mostAdsFirst(places, (slug) => countDistrict(snapshot, slug)),
    );
    return { items: items.slice(0, MOST_NAMES).map(({ ads: _, ...place }) => place) };
  });
}

/** Places with how many ads each has, most first, of equal ones as they were. */
function mostAdsFirst<T extends { slug: string }>(
  places: readonly T[],
  adsOf: (slug: string) => number,
): (T & { ads: number })[] {
  return places
    .map((place) => ({ ...place, ads: adsOf(place.slug) }))
    .sort((one, other) => other.ads - one.ads);
}
