import { setImmediate as immediate } from 'node:timers/promises';
import type { DatesQuery, OfferedDates } from '@diyar/contract/finding/search';
import { money } from '@diyar/contract/values/money';
import { addDays, addMonths, riyadhDate, weekdayOf } from '@diyar/contract/values/riyadh';
import { lengthOf, readStay } from '../calendar/stay.ts';
import { matchAds } from './index/match-ads.ts';
import type { Search } from './index/search-engine.ts';
import { stayTotals } from './index/stay-totals.ts';
import type { Asked } from './list-ads.ts';

const DAYS_AROUND = 3;
const THURSDAY = 4;
const NIGHTS_OF_WEEKEND = 2;

type Dates = Pick<OfferedDates, 'from' | 'to'>;

/**
 * Other dates for a search: its stay up to three days earlier or later, or with `month` each weekend (the nights of Thursday
 * and Friday) that begins in it. Of each how many ads take it, and the least that a stay costs; days that are over are left out.
 */
export async function listDates(
  search: Search,
  { month, q: _, ...filters }: DatesQuery,
  { now, mayHaveWritten, words }: Asked,
): Promise<OfferedDates[]> {
  const today = riyadhDate(now);
  const { from, to } = filters;
  const asked = from !== undefined && to !== undefined ? { from, to } : undefined;
  const around = asked === undefined ? [] : datesAround(asked, filters.period);
  const dates = month === undefined ? around : weekendsOf(month);
  const offered: OfferedDates[] = [];
  for (const one of dates.filter((each) => each.from >= today)) {
    const wanted = { filters: { ...filters, ...one }, words: words.needed, now, today };
    const { count, least } = await search.ask({ now, mayHaveWritten }, (snapshot) => {
      const set = matchAds(snapshot, wanted);
      return { count: set.count(), least: stayTotals(snapshot, wanted)?.leastOf(set) };
    });
    offered.push({ ...one, count, least: least === undefined ? null : money(least) });
    // Other searches need not wait for all of them.
    await immediate();
  }
  return offered;
}

/** The same stay on other days; months and years stay as many, so that each ends on its day of the month. */
function datesAround({ from, to }: Dates, period: DatesQuery['period']): Dates[] {
  const read = readStay(period ?? 2, from, to);
  const months =
    'stay' in read && (period === 3 || period === 4) ? lengthOf(read.stay) * (period === 4 ? 12 : 1) : 0;
  return Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, place) => {
    const shift = place - DAYS_AROUND;
    const first = addDays(from, shift);
    return { from: first, to: months === 0 ? addDays(to, shift) : addMonths(first, months) };
  });
}

/** The weekends that begin in a month, YYYY-MM. */
function weekendsOf(month: string): Dates[] {
  const first = `${month}-01`;
  const end = addMonths(first, 1);
  const weekends: Dates[] = [];
  for (let day = addDays(first, (THURSDAY - weekdayOf(first) + 7) % 7); day < end; day = addDays(day, 7))
    weekends.push({ from: day, to: addDays(day, NIGHTS_OF_WEEKEND) });
  return weekends;
}
