import {
  compareAds as compareAdsCall,
  listAdEvaluations as listAdEvaluationsCall,
  revealContact as revealContactCall,
  showAd as showAdCall,
  showCards as showCardsCall,
  similarAds as similarAdsCall,
} from '@diyar/contract/finding/ads';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { clockOf } from '../platform/cache/loading-cache.ts';
import { hashAddress } from '../platform/http/caller-address.ts';
import { mount } from '../platform/http/mount.ts';
import { mayHaveWritten, type Reads } from '../platform/http/reads.ts';
import { KeptFreezes } from '../rent-freezes/kept-freezes.ts';
import { cardsOnShow } from './cards-on-show.ts';
import { compareAds } from './compare-ads.ts';
import { findSimilar } from './find-similar.ts';
import type { KeptAds } from './kept-ads.ts';
import { KeptLevels } from './kept-levels.ts';
import { listEvaluations } from './list-evaluations.ts';
import { revealContact } from './reveal-contact.ts';
import { showAd } from './show-ad.ts';

/** An ad by itself: its page, its card, beside others, and who to call. */
export function registerAdRoutes(
  app: FastifyInstance,
  deps: BaseDeps & { reads: Reads; config: { pepper: string } },
  ads: KeptAds,
): void {
  const clock = clockOf(deps.now);
  const showroom = { ads, levels: new KeptLevels(clock), freezes: new KeptFreezes(clock) };

  mount(app, deps, showAdCall, async ({ params, query, actor, lang, now, request, reply }) => {
    const caller = { actor, lang, now, mayHaveWritten: mayHaveWritten(request) };
    const asked = { number: params.id, linkKey: query.k, ...caller };
    const { details, isForAll } = await deps.reads.read(request, (db) => showAd(db, showroom, asked));
    if (!isForAll) reply.header('cache-control', 'private, no-store');
    return details;
  });

  mount(app, deps, showCardsCall, ({ query, lang, now, request }) =>
    deps.reads.read(request, async (db) => {
      const cards = await cardsOnShow(db, { numbers: query.ids }, lang, now);
      return { items: query.ids.flatMap((number) => cards.get(number) ?? []) };
    }),
  );

  mount(app, deps, compareAdsCall, ({ query, lang, now, request }) =>
    deps.reads.read(request, async (db) => ({ items: await compareAds(db, query.ids, lang, now) })),
  );

  mount(app, deps, similarAdsCall, async ({ params, query, actor, lang, now, request, reply }) => {
    const asked = { number: params.id, linkKey: query.k, actor, lang, now };
    const { items, isForAll } = await deps.reads.read(request, (db) => findSimilar(db, asked));
    if (!isForAll) reply.header('cache-control', 'private, no-store');
    return { items };
  });

  mount(app, deps, listAdEvaluationsCall, async ({ params, query, actor, lang, now, request, reply }) => {
    const asked = { number: params.id, linkKey: query.k, before: query.before, actor, lang, now };
    const { isForAll, ...page } = await deps.reads.read(request, (db) => listEvaluations(db, asked));
    if (!isForAll) reply.header('cache-control', 'private, no-store');
    return page;
  });

  mount(app, deps, revealContactCall, ({ params, query, body, actor, lang, now, request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const addressHash = hashAddress(deps.config.pepper, request.ip);
    const ad = { number: params.id, linkKey: query.k };
    return revealContact(deps.db, { ...ad, actor, lang, now, channel: body.channel, addressHash });
  });
}
