import { type Period, priceKindOf } from '@diyar/contract/words/period';
import { readStay, type Stay } from '../../calendar/stay.ts';
import { dayNumber } from './prices-on.ts';
import type { SlotSet } from './sets/slot-set.ts';
import type { Snapshot } from './snapshot.ts';

/** Riyadh dates, and the period asked for. */
export interface AskedDates {
  from: string;
  to: string;
  period: Period | undefined;
}

/** Periods with stays from one day to another; hourly stays are within a day. */
const OVER_NIGHT = [2, 3, 4] as const;

/**
 * Takes out of a set what cannot be booked on the dates, by the rules of `availability`: nights, months or years from the
 * arrival on the one to the departure on the other; by the hour, some hours of one of the days. Without a period hours are
 * meant of what is let by the hour alone.
 */
export function keepBookable(snapshot: Snapshot, dates: AskedDates, now: Date, set: SlotSet): void {
  const hours = letByHour(snapshot, dates, set);
  keepStays(snapshot, dates, now, set);
  if (hours === undefined) return;
  const days = { from: dayNumber(dates.from), to: dayNumber(dates.to) };
  snapshot.occupancies.keepHours(hours, days, now);
  set.addAll(hours);
}

/** Those of a set for which hours are meant; undefined when none are. */
function letByHour(snapshot: Snapshot, { period }: AskedDates, set: SlotSet): SlotSet | undefined {
  if (period !== undefined && period !== 1) return undefined;
  const hours = snapshot.sets.borrowCopy(set);
  hours.intersectWith(period === 1 ? snapshot.priced.hourly : snapshot.onlyHourly);
  return hours;
}

/** The stays over night that dates may mean: by the period asked for, else by each whose form they have. */
export function staysOf({ from, to, period }: AskedDates): Stay[] {
  return OVER_NIGHT.flatMap((one) => {
    const read = readStay(one, from, to);
    return 'stay' in read && (period === undefined || period === one) ? read.stay : [];
  });
}

function keepStays(snapshot: Snapshot, dates: AskedDates, now: Date, set: SlotSet): void {
  const { from, to } = dates;
  const stays = staysOf(dates);
  const { sets, priced, policies, occupancies } = snapshot;
  const [only, ...more] = stays;
  if (only !== undefined && more.length === 0) {
    set.intersectWith(priced[priceKindOf(only.period)]);
    policies.keepTaking(set, only, now);
  } else {
    const any = sets.borrow();
    for (const stay of stays) {
      const taking = sets.borrowCopy(set);
      taking.intersectWith(priced[priceKindOf(stay.period)]);
      policies.keepTaking(taking, stay, now);
      any.addAll(taking);
    }
    set.intersectWith(any);
  }
  occupancies.keepFree(set, { from: dayNumber(from), to: dayNumber(to) }, now.getTime());
}
