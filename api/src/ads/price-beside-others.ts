import type { PriceLevel } from '@diyar/contract/finding/market';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import { findDetails } from './ad-details.queries.ts';
import { findActivePrices } from './ad-prices.queries.ts';
import type { KeptLevels } from './kept-levels.ts';
import { presentLevels } from './present-levels.ts';

/** The prices of an ad, shown or not, beside those of ads like it; `today` is a Riyadh date. */
export async function priceBesideOthers(
  reader: Reader,
  levels: KeptLevels,
  number: string,
  { lang, today }: { lang: Lang; today: string },
): Promise<PriceLevel[]> {
  const details = await findDetails(reader, number, today);
  if (details === undefined) return [];
  const prices = await findActivePrices(reader, number);
  const likes = await levels.find(reader, details.market, prices, today);
  return presentLevels({ prices, area: details.market.area }, likes, details.market[`plural_${lang}`]);
}
