import type { AdSearch } from './ad-search.ts';
import { FairOrder, type Ranked } from './fair-order.ts';
import { hasMark, noteMarks } from './likeness.ts';
import { type Counted, type Picked, type Place, pickFrom, rankedFrom, tierOf } from './pick-ranked.ts';
import { type Ranking, rankingOf } from './ranking.ts';
import type { Snapshot } from './snapshot.ts';

/** How far down the ranks of a search the order "best" arranges ads. */
export interface FairLimits {
  /** Of so many of the best, those stand behind another that are like it. */
  grouped: number;
  /** So many are placed fairly: all that pages reach. Behind them, by cursor, ads stand by their points alone. */
  arranged: number;
}

export const FAIR: FairLimits = { grouped: 480, arranged: 5040 };

/** In a list of one advertiser, or of ads like one, every ad stands by itself. */
const NOT_ARRANGED: FairLimits = { grouped: 0, arranged: 0 };

interface WantedBest {
  skip: number;
  take: number;
  after?: Place | undefined;
  limits: FairLimits;
  /** The places of the whole list are counted where it has at most so many ads. */
  countTo?: number;
}

/** A list in the order "best": ads that miss equally many words beside each other, those that miss fewest first. */
interface BestList {
  snapshot: Snapshot;
  tiers: readonly Counted[];
  search: AdSearch;
  ranking: Ranking;
  limits: FairLimits;
  /** All of it is asked for. */
  isWhole: boolean;
}

/** Some of the ads of a search in the order "best", after `skip` or after a place. */
export function pickBest(
  snapshot: Snapshot,
  tiers: readonly Counted[],
  search: AdSearch,
  { limits: asked, countTo = 0, ...wanted }: WantedBest,
): { picked: Picked[]; places: number } {
  const { advertiser, like } = search.filters;
  const limits = advertiser === undefined && like === undefined ? asked : NOT_ARRANGED;
  const count = tiers.reduce((sum, tier) => sum + tier.count, 0);
  const isCounted = limits.grouped > 0 && count <= countTo;
  const ranking = rankingOf(snapshot, search, 'best');
  const list = { snapshot, tiers, search, ranking, limits, isWhole: isCounted };
  if (!isCounted) return { picked: pickedOf(list, inOrder(list), wanted), places: count };
  const all = [...inOrder(list)];
  return { picked: pickedOf(list, all, wanted), places: all.length };
}

/** A page begins where its last ad stands by now, should others have come or gone before it. */
const MOST_MOVED = 24;

function pickedOf(
  list: BestList,
  all: Iterable<Picked>,
  { skip, take, after }: Pick<WantedBest, 'skip' | 'take' | 'after'>,
): Picked[] {
  if (after === undefined) return firstOf(all, skip + take).slice(skip);
  if (isPlain(after)) return firstOf(inOrder(list, after), take);
  const picked = firstOf(all, after.key + 1 + MOST_MOVED + take);
  const last = picked.findLastIndex(({ place }) => place.made === after.made);
  const from = (last < 0 ? after.key : last) + 1;
  return picked.slice(from, from + take);
}

const isPlain = ({ group }: Place): boolean => group % 2 === 1;

function firstOf(places: Iterable<Picked>, count: number): Picked[] {
  const first: Picked[] = [];
  if (count > 0)
    for (const one of places) {
      first.push(one);
      if (first.length === count) break;
    }
  return first;
}

/** Those of the list in order, from its first or from one after the ads that are placed fairly. */
function* inOrder(list: BestList, from?: Place): Generator<Picked> {
  const { snapshot, tiers, limits } = list;
  const { columns } = snapshot;
  const order = new FairOrder({
    advertiserOf: (slot) => columns.account.at(slot),
    isLikeOne: (slot, marks) => hasMark(columns, slot, marks),
    noteMarks: (slot, marks) => noteMarks(columns, slot, marks),
  });
  let at = 0;
  let ranked = 0;
  for (const [missing, tier] of tiers.entries()) {
    const featured: number[] = [];
    const isBefore = from !== undefined && tierOf(from) >= missing;
    const asked = rankedIn(list, tier, Math.max(0, limits.grouped - ranked));
    if (isBefore && missing === tiers.length - 1) featured.push(...order.featured(asked));
    else
      for (const { slot, isFeatured } of order.place(asked)) {
        if (isFeatured) featured.push(slot);
        const place = { group: 2 * missing, key: at, made: columns.made.at(slot) };
        if (!isBefore) yield { slot, place, isFeatured };
        at += 1;
      }
    ranked += tier.count;
    if (tier.count <= limits.arranged || (from !== undefined && tierOf(from) > missing)) continue;
    yield* plainRest(list, tier, { missing, featured, after: isBefore ? from : undefined });
  }
}

function rankedIn(list: BestList, tier: Counted, grouped: number): Ranked {
  const { snapshot, search, ranking, limits } = list;
  const { slots } = snapshot.promotedAt(search.now.getTime());
  const first = (many: number) => rankedFirst(snapshot, tier, ranking, Math.min(many, limits.arranged));
  const special = limits.arranged === 0 ? [] : slots.filter((slot) => tier.set.has(slot));
  return { first, grouped, special, ...(list.isWhole && { firstLook: limits.arranged }) };
}

const rankedFirst = (snapshot: Snapshot, tier: Counted, ranking: Ranking, take: number): number[] =>
  take === 0 ? [] : rankedFrom(snapshot, tier, ranking, { skip: 0, take, group: 0 });

const AT_ONCE = 128;

/** Those ranked behind the ads that are placed fairly, but for special ones that stand among these. */
function* plainRest(
  { snapshot, ranking, limits }: BestList,
  tier: Counted,
  { missing, featured, after }: { missing: number; featured: readonly number[]; after: Place | undefined },
): Generator<Picked> {
  const behind = new Set(featured);
  if (behind.size > 0)
    for (const slot of rankedFirst(snapshot, tier, ranking, limits.arranged)) behind.delete(slot);
  const without = snapshot.sets.borrow();
  for (const slot of behind) without.add(slot);
  const rest = { set: tier.set, count: tier.count - behind.size, without };
  const part = { group: 2 * missing + 1, take: AT_ONCE };
  let skip = after === undefined ? limits.arranged : 0;
  let last = after;
  for (;;) {
    const picked = pickFrom(snapshot, rest, ranking, { ...part, skip, after: last });
    yield* picked;
    last = picked.at(-1)?.place;
    skip = 0;
    if (picked.length < AT_ONCE) return;
  }
}
