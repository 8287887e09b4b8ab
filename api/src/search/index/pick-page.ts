import type { AdSort } from '@diyar/contract/finding/search';
import { boxAround } from '@diyar/contract/values/distance';
import type { AdSearch } from './ad-search.ts';
import { groundOfBox, keepOnGround } from './ground/extents.ts';
import { tiersOf } from './left-words.ts';
import { FAIR, type FairLimits, pickBest } from './pick-best.ts';
import { type Counted, type Picked, type Place, pickFrom, tierOf } from './pick-ranked.ts';
import { NOWHERE, rankingOf } from './ranking.ts';
import type { Snapshot } from './snapshot.ts';

export interface Wanted {
  sort: AdSort;
  skip: number;
  take: number;
  after?: Place | undefined;
  limits?: FairLimits;
  /** The places of the whole list are counted where it has at most so many ads. */
  countTo?: number;
}

/** Ads of a list, and how many places it has: in the order "best" fewer than ads, where some stand behind one like them. */
export interface PickedPage {
  picked: Picked[];
  places: number;
}

/**
 * Some of the slots of a set by an order: `take` of them after `skip`, or after a place. Whatever the order, those that hold
 * more of the words left stand first.
 */
export function pickSlots(snapshot: Snapshot, all: Counted, search: AdSearch, wanted: Wanted): PickedPage {
  const { left = [] } = search;
  const tiers = left.length === 0 ? [all] : tiersOf(snapshot, all.set, left).map(counted);
  if (wanted.sort === 'best') return pickBest(snapshot, tiers, search, { limits: FAIR, ...wanted });
  return { picked: pickTiers(snapshot, tiers, search, wanted), places: all.count };
}

const counted = (set: Counted['set']): Counted => ({ set, count: set.count() });

function pickTiers(
  snapshot: Snapshot,
  tiers: readonly Counted[],
  search: AdSearch,
  wanted: Wanted,
): Picked[] {
  const picked: Picked[] = [];
  let { skip } = wanted;
  for (const [missing, tier] of tiers.entries()) {
    const take = wanted.take - picked.length;
    const ended = wanted.after === undefined ? missing : tierOf(wanted.after);
    if (take <= 0) break;
    if (ended > missing) continue;
    const after = ended === missing ? wanted.after : undefined;
    if (skip < tier.count || after !== undefined) {
      const part = { sort: wanted.sort, skip, take, after, group: 2 * missing + 1 };
      picked.push(...pickTier(snapshot, tier, search, part));
    }
    skip = Math.max(0, skip - tier.count);
  }
  return picked;
}

/** Some of those in a set that miss equally many words. */
function pickTier(
  snapshot: Snapshot,
  tier: Counted,
  search: AdSearch,
  part: Wanted & { group: number },
): Picked[] {
  if (part.sort === 'nearest') return pickNearest(snapshot, tier, search, part);
  return pickFrom(snapshot, tier, rankingOf(snapshot, search, part.sort), part);
}

/** Kilometres around where one stands within which a page of the nearest is looked for first. */
const REACHES = [1, 5, 25, 140];

/** Where a box around holds enough that are no farther away than its sides, nothing outside it has to be looked at. */
function pickNearest(
  snapshot: Snapshot,
  all: Counted,
  search: AdSearch,
  part: Wanted & { group: number },
): Picked[] {
  const ranking = rankingOf(snapshot, search, 'nearest');
  for (const reach of REACHES) {
    const box = boxAround(search.near ?? NOWHERE, reach);
    const set = snapshot.sets.borrowCopy(all.set);
    keepOnGround(snapshot, groundOfBox(box), set);
    const picked = pickFrom(snapshot, { set, count: set.count() }, ranking, part);
    const farthest = picked.at(-1)?.place.key ?? Number.POSITIVE_INFINITY;
    if (picked.length === part.take && farthest < reach * 0.999) return picked;
  }
  return pickFrom(snapshot, all, ranking, part);
}
