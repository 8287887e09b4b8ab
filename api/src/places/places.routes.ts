import { listCities, listDistricts } from '@diyar/contract/settings';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { mount } from '../platform/http/mount.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { citiesWithAds, districtsWithAds, findCityId } from './place.queries.ts';

export function registerPlaceRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, listCities, async ({ lang, now }) => ({ items: await citiesWithAds(deps.db, lang, now) }));

  mount(app, deps, listDistricts, async ({ params, lang, now }) => {
    const cityId = await findCityId(deps.db, params.slug);
    if (cityId === undefined) throw new Refusal('not_found');
    return { items: await districtsWithAds(deps.db, cityId, lang, now) };
  });
}
