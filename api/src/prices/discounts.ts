import { daysBetween } from '@diyar/contract/values/riyadh';
import { priceKindOf } from '@diyar/contract/words/period';
import { lengthOf, type Stay } from '../calendar/stay.ts';
import { isRunning, type Offer } from './headline.ts';

type DiscountRule = 'offer' | 'length' | 'early' | 'last_minute';

/** A discount that holds for a stay; whole percent, or halalas off each night, hour, month or year. */
export interface Discount {
  rule: DiscountRule;
  type_discount: 'percent' | 'fixed';
  discount: number;
  /** Which offer it is. */
  offer_id?: string;
  /** By the lowest price of the 30 days before, nothing may be said of what it was. */
  hidesWas?: boolean;
}

/** An automatic discount of a unit: so many nights or more, booked so many days ahead or more, or so many or fewer. */
export interface AutomaticDiscount {
  rule: Exclude<DiscountRule, 'offer'>;
  days: number;
  percent: number;
}

/**
 * The discounts that hold for a stay booked on the Riyadh date `today` at `unitPrice` halalas: running offers for its period, and for nights the
 * unit's own by length, early and last-minute. The price maker takes the best one of them (product.md 11).
 */
export function discountsFor(
  stay: Stay,
  offers: readonly Offer[],
  automatic: readonly AutomaticDiscount[],
  today: string,
  unitPrice: number,
): Discount[] {
  const kind = priceKindOf(stay.period);
  const running = offers
    .filter((offer) => isRunning(offer, kind, today))
    .map((offer): Discount => {
      const { id, type_discount, discount, lowest } = offer;
      const least = lowest?.[kind];
      return {
        rule: 'offer',
        type_discount,
        discount,
        ...(id !== undefined && { offer_id: id }),
        hidesWas: least !== undefined && least < unitPrice,
      };
    });
  if (stay.period !== 2) return running;
  const booked = { nights: lengthOf(stay), ahead: daysBetween(today, stay.startDate) };
  const own = automatic
    .filter((one) => holdsFor(one, booked))
    .map(({ rule, percent }) => ({ rule, type_discount: 'percent' as const, discount: percent }));
  return [...running, ...own];
}

/** Whether an automatic discount holds for so many nights, booked so many days ahead. */
export function holdsFor(
  { rule, days }: Pick<AutomaticDiscount, 'rule' | 'days'>,
  { nights, ahead }: { nights: number; ahead: number },
): boolean {
  if (rule === 'length') return nights >= days;
  return rule === 'early' ? ahead >= days : ahead <= days;
}
