import * as contract from '@diyar/contract/supply/host-prices';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { listPriceChanges, listPrices } from './list-prices.ts';
import { savePrices } from './save-prices.ts';

export function registerUnitPriceRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listHostPrices, ({ query, actor, lang, now }) =>
    listPrices(db, query.since, { actor, lang, now }),
  );

  mount(app, deps, contract.saveHostPrices, ({ body, actor, lang, now }) =>
    savePrices(db, body.changes, { actor, lang, now }),
  );

  mount(app, deps, contract.listPriceChanges, ({ params, query, actor, lang, now }) =>
    listPriceChanges(db, { unitId: params.id, field: query.field }, { actor, lang, now }),
  );
}
