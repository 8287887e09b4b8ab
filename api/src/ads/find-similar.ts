import type { AdCard } from '@diyar/contract/finding/ads';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { priceKindOf } from '@diyar/contract/words/period';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { isForAll } from './ad.policy.ts';
import { findCardRows } from './ad.queries.ts';
import { findSimilarAds } from './market.queries.ts';
import { presentCard } from './present-card.ts';
import { type AdRequest, findVisibleAd } from './show-ad.ts';

/** Number of ads in a strip. */
const MOST_SIMILAR = 8;

/**
 * Up to eight listed ads like one: its category and headline period, near it, like it in price and area. `isForAll`: a
 * shared cache may keep the answer. Throws what `findVisibleAd` throws, and `not_found` of an ad without a price.
 */
export async function findSimilar(
  reader: Reader,
  request: AdRequest,
): Promise<{ items: AdCard[]; isForAll: boolean }> {
  const { lang, now } = request;
  const today = riyadhDate(now);
  const ad = await findVisibleAd(reader, request);
  const [row] = await findCardRows(reader, [request.number], today);
  const own = row && presentCard(row, { lang, now, today });
  if (own === undefined) throw new Refusal('not_found');
  const kind = own.period === null ? 'main' : priceKindOf(own.period);
  const { amount } = own.was ?? own.price;
  const numbers = await findSimilarAds(reader, { adId: ad.id, kind, amount }, MOST_SIMILAR, today);
  const rows = numbers.length === 0 ? [] : await findCardRows(reader, numbers, today);
  const period = own.period ?? undefined;
  return {
    items: rows.flatMap((card) => presentCard(card, { lang, now, today, period }) ?? []),
    isForAll: isForAll(ad),
  };
}
