import * as contract from '@diyar/contract/money/invoices';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { transact } from '../platform/db/database.ts';
import { mount } from '../platform/http/mount.ts';
import { listInvoices } from './list-invoices.ts';
import { readPdf, readUbl } from './read-document.ts';
import { saveInvoicing, showInvoicing } from './save-invoicing.ts';

export function registerInvoiceRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listInvoices, ({ query, actor, lang }) => {
    const { page, per_page, ...wanted } = query;
    return listInvoices(db, { ...wanted, accountId: actor.accountId }, { page, per_page }, lang);
  });

  mount(app, deps, contract.readInvoicePdf, ({ params, actor, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return readPdf(db, actor.accountId, params.id);
  });

  mount(app, deps, contract.readInvoiceXml, ({ params, actor, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return readUbl(db, actor.accountId, params.id);
  });

  mount(app, deps, contract.showInvoicing, ({ actor }) => showInvoicing(db, actor));

  mount(app, deps, contract.saveInvoicing, ({ body, actor, now }) =>
    transact(db, (tx) => saveInvoicing(tx, body, actor, now)),
  );
}
