import * as contract from '@diyar/contract/supply/unit-prices';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { paintPrices, previewPrices, removeOverride, saveDiscounts } from './paint-prices.ts';
import { showUnitPrices } from './show-unit-prices.ts';

export function registerOverrideRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.showUnitPrices, ({ params, actor, lang, now }) =>
    showUnitPrices(db, params.id, { actor, lang, now }),
  );

  mount(app, deps, contract.paintPrices, ({ params, body, actor, lang, now }) =>
    paintPrices(db, params.id, body, { actor, lang, now }),
  );

  mount(app, deps, contract.previewPrices, ({ params, body, actor, lang, now }) =>
    previewPrices(db, params.id, body, { actor, lang, now }),
  );

  mount(app, deps, contract.removeOverride, ({ params, actor, lang, now }) =>
    removeOverride(db, params.id, { actor, lang, now }),
  );

  mount(app, deps, contract.saveDiscounts, ({ params, body, actor, lang, now }) =>
    saveDiscounts(db, params.id, body.discounts, { actor, lang, now }),
  );
}
