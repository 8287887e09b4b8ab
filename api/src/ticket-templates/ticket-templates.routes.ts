import * as contract from '@diyar/contract/console/ticket-templates';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { addTemplate, listTemplates, retireTemplate, setTemplate } from './set-template.ts';

/** Answer templates of the operators. */
export function registerTicketTemplateRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listTicketTemplates, () => listTemplates(db));

  mount(app, deps, contract.addTicketTemplate, ({ body, operator, now }) =>
    addTemplate(db, operator, body, now),
  );

  mount(app, deps, contract.setTicketTemplate, ({ params, body, operator, now }) =>
    setTemplate(db, operator, { ...body, id: params.id }, now),
  );

  mount(app, deps, contract.retireTicketTemplate, ({ params, body, operator, now }) =>
    retireTemplate(db, operator, { ...body, id: params.id }, now),
  );
}
