import { listAudit } from '@diyar/contract/console/console-audit';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { presentEntry } from './audit.presenter.ts';
import { findEntries, findOperators } from './audit.queries.ts';

const PER_PAGE = 50;

export function registerAuditRoutes(app: FastifyInstance, deps: BaseDeps): void {
  mount(app, deps, listAudit, async ({ query }) => {
    // One more than is shown tells whether there are older ones.
    const rows = await findEntries(deps.db, query, PER_PAGE + 1);
    const items = rows.slice(0, PER_PAGE).map(presentEntry);
    const next = rows.length > PER_PAGE ? (items.at(-1)?.id ?? null) : null;
    return { items, next, operators: await findOperators(deps.db) };
  });
}
