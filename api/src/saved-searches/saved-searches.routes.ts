import * as contract from '@diyar/contract/finding/saved-searches';
import { riyadhIso } from '@diyar/contract/values/format';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { MOST_SEARCHES } from '@diyar/contract/words/search-words';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import type { Search } from '../search/index/search-engine.ts';
import type { LexiconCache } from '../search/wish/lexicon-cache.ts';
import { changeSearch, lookAtSearch } from './change-search.ts';
import { saveSearch } from './save-search.ts';
import { deleteSearch, findSearches } from './saved-search.queries.ts';

/** Searches that somebody is told about. */
export function registerSavedSearchRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { search: Search; lexicon: LexiconCache },
): void {
  const { db } = deps;

  mount(app, deps, contract.listSearches, async ({ actor, now }) => {
    const rows = await findSearches(db, actor.accountId);
    const today = riyadhDate(now);
    return {
      most: MOST_SEARCHES,
      items: rows.map(({ paused_at, created_at, ...row }) => ({
        ...row,
        paused: paused_at !== null,
        is_past: row.query.from !== undefined && row.query.from < today,
        created_at: riyadhIso(created_at),
      })),
    };
  });

  mount(app, deps, contract.saveSearch, async ({ body, actor, lang, now }) => ({
    id: await saveSearch(deps, body, { actor, lang, now }),
  }));

  mount(app, deps, contract.changeSearch, async ({ params, body, actor, now }) => {
    await changeSearch(db, params.id, body, { actor, now });
    return {};
  });

  mount(app, deps, contract.deleteSearch, async ({ params, actor }) => {
    await deleteSearch(db, params.id, actor.accountId);
    return {};
  });

  mount(app, deps, contract.lookAtSearch, async ({ params, actor, now }) => {
    await lookAtSearch(db, params.id, { actor, now });
    return {};
  });
}
