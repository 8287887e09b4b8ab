import * as contract from '@diyar/contract/supply/service-templates';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import {
  applyServiceTemplate,
  createServiceTemplate,
  deleteServiceTemplate,
  listServiceTemplates,
  saveServiceTemplate,
} from './manage-service-templates.ts';

export function registerServiceTemplateRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listServiceTemplates, ({ actor, lang, now }) =>
    listServiceTemplates(db, { actor, lang, now }),
  );

  mount(app, deps, contract.createServiceTemplate, ({ body, actor, lang, now }) =>
    createServiceTemplate(db, body, { actor, lang, now }),
  );

  mount(app, deps, contract.saveServiceTemplate, ({ params, body, actor, lang, now }) =>
    saveServiceTemplate(db, { ...body, id: params.id }, { actor, lang, now }),
  );

  mount(app, deps, contract.deleteServiceTemplate, async ({ params, actor, lang, now }) => {
    await deleteServiceTemplate(db, params.id, { actor, lang, now });
    return {};
  });

  mount(app, deps, contract.applyServiceTemplate, ({ params, body, actor, lang, now }) =>
    applyServiceTemplate(db, { id: params.id, units: body.units }, { actor, lang, now }),
  );
}
