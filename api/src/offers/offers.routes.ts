import * as contract from '@diyar/contract/supply/host-discounts';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { createOffer, deleteOffer, listOffers, saveOffer } from './manage-offers.ts';

export function registerOfferRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listOffers, ({ actor, lang, now }) => listOffers(db, { actor, lang, now }));

  mount(app, deps, contract.createOffer, ({ body, actor, lang, now }) =>
    createOffer(db, body, { actor, lang, now }),
  );

  mount(app, deps, contract.saveOffer, ({ params, body, actor, lang, now }) =>
    saveOffer(db, params.id, body, { actor, lang, now }),
  );

  mount(app, deps, contract.deleteOffer, async ({ params, actor, lang, now }) => {
    await deleteOffer(db, params.id, { actor, lang, now });
    return {};
  });
}
