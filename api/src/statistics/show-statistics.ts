import type { FiguresBucket, HostFigures, HostStatistics } from '@diyar/contract/supply/host-statistics';
import { money } from '@diyar/contract/values/money';
import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import type { StatisticsBy } from '@diyar/contract/words/statistics-words';
import type { Lang } from '@diyar/messages/messages';
import { textIn } from '../ads/present-card.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type Bucket, bucketsUntil } from './buckets.ts';
import { type Counted, findUnitOfAd, sumByBar, sumByUnit } from './statistics.queries.ts';

type Sums = Partial<Record<Counted, number>>;

const MOST_ADS = 1_000;

/**
 * Figures of the acting account's ads until today, of one of them where its number is given, with as much time before. Throws
 * `not_found` for an ad of others.
 */
export async function showHostStatistics(
  reader: Reader,
  { by, ad }: { by: StatisticsBy; ad?: string | undefined },
  { actor, lang, now }: { actor: Actor; lang: Lang; now: Date },
): Promise<HostStatistics> {
  const { accountId } = actor;
  const unitId = ad === undefined ? undefined : await findUnitOfAd(reader, accountId, ad);
  if (ad !== undefined && unitId === undefined) throw new Refusal('not_found');
  const bars = bucketsUntil(by, riyadhDate(now));
  const [first, last] = [bars.now[0], bars.now.at(-1)];
  if (first === undefined || last === undefined) throw new Error('there are bars');
  const span = { from: first.from, to: last.to };
  const [all, units] = await Promise.all([
    barsOf(reader, { accountId, unitId }, bars),
    sumByUnit(reader, { accountId, ...span }, MOST_ADS),
  ]);
  return {
    ...all,
    ads: units.map((unit) => {
      const title = textIn(lang, unit.title_ar, unit.title_en);
      const id = String(unit.number);
      return { id, title: title?.text ?? id, title_lang: title?.lang ?? 'ar', total: figuresOf(unit.sums) };
    }),
  };
}

/** Figures of every bar, and of all of them together. */
async function barsOf(
  reader: Reader,
  of: { accountId: string; unitId: string | undefined },
  { now, before }: { now: Bucket[]; before: Bucket[] },
): Promise<Omit<HostStatistics, 'ads'>> {
  const [oldest, gap, newest] = [before[0], before.at(-1), now.at(-1)];
  if (oldest === undefined || gap === undefined || newest === undefined) throw new Error('there are bars');
  // Days between both times count in neither: they are a bar of their own, which is left out.
  const hasGap = addDays(gap.to, 1) < (now[0]?.from ?? '');
  const between = hasGap ? [addDays(gap.to, 1)] : [];
  const starts = [...before.map(({ from }) => from), ...between, ...now.map(({ from }) => from)];
  const rows = await sumByBar(reader, { ...of, from: oldest.from, to: newest.to }, starts);
  const sums: Sums[] = starts.map(() => ({}));
  for (const { bar, measure, value } of rows) {
    const own = sums[bar - 1];
    if (own !== undefined) own[measure] = Number(value);
  }
  const told = (bars: Bucket[], skipped: number): FiguresBucket[] =>
    bars.map((bar, place) => ({ ...bar, ...figuresOf(sums[skipped + place] ?? {}) }));
  const later = before.length + between.length;
  return {
    before: told(before, 0),
    buckets: told(now, later),
    total_before: figuresOf(together(sums.slice(0, before.length))),
    total: figuresOf(together(sums.slice(later))),
  };
}

function together(sums: readonly Sums[]): Sums {
  const all: Sums = {};
  for (const one of sums)
    for (const [name, value] of Object.entries(one) as [Counted, number][])
      all[name] = (all[name] ?? 0) + value;
  return all;
}

function figuresOf(sums: Sums): HostFigures {
  const { occupied = 0, offered = 0, rates = 0, rated = 0 } = sums;
  return {
    views: sums.views ?? 0,
    visitors: sums.visitors ?? 0,
    favourites: sums.favourites ?? 0,
    calls: sums.calls ?? 0,
    whatsapp: sums.whatsapp ?? 0,
    shares: sums.shares ?? 0,
    reservations: sums.reservations ?? 0,
    occupancy: offered === 0 ? null : Math.round((occupied / offered) * 1000),
    rating: rated === 0 ? null : Math.round((rates / rated) * 10),
    ratings: rated,
    income: money(sums.income ?? 0),
  };
}
