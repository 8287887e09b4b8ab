import { listCities, listDistricts } from '@diyar/contract/settings';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { mount } from '../platform/http/mount.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { citiesWithAds, districtsWithAds, findCityId } from './place.queries.ts';

export function registerPlaceRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, listCities, ({ lang, now, request }) =>
    deps.reads.read(request, async (db) => ({ items: await citiesWithAds(db, lang, now) })),
  );

  mount(app, deps, listDistricts, ({ params, lang, now, request }) =>
    deps.reads.read(request, async (db) => {
      const cityId = await findCityId(db, params.slug);
      if (cityId === undefined) throw new Refusal('not_found');
      return { items: await districtsWithAds(db, cityId, lang, now) };
    }),
  );
}
