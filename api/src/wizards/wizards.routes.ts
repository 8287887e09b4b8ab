import { copyHostProperty } from '@diyar/contract/supply/host-properties';
import { copyHostUnit } from '@diyar/contract/supply/host-units';
import { completeWizard, deleteWizard, saveWizard, showWizard } from '@diyar/contract/supply/host-wizard';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { FastifyInstance } from 'fastify';
import { minimumPricesAt } from '../minimum-prices/minimum-prices-at.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount, mountOnce } from '../platform/http/mount.ts';
import { listWizardCategories } from '../properties/check-supply.ts';
import { rentFreezesOn } from '../rent-freezes/rent-freezes-on.ts';
import { completeWizard as complete } from './complete-wizard.ts';
import { copyProperty, copyUnit } from './copy-supply.ts';
import { mayWorkFor, readOpenWizard } from './open-wizard.ts';
import { deleteWizard as remove, saveWizard as save } from './save-wizard.ts';

export function registerWizardRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, showWizard, async ({ actor, lang, now }) => {
    const [wizard, minimum_prices, rent_freezes, categories, work] = await Promise.all([
      readOpenWizard(db, actor),
      minimumPricesAt(db, now),
      rentFreezesOn(db, riyadhDate(now)),
      listWizardCategories(db, lang),
      mayWorkFor(db, actor),
    ]);
    return { wizard, minimum_prices, rent_freezes, categories, abilities: { work } };
  });

  mount(app, deps, saveWizard, ({ body, actor, now }) => {
    const { version, property_id, content } = body;
    return save(db, actor, { version, propertyId: property_id ?? null, content }, now);
  });

  mount(app, deps, deleteWizard, async ({ actor }) => {
    await remove(db, actor);
    return {};
  });

  mountOnce(app, deps, completeWizard, ({ body, actor, now }, tx) => complete(tx, actor, body.version, now));

  mount(app, deps, copyHostProperty, ({ params, body, actor, now }) =>
    copyProperty(db, { id: params.id, replace: body.replace }, actor, now),
  );

  mount(app, deps, copyHostUnit, ({ params, body, actor, now }) =>
    copyUnit(db, { id: params.id, replace: body.replace }, actor, now),
  );
}
