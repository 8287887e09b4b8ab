import type { ComparedPrice, ComparedUnit } from '@diyar/contract/supply/similar-offers';
import { money } from '@diyar/contract/values/money';
import type { Lang } from '@diyar/messages/messages';
import type { LikePrices } from '../ads/like-prices.ts';
import { placeIn, textIn } from '../ads/present-card.ts';
import { presentLevels } from '../ads/present-levels.ts';
import type { Price } from '../prices/headline.ts';
import { rounded } from '../prices/per-metre.ts';
import type { OwnOffer } from './similar-offer.queries.ts';
import { placeOf, suggestPrice } from './suggest-price.ts';

/** What a price of a unit is compared with, and what holds it. */
export interface ComparedWith {
  like: LikePrices;
  occupancy: ComparedPrice['occupancy'];
  isStated: boolean;
  isFrozen: boolean;
  minimum: number | undefined;
}

/** A price beside those of ads like it; suggested prices are of the whole unit, as they are set. */
export function presentCompared(
  row: OwnOffer,
  price: Price,
  { like, occupancy, ...held }: ComparedWith,
  lang: Lang,
): ComparedPrice[] {
  const { area } = row.market;
  const { measure, level } = like;
  const prices = row.prices.filter(({ kind }) => kind === price.kind || kind === 'per_meter');
  const levels = presentLevels({ prices, area }, new Map([[price.kind, like]]), row.market[`plural_${lang}`]);
  const quartiles = level[measure];
  const [low, , high] = quartiles;
  const measures = measure === 'whole' ? 1 : area;
  const toldMetre = prices.find(({ kind }) => kind === 'per_meter')?.amount;
  const isByMetre = price.kind === 'main' && measure === 'square_metre';
  const own = (isByMetre ? toldMetre : undefined) ?? price.amount / measures;
  const beside = { own, quartiles, occupancy };
  const { move, amount, reasons } = suggestPrice(beside, { measures, ...held });
  const told = (halalas: number) => money(measure === 'whole' ? Math.round(halalas) : rounded(halalas));
  return levels.map((one) => ({
    ...one,
    low: told(low),
    high: told(high),
    place: placeOf(beside),
    occupancy,
    suggestion: { move, price: amount === null ? null : money(amount), reasons },
  }));
}

export function presentOffer(row: OwnOffer, prices: ComparedPrice[], lang: Lang): ComparedUnit {
  const title = textIn(lang, row.title_ar, row.title_en);
  return {
    unit_id: row.unit_id,
    id: row.number,
    title: title?.text ?? row.name,
    title_lang: title?.lang ?? 'ar',
    category: placeIn(lang, row.category),
    usage: row.market.usage,
    has_rooms: row.market.rooms !== null,
    district: placeIn(lang, row.district),
    city: placeIn(lang, row.city),
    on_show: row.on_show,
    prices,
  };
}
