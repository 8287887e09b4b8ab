import * as contract from '@diyar/contract/supply/host-properties';
import * as units from '@diyar/contract/supply/host-units';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { createUnit } from './create-unit.ts';
import { deleteProperty } from './delete-property.ts';
import { deleteUnit } from './delete-unit.ts';
import { createProperty, saveProperty } from './save-property.ts';
import { saveUnit } from './save-unit.ts';
import { listProperties, showProperty, showUnit } from './show-properties.ts';

export function registerPropertyRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listHostProperties, ({ query, actor, lang, now }) =>
    listProperties(db, query, { actor, lang, now }),
  );

  mount(app, deps, contract.createHostProperty, ({ body, actor, lang, now }) =>
    createProperty(db, body, { actor, lang, now }),
  );

  mount(app, deps, contract.showHostProperty, ({ params, actor, lang, now }) =>
    showProperty(db, params.id, { actor, lang, now }),
  );

  mount(app, deps, contract.saveHostProperty, ({ params, body, actor, lang, now }) =>
    saveProperty(db, { ...body, id: params.id }, { actor, lang, now }),
  );

  mount(app, deps, contract.deleteHostProperty, async ({ params, actor, lang, now }) => {
    await deleteProperty(db, params.id, { actor, lang, now });
    return {};
  });

  registerUnits(app, deps);
}

function registerUnits(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, units.createHostUnit, ({ params, body, actor, lang, now }) =>
    createUnit(db, params.id, body, { actor, lang, now }),
  );

  mount(app, deps, units.showHostUnit, ({ params, actor, lang, now }) =>
    showUnit(db, params.id, { actor, lang, now }),
  );

  mount(app, deps, units.saveHostUnit, ({ params, body, actor, lang, now }) =>
    saveUnit(db, { ...body, id: params.id }, { actor, lang, now }),
  );

  mount(app, deps, units.deleteHostUnit, async ({ params, actor, lang, now }) => {
    await deleteUnit(db, params.id, { actor, lang, now });
    return {};
  });
}
