import * as contract from '@diyar/contract/supply/similar-offers';
import type { FastifyInstance } from 'fastify';
import { KeptLevels } from '../ads/kept-levels.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { listSimilarOffers } from './list-similar-offers.ts';

export function registerSimilarOfferRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const levels = new KeptLevels({ now: () => deps.now().getTime() });

  mount(app, deps, contract.listSimilarOffers, ({ query, actor, lang, now }) =>
    listSimilarOffers(deps.db, levels, query.page, { actor, lang, now }),
  );
}
