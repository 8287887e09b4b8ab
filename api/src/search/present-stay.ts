import type { FoundAd } from '@diyar/contract/finding/search';
import { BEFORE_DAWN, isDayUse } from '@diyar/contract/values/day-use';
import { money, moneyText } from '@diyar/contract/values/money';
import type { Period } from '@diyar/contract/words/period';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { AdCardRow } from '../ads/kept-ads.ts';
import { placeIn } from '../ads/present-card.ts';
import { scale } from '../money/rounding.ts';
import type { StayPrice } from './index/stay-totals.ts';

type PresentedStay = Pick<FoundAd, 'total' | 'per_night' | 'stay'>;

/** Fields of an ad in a search without dates, or without a total on them. */
export const NO_STAY: PresentedStay = { total: null, per_night: null, stay: null };

const UNITS = { 1: 'nights', 2: 'nights', 3: 'months', 4: 'years' } as const;

/** What a stay costs at an ad, with the words beside it; averages are rounded half up to a halala. */
export function presentStay(row: AdCardRow, price: StayPrice, lang: Lang): PresentedStay {
  const { period, total, nights, isLeast } = price;
  const ad = { category: row.category, policy: row };
  return {
    total: money(total),
    per_night: money(scale(total, 1, nights)),
    stay: {
      period,
      is_least: isLeast,
      words: stayWords(ad, price, lang),
      note: noteOf(row, price, unitOf(ad, period), lang),
    },
  };
}

/** What a card says of its price beside those of its district; null where that is not worth a word. */
export function besideOthers(row: AdCardRow, below: number | undefined, lang: Lang): string | null {
  if (below === undefined) return null;
  const district = placeIn(lang, row.district).name;
  return translatorOf(lang)('stayTotals.belowUsual', { percent: below, district });
}

/** Below the total: the average of several, that it is for one guest, and the hours of a day without a night. */
function noteOf(
  row: AdCardRow,
  { total, length, isLeast }: StayPrice,
  unit: Unit,
  lang: Lang,
): string | null {
  const t = translatorOf(lang);
  const said = [
    length > 1 && t(`stayTotals.average.${unit}`, { price: isolated(moneyText(scale(total, 1, length))) }),
    isLeast && t('stayTotals.oneGuest'),
    unit === 'days' && hoursOf(row, lang),
  ].filter((each) => each !== false);
  return said.length === 0 ? null : said.join(' · ');
}

/** Where a day is let until dawn, which nobody means, there is nothing to say of its hours. */
function hoursOf({ arrival_time: from, departure_time: until }: AdCardRow, lang: Lang): string | false {
  if (until === BEFORE_DAWN) return false;
  const said = { from: isolated(from), until: isolated(until) };
  return translatorOf(lang)(until < from ? 'stayTotals.dayHoursLate' : 'stayTotals.dayHours', said);
}

/** Words beside the total of a stay: "for 3 nights". */
export function stayWords(
  ad: Parameters<typeof isDayUse>[0],
  { period, length }: Pick<StayPrice, 'period' | 'length'>,
  lang: Lang,
): string {
  return translatorOf(lang)(`stayTotals.for.${unitOf(ad, period)}`, { n: length });
}

type Unit = 'days' | (typeof UNITS)[Period];

function unitOf(ad: Parameters<typeof isDayUse>[0], period: Period): Unit {
  return period === 2 && isDayUse(ad) ? 'days' : UNITS[period];
}

/** A price inside a sentence, kept left to right. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}
