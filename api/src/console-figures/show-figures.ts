import type { KeyBucket, KeyFigures } from '@diyar/contract/console-figures';
import { money } from '@diyar/contract/money';
import { addDays, riyadhDate } from '@diyar/contract/riyadh';
import type { StatisticsBy } from '@diyar/contract/statistics-words';
import type { Reader } from '../platform/db/database.ts';
import { type Bucket, bucketsUntil } from '../statistics/buckets.ts';
import { countOnShow, findFirstSearchDay, type Summed, sumByBar } from './figure.queries.ts';

type Sums = Partial<Record<Summed, number>>;

/** Key figures of the marketplace until today, with as much time before. */
export async function showKeyFigures(
  reader: Reader,
  by: StatisticsBy,
  now: Date,
): Promise<{
  buckets: KeyBucket[];
  total: KeyFigures;
  total_before: KeyFigures;
  searches_since: string | null;
}> {
  const bars = bucketsUntil(by, riyadhDate(now));
  const ends = [...bars.before, ...bars.now].map(({ to }) => to);
  const [sums, onShow, searches_since] = await Promise.all([
    sumsOf(reader, bars),
    countOnShow(reader, ends),
    findFirstSearchDay(reader),
  ]);
  const later = bars.before.length;
  const shownAt = (place: number) => onShow[place] ?? 0;
  return {
    buckets: bars.now.map((bar, place) => ({
      ...bar,
      ...figuresOf(sums.now[place] ?? {}, shownAt(later + place)),
    })),
    total: figuresOf(together(sums.now), shownAt(ends.length - 1)),
    total_before: figuresOf(together(sums.before), shownAt(later - 1)),
    searches_since,
  };
}

/** The sums of each bar. */
async function sumsOf(
  reader: Reader,
  { now, before }: { now: Bucket[]; before: Bucket[] },
): Promise<{ now: Sums[]; before: Sums[] }> {
  const [oldest, gap, first, newest] = [before[0], before.at(-1), now[0], now.at(-1)];
  if (oldest === undefined || gap === undefined || first === undefined || newest === undefined)
    throw new Error('there are bars');
  // Days between both times count in neither: they are a bar of their own, which is left out.
  const between = addDays(gap.to, 1) < first.from ? [addDays(gap.to, 1)] : [];
  const starts = [...before.map(({ from }) => from), ...between, ...now.map(({ from }) => from)];
  const rows = await sumByBar(reader, { from: oldest.from, to: newest.to }, starts);
  const sums: Sums[] = starts.map(() => ({}));
  for (const { bar, measure, value } of rows) {
    const own = sums[bar - 1];
    if (own !== undefined) own[measure] = Number(value);
  }
  return { before: sums.slice(0, before.length), now: sums.slice(before.length + between.length) };
}

function together(sums: readonly Sums[]): Sums {
  const all: Sums = {};
  for (const one of sums)
    for (const [name, value] of Object.entries(one) as [Summed, number][])
      all[name] = (all[name] ?? 0) + value;
  return all;
}

function figuresOf(sums: Sums, onShow: number): KeyFigures {
  return {
    on_show: onShow,
    published: sums.published ?? 0,
    searches: sums.searches ?? 0,
    without_results: sums.without_results ?? 0,
    requests: sums.requests ?? 0,
    answered: sums.answered ?? 0,
    bookings: sums.bookings ?? 0,
    canceled: sums.canceled ?? 0,
    received: money(sums.received ?? 0),
    refunded: money(sums.refunded ?? 0),
    earned: money(sums.earned ?? 0),
  };
}
