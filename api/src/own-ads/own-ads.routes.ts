import * as contract from '@diyar/contract/supply/host-ads';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { makeSpecial } from './make-special.ts';
import { listOwnAds, showOwnAd } from './show-own-ad.ts';
import { showStatistics } from './show-statistics.ts';
import { deleteOwnAd, stepOwnAd } from './step-own-ad.ts';

export function registerOwnAdRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listHostAds, ({ query, actor, lang, now }) =>
    listOwnAds(db, query, { actor, lang, now }),
  );

  mount(app, deps, contract.showHostAd, ({ params, actor, lang, now }) =>
    showOwnAd(db, params.id, { actor, lang, now }),
  );

  mount(app, deps, contract.showAdStatistics, ({ params, query, actor, now }) =>
    showStatistics(db, { number: params.id, days: Number(query.days) }, actor, now),
  );

  mount(app, deps, contract.stepHostAd, async ({ params, body, actor, lang, now }) => {
    const { from, to, reason } = body;
    await stepOwnAd(db, { number: params.id, from, to, reason, lang }, actor, now);
    return showOwnAd(db, params.id, { actor, lang, now });
  });

  mount(app, deps, contract.makeAdSpecial, async ({ params, actor, lang, now }) => {
    await makeSpecial(db, params.id, actor, now);
    return showOwnAd(db, params.id, { actor, lang, now });
  });

  mount(app, deps, contract.deleteHostAd, async ({ params, actor, now }) => {
    await deleteOwnAd(db, params.id, actor, now);
    return {};
  });
}
