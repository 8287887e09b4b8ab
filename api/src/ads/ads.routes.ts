import {
  listAds as listAdsCall,
  revealContact as revealContactCall,
  showAd as showAdCall,
} from '@diyar/contract/ads';
import type { FastifyInstance } from 'fastify';
import { hashAddress } from '../accounts/challenge.ts';
import type { Deps } from '../deps.ts';
import { mount } from '../platform/http/mount.ts';
import { listAds } from './list-ads.ts';
import { revealContact } from './reveal-contact.ts';
import { showAd } from './show-ad.ts';

export function registerAdRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, listAdsCall, ({ query, lang, now, request }) =>
    deps.reads.read(request, (db) => listAds(db, query, lang, now)),
  );

  mount(app, deps, showAdCall, async ({ params, query, actor, lang, now, request, reply }) => {
    const asked = { number: params.id, linkKey: query.k, actor, lang, now };
    const { details, isForAll } = await deps.reads.read(request, (db) => showAd(db, asked));
    if (!isForAll) reply.header('cache-control', 'private, no-store');
    return details;
  });

  mount(app, deps, revealContactCall, ({ params, query, body, actor, lang, now, request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const addressHash = hashAddress(deps.config.pepper, request.ip);
    const asked = {
      number: params.id,
      linkKey: query.k,
      actor,
      lang,
      now,
      channel: body.channel,
      addressHash,
    };
    return revealContact(deps.db, asked);
  });
}
