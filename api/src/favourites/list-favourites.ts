import type { Favourite } from '@diyar/contract/finding/favourites';
import type { Lang } from '@diyar/messages/messages';
import { cardsOnShow } from '../ads/cards-on-show.ts';
import type { Reader } from '../platform/db/database.ts';
import { presentFavourite } from './favourite.presenter.ts';
import { countFavourites, findFavouriteNumbers, findFavourites } from './favourite.queries.ts';

/** How many full hearts a page needs to know of. */
const MOST_IDS = 2000;

interface Asked {
  accountId: string;
  lang: Lang;
  now: Date;
  page: number;
  perPage: number;
}

/** A page of what an account keeps, the newest saved first; ads that are no longer on show stand in it without a card. */
export async function listFavourites(reader: Reader, { accountId, lang, now, page, perPage }: Asked) {
  const [rows, total] = await Promise.all([
    findFavourites(reader, accountId, { limit: perPage, offset: (page - 1) * perPage }),
    countFavourites(reader, accountId),
  ]);
  const cards = await cardsOnShow(reader, { ids: rows.map((row) => row.ad_id) }, lang, now);
  const items: Favourite[] = rows.map((row) => presentFavourite(row, cards.get(row.ad_id), lang));
  return { items, total, total_exact: true, page, per_page: perPage, pages: Math.ceil(total / perPage) };
}

/** The public numbers of what an account keeps, as far as hearts need them. */
export async function listFavouriteIds(reader: Reader, accountId: string): Promise<string[]> {
  return findFavouriteNumbers(reader, accountId, MOST_IDS);
}
