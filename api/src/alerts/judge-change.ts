import type { AskedSearch, MeantPrice, OneAd } from '../search/index/one-ad.ts';

/** Why somebody is told of an ad: it is new to their search, costs less there, or is free again on their dates. */
export type AlertKind = 'new' | 'price_drop' | 'freed';

export interface Judged {
  kind: AlertKind;
  price: MeantPrice | undefined;
  /** Halalas; of a drop only. */
  before: number | undefined;
}

/** An ad before and after a change, each with its clock. */
export interface Change {
  before: OneAd;
  after: OneAd;
  /** The ad as it was before, to be read on the day of the change; undefined where it was seen on that day. */
  turned: OneAd | undefined;
  /** When it was as it was before. */
  since: Date;
  now: Date;
}

/**
 * What a change means for a search, by the list before and after it: undefined where the list does not show the ad after it, or
 * shows it as before or dearer. An ad that came into the list came by its price where it was there but for that, by its
 * calendar where it was there but for the dates, and is new otherwise.
 */
export function judgeChange(asked: AskedSearch, change: Change): Judged | undefined {
  const { before, after, since, now } = change;
  if (!after.fits(asked, now)) return undefined;
  const price = after.priceIn(asked, now);
  const drop = (): Judged | undefined => {
    const past = pastPrice(asked, change);
    if (price === undefined || past === undefined || past.of !== price.of || past.amount <= price.amount)
      return undefined;
    return { kind: 'price_drop', price, before: past.amount };
  };
  if (before.fits(asked, since)) return drop();
  if (isPriced(asked) && before.fits(atAnyPrice(asked), since))
    return drop() ?? { kind: 'new', price, before: undefined };
  const isFreed = isDated(asked) && before.fits(atAnyTime(asked), since);
  return { kind: isFreed ? 'freed' : 'new', price, before: undefined };
}

/**
 * What an ad cost before a change: what it was seen to cost, or what it has cost since midnight where that is more, because a discount
 * ended with the day before.
 */
export function pastPrice(
  asked: AskedSearch,
  { before, turned, since, now }: Change,
): MeantPrice | undefined {
  const seen = before.priceIn(asked, since);
  const today = turned?.priceIn(asked, now);
  if (seen === undefined || today === undefined || today.of !== seen.of) return seen;
  return today.amount > seen.amount ? today : seen;
}

/** Whether a search asks for dates. */
export function isDated({ filters: { from, to } }: AskedSearch): boolean {
  return from !== undefined && to !== undefined;
}

function isPriced({ filters: { price_min, price_max } }: AskedSearch): boolean {
  return price_min !== undefined || price_max !== undefined;
}

function atAnyPrice({ words, filters }: AskedSearch): AskedSearch {
  const { price_min: _min, price_max: _max, ...others } = filters;
  return { words, filters: others };
}

function atAnyTime(asked: AskedSearch): AskedSearch {
  const { words, filters } = atAnyPrice(asked);
  const { from: _from, to: _to, ...others } = filters;
  return { words, filters: others };
}
