import * as contract from '@diyar/contract/console/console-names';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { mergeDistrict } from './merge-district.ts';
import { saveCategory, saveFeature, showKinds } from './save-kind.ts';
import { saveCity, saveDistrict } from './save-place.ts';
import { showCities, showDistrict, showDistricts } from './show-places.ts';

/** Places, categories and features in the operators' console. */
export function registerConsoleNameRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listConsoleCities, () => showCities(db));

  mount(app, deps, contract.saveConsoleCity, ({ params, body, operator, now }) =>
    saveCity(db, params.slug, body, { operator, now }),
  );

  mount(app, deps, contract.listConsoleDistricts, ({ query, lang }) => {
    const { q, city, reviewed, page, per_page } = query;
    const wanted = { q, city, reviewed: reviewed === undefined ? undefined : reviewed === '1' };
    return showDistricts(db, wanted, { lang, page, per_page });
  });

  mount(app, deps, contract.showConsoleDistrict, ({ params, lang }) => showDistrict(db, params.slug, lang));

  mount(app, deps, contract.saveConsoleDistrict, ({ params, body, operator, lang, now }) =>
    saveDistrict(db, params.slug, body, { operator, lang, now }),
  );

  mount(app, deps, contract.mergeDistrict, ({ params, body, operator, lang, now }) =>
    mergeDistrict(db, operator, { slug: params.slug, ...body }, { lang, now }),
  );

  mount(app, deps, contract.listKinds, () => showKinds(db));

  mount(app, deps, contract.saveConsoleCategory, ({ params, body, operator, now }) =>
    saveCategory(db, params.slug, body, { operator, now }),
  );

  mount(app, deps, contract.saveConsoleFeature, ({ params, body, operator, now }) =>
    saveFeature(db, params.slug, body, { operator, now }),
  );
}
