import { showPage } from '@diyar/contract/site/pages';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import type { Reads } from '../platform/http/reads.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findPage } from './page.queries.ts';

export function registerPageRoutes(app: FastifyInstance, deps: BaseDeps & { reads: Reads }): void {
  mount(app, deps, showPage, async ({ params, lang, now, request }) => {
    const page = await deps.reads.read(request, (db) => findPage(db, params.slug, lang, now));
    if (page === undefined) throw new Refusal('not_found');
    return page;
  });
}
