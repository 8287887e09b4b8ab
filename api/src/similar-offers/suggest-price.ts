import type { ComparedPrice } from '@diyar/contract/supply/similar-offers';
import type { PriceReason } from '@diyar/contract/words/similar-offers-words';
import type { Quartiles } from '../ads/market.ts';

/** A price beside those of like ads; all amounts are halalas of one measure: the whole unit, or a square metre of it. */
export interface Beside {
  own: number;
  quartiles: Quartiles;
  /** Tenths of a percent of the last days; null where it is not known. */
  occupancy: { own: number; others: number } | null;
}

/** What a suggestion may not do. */
export interface Bounds {
  /** How many times the measure the whole price is: square metres, or 1. */
  measures: number;
  isStated: boolean;
  isFrozen: boolean;
  /** The operator's minimum of the whole price, halalas. */
  minimum: number | undefined;
}

/** From so many tenths of a percent on, two occupancies differ. */
const DIFFERS = 100;
const RIYAL = 100;

interface Wish {
  move: ComparedPrice['suggestion']['move'];
  /** Halalas of the measure. */
  to: number | null;
  reasons: PriceReason[];
}

/** Where a price stands among the quartiles of like ones. */
export function placeOf({ own, quartiles: [low, , high] }: Beside): ComparedPrice['place'] {
  if (own < low) return 'below';
  return own > high ? 'above' : 'among';
}

/**
 * Suggests what to do with a price, and why: below most it rises to the lower quartile, above most it falls to the upper one,
 * unless the days booked speak against it; among most it moves only where the days booked differ by ten percent or more. Never a
 * rise that the rent freeze forbids, a price that the licence states otherwise, or one below the operator's minimum. The
 * price is in halalas, to ten riyals from a hundred riyals on.
 */
export function suggestPrice(
  beside: Beside,
  bounds: Bounds,
): { move: Wish['move']; amount: number | null; reasons: PriceReason[] } {
  const wish = wishOf(beside);
  const keep = (reason: PriceReason) => ({
    move: 'keep' as const,
    amount: null,
    reasons: [...wish.reasons, reason],
  });
  if (wish.move === 'keep' || wish.to === null) return { move: 'keep', amount: null, reasons: wish.reasons };
  if (bounds.isStated) return keep('stated_by_licence');
  if (wish.move === 'raise' && bounds.isFrozen) return keep('rent_frozen');
  const own = Math.round(beside.own * bounds.measures);
  const target = roundedOff(wish.to * bounds.measures);
  const amount = Math.max(target, bounds.minimum ?? 0);
  if (wish.move === 'lower' && amount >= own) return keep('minimum_price');
  if (wish.move === 'raise' && amount <= own) return { move: 'keep', amount: null, reasons: wish.reasons };
  const reasons: PriceReason[] = amount > target ? [...wish.reasons, 'minimum_price'] : wish.reasons;
  return { move: wish.move, amount, reasons };
}

function wishOf(beside: Beside): Wish {
  const [low, median, high] = beside.quartiles;
  const place = placeOf(beside);
  const booked = bookedBeside(beside);
  const reasons: PriceReason[] = [`${place}_most`, ...(booked === undefined ? [] : [booked])];
  const keep: Wish = { move: 'keep', to: null, reasons };
  if (place === 'below') return booked === 'booked_less' ? keep : { move: 'raise', to: low, reasons };
  if (place === 'above') {
    const isWanted = booked === 'booked_more' || booked === 'booked_alike';
    return isWanted ? keep : { move: 'lower', to: high, reasons };
  }
  if (booked === 'booked_more') return { move: 'raise', to: beside.own < median ? median : high, reasons };
  if (booked === 'booked_less' && beside.own > median) return { move: 'lower', to: median, reasons };
  return keep;
}

function bookedBeside({ occupancy }: Beside): 'booked_more' | 'booked_less' | 'booked_alike' | undefined {
  if (occupancy === null) return undefined;
  const difference = occupancy.own - occupancy.others;
  if (Math.abs(difference) < DIFFERS) return 'booked_alike';
  return difference > 0 ? 'booked_more' : 'booked_less';
}

/** To the riyal, and from a hundred riyals on to ten. */
function roundedOff(halalas: number): number {
  const step = halalas >= 100 * RIYAL ? 10 * RIYAL : RIYAL;
  return Math.max(step, Math.round(halalas / step) * step);
}
