import type { Lang } from '@diyar/messages/messages';
import { cardsOnShow } from '../ads/cards-on-show.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { deleteFavourite, findAdIds, insertFavourites } from './favourite.queries.ts';

interface Saving {
  actor: Actor;
  lang: Lang;
  now: Date;
}

/**
 * Keeps ads by their public numbers, the last kept last, each with the price it leads with now, and answers the numbers of those that are
 * not on show, which are not kept. What is kept already stays as it is, so that doing it twice changes nothing.
 */
export function saveFavourites(
  db: Database,
  numbers: readonly string[],
  { actor, lang, now }: Saving,
): Promise<{ gone: string[] }> {
  return transact(db, async (tx) => {
    const ids = await findAdIds(tx, numbers);
    const cards = await cardsOnShow(tx, { ids: [...ids.values()] }, lang, now);
    const asked = [...new Set(numbers)];
    const kept = asked.flatMap((number, at) => {
      const ad_id = ids.get(number) ?? '';
      const card = cards.get(ad_id);
      if (card === undefined) return [];
      // A millisecond apart, so that the list keeps their order.
      const saved_at = new Date(now.getTime() - (asked.length - 1 - at));
      return { account_id: actor.accountId, ad_id, price: card.price.amount, period: card.period, saved_at };
    });
    await insertFavourites(tx, kept);
    return { gone: asked.filter((number) => !cards.has(ids.get(number) ?? '')) };
  });
}

/** No longer keeps an ad, whatever became of it; one that is not kept changes nothing. */
export function removeFavourite(db: Database, number: string, actor: Actor): Promise<void> {
  return transact(db, (tx) => deleteFavourite(tx, actor.accountId, number));
}
