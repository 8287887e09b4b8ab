import * as contract from '@diyar/contract/money/invoices';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { mount } from '../platform/http/mount.ts';
import { listInvoices } from './list-invoices.ts';
import { readPdf, readUbl } from './read-document.ts';
import { saveInvoicing, showInvoicing } from './save-invoicing.ts';

/** Documents of fees are for those who read fees (decision 058). */
const readerOf = ({ accountId, rights }: Actor) => ({ accountId, seesFees: rights.has('bookings') });

export function registerInvoiceRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listInvoices, ({ query, actor, lang }) => {
    const { page, per_page, ...wanted } = query;
    return listInvoices(db, { ...wanted, ...readerOf(actor) }, { page, per_page }, lang);
  });

  mount(app, deps, contract.readInvoicePdf, ({ params, actor, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return readPdf(db, readerOf(actor), params.id);
  });

  mount(app, deps, contract.readInvoiceXml, ({ params, actor, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return readUbl(db, readerOf(actor), params.id);
  });

  mount(app, deps, contract.showInvoicing, ({ actor }) => showInvoicing(db, actor));

  mount(app, deps, contract.saveInvoicing, ({ body, actor, now }) =>
    transact(db, (tx) => saveInvoicing(tx, body, actor, now)),
  );
}
