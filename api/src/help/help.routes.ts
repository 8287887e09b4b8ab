import { listHelp, showSiteNumbers } from '@diyar/contract/site/help';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { FastifyInstance } from 'fastify';
import { LIFETIMES } from '../lifetimes/lifetimes.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { clockOf, LoadingCache } from '../platform/cache/loading-cache.ts';
import { mount } from '../platform/http/mount.ts';
import type { Reads } from '../platform/http/reads.ts';
import { listHelp as list } from './list-help.ts';
import { countSite, type SiteNumbers } from './site-numbers.queries.ts';

export function registerHelpRoutes(app: FastifyInstance, deps: BaseDeps & { reads: Reads }): void {
  const numbers = new LoadingCache<'all', SiteNumbers>({
    most: 1,
    lifetime: LIFETIMES.siteNumbers,
    clock: clockOf(deps.now),
  });

  mount(app, deps, listHelp, async ({ query, lang, now, request }) => ({
    items: await deps.reads.read(request, (db) => list(db, { ...query, lang, now })),
  }));

  mount(app, deps, showSiteNumbers, ({ now, request }) =>
    numbers.get('all', () => deps.reads.read(request, (db) => countSite(db, riyadhDate(now), now))),
  );
}
