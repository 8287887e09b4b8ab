import { showPriceSpread as showPriceSpreadCall } from '@diyar/contract/finding/price-spread';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { mayHaveWritten, type Reads } from '../platform/http/reads.ts';
import type { Search } from './index/search-engine.ts';
import { showPriceSpread } from './show-price-spread.ts';
import type { LexiconCache } from './wish/lexicon-cache.ts';
import { readWish } from './wish/read-wish.ts';

export function registerPriceSpreadRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { reads: Reads; search: Search; lexicon: LexiconCache },
): void {
  mount(app, deps, showPriceSpreadCall, async ({ query, lang, now, request }) => {
    const asked = { lang, now, mayHaveWritten: mayHaveWritten(request) };
    const wish = await readWish(deps, query, asked);
    return await showPriceSpread(deps.search, wish.query, { ...asked, words: wish.words });
  });
}
