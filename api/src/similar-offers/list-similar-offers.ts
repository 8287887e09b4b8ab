import type { MinimumPrice, RentFreezeNow } from '@diyar/contract/supply/host-wizard';
import type { ComparedPrice, ComparedUnit } from '@diyar/contract/supply/similar-offers';
import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { mayPrice } from '../accounts/standing.ts';
import type { KeptLevels } from '../ads/kept-levels.ts';
import type { LikePrices } from '../ads/like-prices.ts';
import { minimumPricesAt } from '../minimum-prices/minimum-prices-at.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Price } from '../prices/headline.ts';
import { rentFreezesOn } from '../rent-freezes/rent-freezes-on.ts';
import { type ComparedWith, presentCompared, presentOffer } from './similar-offer.presenter.ts';
import { countOwnOffers, findOccupancy, findOwnOffers, type OwnOffer } from './similar-offer.queries.ts';

interface Asker {
  actor: Actor;
  lang: Lang;
  now: Date;
}

const UNITS_A_PAGE = 10;
/** Nights looked back at. */
const NIGHTS = 30;

interface Rules {
  minimums: readonly MinimumPrice[];
  freezes: readonly RentFreezeNow[];
  today: string;
}

/**
 * Units of the acting account with what ads like them ask, by the rules of the comparison on an ad's page; nothing is said where
 * fewer than five ads are like one. Ten units a page.
 */
export async function listSimilarOffers(
  reader: Reader,
  levels: KeptLevels,
  page: number,
  { actor, lang, now }: Asker,
): Promise<{
  items: ComparedUnit[];
  page: number;
  pages: number;
  total: number;
  abilities: { edit: boolean };
}> {
  const today = riyadhDate(now);
  const at = { limit: UNITS_A_PAGE, offset: (page - 1) * UNITS_A_PAGE, today };
  const [rows, total, minimums, freezes, standing] = await Promise.all([
    findOwnOffers(reader, actor.accountId, at),
    countOwnOffers(reader, actor.accountId),
    minimumPricesAt(reader, now),
    rentFreezesOn(reader, today),
    standingOf(reader, actor),
  ]);
  const items: ComparedUnit[] = [];
  for (const row of rows) {
    const likes = await levels.find(reader, row.market, row.prices, today);
    const prices: ComparedPrice[] = [];
    for (const price of row.prices) {
      const like = likes.get(price.kind);
      if (like === undefined) continue;
      const compared = await comparedWith(reader, { row, price, like }, actor, { minimums, freezes, today });
      prices.push(...presentCompared(row, price, compared, lang));
    }
    items.push(presentOffer(row, prices, lang));
  }
  const pages = Math.max(1, Math.ceil(total / UNITS_A_PAGE));
  return { items, page, pages, total, abilities: { edit: mayPrice(standing ?? 'viewer') } };
}

async function comparedWith(
  reader: Reader,
  { row, price: { kind }, like }: { row: OwnOffer; price: Price; like: LikePrices },
  actor: Actor,
  { minimums, freezes, today }: Rules,
): Promise<ComparedWith> {
  const { rooms, size } = like.level;
  const nights = { from: addDays(today, -NIGHTS), to: addDays(today, -1), today };
  const of = {
    unitId: row.unit_id,
    accountId: actor.accountId,
    like: { place: row.market, scope: like.scope, rooms, size },
  };
  const { usage, purpose } = row.market;
  const isRent = kind === 'monthly' || kind === 'yearly';
  return {
    like,
    occupancy: kind === 'daily' ? await findOccupancy(reader, of, nights) : null,
    isStated: row.is_licensed && kind === (purpose === 'sale' ? 'main' : 'yearly'),
    isFrozen:
      isRent && freezes.some((freeze) => freeze.city === row.city.slug && freeze.usages.includes(usage)),
    minimum: minimums.find((one) => one.category === row.category.slug && one.kind === kind)?.price.amount,
  };
}
