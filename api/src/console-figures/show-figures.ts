import type { KeyBucket, KeyFigures } from '@diyar/contract/console/console-figures';
import { money } from '@diyar/contract/values/money';
import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import type { StatisticsBy } from '@diyar/contract/words/statistics-words';
import type { Reader } from '../platform/db/database.ts';
import { type Bucket, bucketsUntil } from '../statistics/buckets.ts';
import {
  type AnswerTime,
  countOnShow,
  findAnswerTimes,
  findFirstSearchDay,
  type Summed,
  sumByBar,
} from './figure.queries.ts';

type Sums = Partial<Record<Summed, number>>;
type Times = Partial<Record<AnswerTime, number>>;

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
  const today = riyadhDate(now);
  const bars = bucketsUntil(by, today);
  const ends = [...bars.before, ...bars.now].map(({ to }) => to);
  const [sums, onShow, times, searches_since] = await Promise.all([
    sumsOf(reader, bars),
    countOnShow(reader, ends, today),
    timesOf(reader, bars),
    findFirstSearchDay(reader),
  ]);
  const later = bars.before.length;
  const shownAt = (place: number) => onShow[place] ?? 0;
  return {
    buckets: bars.now.map((bar, place) => ({
      ...bar,
      ...figuresOf(sums.now[place] ?? {}, times.now[place] ?? {}, shownAt(later + place)),
    })),
    total: figuresOf(together(sums.now), times.total, shownAt(ends.length - 1)),
    total_before: figuresOf(together(sums.before), times.total_before, shownAt(later - 1)),
    searches_since,
  };
}

interface Bars {
  now: Bucket[];
  before: Bucket[];
}

/** The dates of both times, and where each bar begins: days between both are a bar of their own, which counts in neither. */
function spanOf({ now, before }: Bars): {
  from: string;
  to: string;
  until: string;
  since: string;
  starts: string[];
  skipped: number;
} {
  const [oldest, gap, first, newest] = [before[0], before.at(-1), now[0], now.at(-1)];
  if (oldest === undefined || gap === undefined || first === undefined || newest === undefined)
    throw new Error('there are bars');
  const between = addDays(gap.to, 1) < first.from ? [addDays(gap.to, 1)] : [];
  const starts = [...before.map(({ from }) => from), ...between, ...now.map(({ from }) => from)];
  const parts = { until: gap.to, since: first.from, starts, skipped: between.length };
  return { from: oldest.from, to: newest.to, ...parts };
}

/** The sums of each bar. */
async function sumsOf(reader: Reader, bars: Bars): Promise<{ now: Sums[]; before: Sums[] }> {
  const { starts, skipped, ...span } = spanOf(bars);
  const rows = await sumByBar(reader, span, starts);
  const sums: Sums[] = starts.map(() => ({}));
  for (const { bar, measure, value } of rows) {
    const own = sums[bar - 1];
    if (own !== undefined) own[measure] = Number(value);
  }
  const before = bars.before.length;
  return { before: sums.slice(0, before), now: sums.slice(before + skipped) };
}

/** How long answers took in each bar that is shown, and in both times whole. */
async function timesOf(
  reader: Reader,
  bars: Bars,
): Promise<{ now: Times[]; total: Times; total_before: Times }> {
  const { starts, skipped, ...span } = spanOf(bars);
  const [now, total, total_before]: [Times[], Times, Times] = [bars.now.map(() => ({})), {}, {}];
  for (const { bar, later, measure, minutes } of await findAnswerTimes(reader, span, starts)) {
    const own = bar === null ? (later ? total : total_before) : now[bar - 1 - bars.before.length - skipped];
    if (own !== undefined) own[measure] = minutes;
  }
  return { now, total, total_before };
}

function together(sums: readonly Sums[]): Sums {
  const all: Sums = {};
  for (const one of sums)
    for (const [name, value] of Object.entries(one) as [Summed, number][])
      all[name] = (all[name] ?? 0) + value;
  return all;
}

function figuresOf(sums: Sums, times: Times, onShow: number): KeyFigures {
  return {
    on_show: onShow,
    published: sums.published ?? 0,
    searches: sums.searches ?? 0,
    without_results: sums.without_results ?? 0,
    requests: sums.requests ?? 0,
    answered: sums.answered ?? 0,
    request_answer_minutes: times.request_answer_minutes ?? null,
    ticket_answer_minutes: times.ticket_answer_minutes ?? null,
    ratings: sums.ratings ?? 0,
    satisfied_percent: sums.ratings ? Math.round(((sums.satisfied ?? 0) * 100) / sums.ratings) : null,
    bookings: sums.bookings ?? 0,
    canceled: sums.canceled ?? 0,
    received: money(sums.received ?? 0),
    refunded: money(sums.refunded ?? 0),
    earned: money(sums.earned ?? 0),
  };
}
