import {
  listAds as listAdsCall,
  listDates as listDatesCall,
  mapAds as mapAdsCall,
} from '@diyar/contract/finding/search';
import { searchData as searchDataCall } from '@diyar/contract/site/settings';
import { listSuggestions } from '@diyar/contract/site/wishes';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { FastifyInstance } from 'fastify';
import type { KeptCards } from '../ads/kept-ads.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount, mountWritten } from '../platform/http/mount.ts';
import { mayHaveWritten, type Reads } from '../platform/http/reads.ts';
import { CardJsonCache } from './card-json-cache.ts';
import { liveExtent } from './index/live-extent.ts';
import type { Search } from './index/search-engine.ts';
import { listAds } from './list-ads.ts';
import { listDates } from './list-dates.ts';
import { mapAds } from './map-ads.ts';
import { SearchCounts } from './search-counts.ts';
import { searchData } from './search-data.ts';
import { suggestCounted } from './wish/count-suggestions.ts';
import type { LexiconCache } from './wish/lexicon-cache.ts';
import { readWish } from './wish/read-wish.ts';

/** Lists and maps of ads, suggestions while typing, and what a search form offers. */
export function registerSearchRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { reads: Reads; search: Search; lexicon: LexiconCache },
  cards: KeptCards,
): void {
  const finding = { ...deps, cards };
  const written = new CardJsonCache();
  keepHearing(app, deps.search);
  const counts = countSearches(app, deps);

  mountWritten(app, deps, listAdsCall, async ({ query, lang, now, request }) => {
    const asked = { lang, now, mayHaveWritten: mayHaveWritten(request) };
    const wish = await readWish(deps, query, asked);
    const { ads: found, facts, left } = await listAds(finding, wish.query, { ...asked, words: wish.words });
    if (query.page === 1 && query.cursor === undefined) counts.note(facts.total, now);
    const showing = { lang, now, today: riyadhDate(now), period: wish.query.period };
    const understood = wish.understood && { ...wish.understood, left };
    return written.write(found, { ...facts, understood }, showing);
  });

  mount(app, deps, mapAdsCall, async ({ query, lang, now, request }) => {
    const asked = { lang, now, mayHaveWritten: mayHaveWritten(request) };
    const wish = await readWish(deps, query, asked);
    return await mapAds(deps.search, wish.query, { ...asked, words: wish.words, lang });
  });

  mount(app, deps, listDatesCall, async ({ query, lang, now, request }) => {
    const asked = { lang, now, mayHaveWritten: mayHaveWritten(request) };
    const wish = await readWish(deps, query, asked);
    return { items: await listDates(deps.search, wish.query, { ...asked, words: wish.words }) };
  });

  mount(app, deps, listSuggestions, async ({ query, lang, now, request }) => {
    const known = await deps.lexicon.at(now);
    const asking = { search: deps.search, now, mayHaveWritten: mayHaveWritten(request) };
    return await suggestCounted(asking, known, { text: query.q, lang });
  });

  mount(app, deps, searchDataCall, async ({ lang, now, request }) => {
    const extent = await deps.search.ask({ now, mayHaveWritten: mayHaveWritten(request) }, liveExtent);
    return await deps.reads.read(request, (reader) => searchData(reader, lang, extent));
  });
}

/** Hears of changes once the app listens; a process that only runs jobs searches for nothing. */
function keepHearing(app: FastifyInstance, search: Search): void {
  app.addHook('onListen', async () => search.start((err) => app.log.warn({ err }, 'changes are not heard')));
  app.addHook('preClose', () => search.stop());
}

const WRITTEN_EVERY_MS = 5_000;

/** Counts of searches, written while the app listens and when it ends. */
function countSearches(app: FastifyInstance, { db }: BaseDeps): SearchCounts {
  const counts = new SearchCounts(db);
  const write = () =>
    counts.write().catch((err: unknown) => app.log.warn({ err }, 'searches are not counted'));
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void write(), WRITTEN_EVERY_MS);
    timer.unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await write();
  });
  return counts;
}
