import * as contract from '@diyar/contract/supply/bulk';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { addUnits } from './add-units.ts';
import { changePrices } from './change-prices.ts';
import { exportSupply } from './export-supply.ts';
import { proposeFor, rememberColumns, showBulk } from './show-bulk.ts';

export function registerBulkRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.showBulk, ({ actor, lang }) => showBulk(db, { actor, lang }));

  mount(app, deps, contract.proposeBulkColumns, async ({ body, actor }) => ({
    columns: await proposeFor(db, body, { actor }),
  }));

  mount(app, deps, contract.saveBulkColumns, async ({ body, actor, now }) => {
    await rememberColumns(db, body, { actor, now });
    return {};
  });

  mount(app, deps, contract.addBulkUnits, async ({ body, actor, lang, now }) => ({
    outcomes: await addUnits(db, body, { actor, lang, now }),
  }));

  mount(app, deps, contract.changeBulkPrices, async ({ body, actor, lang, now }) => ({
    outcomes: await changePrices(db, body, { actor, lang, now }),
  }));

  mount(app, deps, contract.exportSupply, ({ actor, lang, now }) =>
    exportSupply(db, actor.accountId, lang, now),
  );
}
