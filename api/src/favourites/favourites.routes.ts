import * as contract from '@diyar/contract/finding/favourites';
import { translatorOf } from '@diyar/messages/translate';
import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { listFavouriteIds, listFavourites } from './list-favourites.ts';
import { removeFavourite, saveFavourites } from './save-favourites.ts';

export function registerFavouriteRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, contract.listFavourites, ({ query, actor, lang, now }) =>
    listFavourites(db, {
      accountId: actor.accountId,
      lang,
      now,
      page: query.page,
      perPage: query.per_page,
    }),
  );

  mount(app, deps, contract.listFavouriteIds, async ({ actor }) => ({
    ids: await listFavouriteIds(db, actor.accountId),
  }));

  mount(app, deps, contract.saveFavourite, async ({ params, actor, lang, now }) => {
    const { gone } = await saveFavourites(db, [params.adId], { actor, lang, now });
    if (gone.length > 0) throw new Refusal('not_found');
    return {};
  });

  mount(app, deps, contract.removeFavourite, async ({ params, actor }) => {
    await removeFavourite(db, params.adId, actor);
    return {};
  });

  mount(app, deps, contract.mergeFavourites, async ({ body, actor, lang, now }) => {
    const { gone } = await saveFavourites(db, body.ads, { actor, lang, now });
    const told = translatorOf(lang)('favourites.goneOnDevice', { count: gone.length });
    return { gone, told: gone.length === 0 ? null : told };
  });
}
