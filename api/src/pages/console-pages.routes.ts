import * as contract from '@diyar/contract/console/console-pages';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { publishPage } from './publish-page.ts';
import { dropPageDraft, savePageDraft } from './save-page-draft.ts';
import { listConsolePages, showConsolePage } from './show-console-page.ts';
import { findVersionTexts } from './version.queries.ts';

export function registerConsolePageRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listConsolePages, async ({ now }) => ({
    items: await listConsolePages(db, now),
  }));

  mount(app, deps, contract.showConsolePage, ({ params, now }) => showConsolePage(db, params.slug, now));

  mount(app, deps, contract.showPageVersion, async ({ params }) => {
    const texts = await findVersionTexts(db, params.slug, Number(params.version));
    if (texts === undefined) throw new Refusal('not_found');
    return texts;
  });

  mount(app, deps, contract.savePageDraft, async ({ params: { slug }, body, operator, now }) => {
    await savePageDraft(db, operator, { slug, draft: body }, now);
    return showConsolePage(db, slug, now);
  });

  mount(app, deps, contract.dropPageDraft, async ({ params, operator, now }) => {
    await dropPageDraft(db, operator, params.slug, now);
    return {};
  });

  mount(app, deps, contract.publishPage, async ({ params: { slug }, body, operator, now }) => {
    await publishPage(db, operator, { slug, publication: body }, now);
    return showConsolePage(db, slug, now);
  });
}
