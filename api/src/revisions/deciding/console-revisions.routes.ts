import * as contract from '@diyar/contract/console/console-revisions';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../../platform/base-deps.ts';
import { mount } from '../../platform/http/mount.ts';
import { decideRevision } from './decide-revision.ts';
import { listRevisions, showRevisionEvidence } from './show-revisions.ts';

/** The operators' queue of edits of ads on show. */
export function registerConsoleRevisionRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listQueuedRevisions, ({ query, lang, now }) =>
    listRevisions(db, query, { lang, now }),
  );

  mount(app, deps, contract.showQueuedRevision, ({ params, lang, now }) =>
    showRevisionEvidence(db, params.id, { lang, now }),
  );

  mount(app, deps, contract.decideRevision, async ({ params, body, operator, lang, now }) => ({
    state: await decideRevision(db, operator, { ...body, id: params.id }, { lang, now }),
  }));
}
