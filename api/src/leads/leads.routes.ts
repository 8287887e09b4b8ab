import * as contract from '@diyar/contract/finding/leads';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { exportLeads, listLeads } from './list-leads.ts';
import { noteLead } from './note-lead.ts';

/** Who got in touch with an advertiser. */
export function registerLeadRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listLeads, async ({ query, actor, lang, now }) => ({
    ...(await listLeads(db, query, { accountId: actor.accountId, lang, now })),
    abilities: {
      note: actor.rights.has('ads'),
      export: actor.rights.has('bookings'),
      write: actor.rights.has('bookings'),
    },
  }));

  mount(app, deps, contract.exportLeads, ({ query, actor, lang, now }) =>
    exportLeads(db, query, { accountId: actor.accountId, lang, now }),
  );

  mount(app, deps, contract.noteLead, async ({ params, body, actor, now }) => {
    await noteLead(db, params.id, body.text, { actor, now });
    return {};
  });
}
