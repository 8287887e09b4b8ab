import { boxAround, kilometresFrom } from '@diyar/contract/distance';
import type { AdSort } from '@diyar/contract/search';
import type { AdSearch } from './ad-search.ts';
import { nearness } from './best.ts';
import { NO_PRICE } from './columns.ts';
import { groundOfBox, keepOnGround } from './ground/extents.ts';
import { tiersOf } from './left-words.ts';
import { meantBy } from './match-ads.ts';
import type { Order } from './order.ts';
import type { SlotSet } from './sets/slot-set.ts';
import type { Snapshot } from './snapshot.ts';
import { type StayTotals, stayTotals } from './stay-totals.ts';

/** Where a page ended: what the order asks of its last ad. */
export interface Place {
  /** Twice the number of left words that are missing; and 1 more, but for the special ads of the order "best". */
  group: number;
  key: number;
  /** See `madeBefore`. */
  made: number;
}

export interface Wanted {
  sort: AdSort;
  skip: number;
  take: number;
  after?: Place | undefined;
}

export interface Picked {
  slot: number;
  place: Place;
}

/** An order of slots by a number, the newest made first of equal ones; standing ready or not. */
interface Ranking {
  keyOf: (slot: number) => number;
  descending: boolean;
  ready?: Order | undefined;
}

/** A set of slots, and how many they are. */
interface Counted {
  set: SlotSet;
  count: number;
  /** Slots of the set that are not meant, and not counted. */
  without?: SlotSet;
}

/**
 * Some of the slots of a set by an order: `take` of them after `skip`, or after a place. Whatever the order, those that hold
 * more of the words left stand first.
 */
export function pickSlots(snapshot: Snapshot, all: Counted, search: AdSearch, wanted: Wanted): Picked[] {
  const { left = [] } = search;
  if (left.length === 0) return pickTier(snapshot, all, search, wanted);
  const picked: Picked[] = [];
  let { skip } = wanted;
  for (const [missing, set] of tiersOf(snapshot, all.set, left).entries()) {
    const take = wanted.take - picked.length;
    const ended = wanted.after === undefined ? missing : tierOf(wanted.after);
    if (take <= 0) break;
    if (ended > missing) continue;
    const after =
      wanted.after !== undefined && ended === missing ? within(wanted.after, -missing) : undefined;
    const count = set.count();
    if (skip < count || after !== undefined) {
      const page = pickTier(snapshot, { set, count }, search, { ...wanted, skip, take, after });
      picked.push(...page.map(({ slot, place }) => ({ slot, place: within(place, missing) })));
    }
    skip = Math.max(0, skip - count);
  }
  return picked;
}

/** How many of the words left an ad at a place is missing. */
export const tierOf = ({ group }: Pick<Place, 'group'>): number => group >> 1;

const within = (place: Place, tiers: number): Place => ({ ...place, group: place.group + 2 * tiers });

/** One of those in a set that miss equally many words. */
function pickTier(snapshot: Snapshot, all: Counted, search: AdSearch, wanted: Wanted): Picked[] {
  const ranking = rankingOf(snapshot, search, wanted.sort);
  if (wanted.sort === 'nearest') return pickNearest(snapshot, all, search, wanted);
  if (wanted.sort !== 'best') return pickFrom(snapshot, all, ranking, { ...wanted, group: 1 });
  const { set: without, slots } = snapshot.promotedAt(search.now.getTime());
  const special = slots.filter((slot) => all.set.has(slot));
  const others = special.length === 0 ? all : { set: all.set, count: all.count - special.length, without };
  const first =
    wanted.after?.group === 1 ? [] : pickSpecial(snapshot, special, ranking, { ...wanted, group: 0 });
  if (first.length === wanted.take) return first;
  const isPast = wanted.after !== undefined;
  const rest = {
    ...wanted,
    group: 1,
    skip: isPast || first.length > 0 ? 0 : Math.max(0, wanted.skip - special.length),
    take: wanted.take - first.length,
    after: wanted.after?.group === 0 ? undefined : wanted.after,
  };
  return [...first, ...pickFrom(snapshot, others, ranking, rest)];
}

/** Special slots stand in the order that is ready, best first; another ranking sorts them. */
function pickSpecial(snapshot: Snapshot, special: Uint32Array, ranking: Ranking, part: Part): Picked[] {
  const isAfter = afterPlace(snapshot, ranking, part);
  if (ranking.ready === undefined)
    return placedOf(snapshot, gathered(snapshot, special, ranking, { ...part, isAfter }), ranking, part);
  const left = part.after === undefined ? special : special.filter(isAfter);
  return placedOf(snapshot, [...left.subarray(part.skip, part.skip + part.take)], ranking, part);
}

/** Kilometres around where one stands within which a page of the nearest is looked for first. */
const REACHES = [1, 5, 25, 140];

/** For the orders that no place is asked of. */
const NOWHERE = { lat: 0, lng: 0 };

/** Where a box around holds enough that are no farther away than its sides, nothing outside it has to be looked at. */
function pickNearest(snapshot: Snapshot, all: Counted, search: AdSearch, wanted: Wanted): Picked[] {
  const ranking = rankingOf(snapshot, search, 'nearest');
  for (const reach of REACHES) {
    const box = boxAround(search.near ?? NOWHERE, reach);
    const set = snapshot.sets.borrowCopy(all.set);
    keepOnGround(snapshot, groundOfBox(box), set);
    const picked = pickFrom(snapshot, { set, count: set.count() }, ranking, { ...wanted, group: 1 });
    const farthest = picked.at(-1)?.place.key ?? Number.POSITIVE_INFINITY;
    if (picked.length === wanted.take && farthest < reach * 0.999) return picked;
  }
  return pickFrom(snapshot, all, ranking, { ...wanted, group: 1 });
}

function rankingOf(snapshot: Snapshot, search: AdSearch, sort: AdSort): Ranking {
  const { filters, near } = search;
  const { orders, columns, score } = snapshot;
  const ready = (order: Order): Ranking => ({
    keyOf: (slot) => order.keyOf(slot),
    descending: order.descends,
    ready: order,
  });
  const distance = kilometresFrom(near ?? NOWHERE);
  const away = (slot: number) => distance(columns.placeOf(slot));
  if (sort === 'nearest') return { keyOf: away, descending: false };
  if (sort === 'best' && near !== undefined)
    return { keyOf: (slot) => score.at(slot) + nearness(away(slot)), descending: true };
  if (sort === 'price_asc' || sort === 'price_desc') {
    const totals = stayTotals(snapshot, search);
    if (totals !== undefined) return byTotal(totals, sort === 'price_desc');
  }
  if (sort === 'price_asc') return ready(orders[meantBy(filters)]);
  if (sort === 'price_desc') return { ...ready(orders[meantBy(filters)]), descending: true };
  return ready(orders[sort]);
}

/** By the stay's total, which is the order of its nights' average too; ads without one come last. */
function byTotal(totals: StayTotals, descending: boolean): Ranking {
  const last = descending ? NO_PRICE : Number.MAX_SAFE_INTEGER;
  const keyOf = (slot: number) => {
    const total = totals.totalAt(slot);
    return total === NO_PRICE ? last : total;
  };
  return { keyOf, descending };
}

type Part = Wanted & { group: number };

function pickFrom(snapshot: Snapshot, from: Counted, ranking: Ranking, part: Part): Picked[] {
  const { count } = from;
  const { ready, descending } = ranking;
  const isAfter = afterPlace(snapshot, ranking, part);
  // Steps through the order until the page is full, against a look at every slot of the set.
  const steps = ((part.skip + part.take) * snapshot.room) / Math.max(1, count);
  const slots =
    ready !== undefined && part.after === undefined && steps < count
      ? walked(ready, from, ready.descends !== descending, part)
      : gathered(snapshot, slotsOf(snapshot, from), ranking, { ...part, isAfter });
  return placedOf(snapshot, slots, ranking, part);
}

function placedOf(
  snapshot: Snapshot,
  slots: readonly number[],
  { keyOf }: Ranking,
  { group }: Part,
): Picked[] {
  const { made } = snapshot.columns;
  return slots.map((slot) => ({ slot, place: { group, key: keyOf(slot), made: made.at(slot) } }));
}

/** Whether a slot stands after the place where the last page ended. */
function afterPlace(
  snapshot: Snapshot,
  { keyOf, descending }: Ranking,
  { after }: Part,
): (slot: number) => boolean {
  if (after === undefined) return () => true;
  return (slot) => {
    const key = keyOf(slot);
    if (key !== after.key) return descending ? key < after.key : key > after.key;
    return snapshot.columns.made.at(slot) < after.made;
  };
}

function slotsOf({ sets }: Snapshot, { set, count, without }: Counted): Uint32Array {
  if (without === undefined) return set.list(count);
  const meant = sets.borrowCopy(set);
  meant.subtract(without);
  return meant.list(count);
}

function walked(order: Order, { set, without }: Counted, backwards: boolean, { skip, take }: Part): number[] {
  const slots: number[] = [];
  let left = skip;
  order.walk(backwards, (slot) => {
    if (!set.has(slot) || without?.has(slot)) return false;
    if (left > 0) left -= 1;
    else slots.push(slot);
    return slots.length === take;
  });
  return slots;
}

function gathered(
  snapshot: Snapshot,
  slots: Uint32Array,
  { keyOf, descending }: Ranking,
  { skip, take, isAfter }: Part & { isAfter: (slot: number) => boolean },
): number[] {
  const most = skip + take;
  const made = snapshot.columns.made.values;
  const first: { slot: number; key: number }[] = [];
  const shorten = () => {
    first.sort((one, other) => {
      const byKey = descending ? other.key - one.key : one.key - other.key;
      return byKey !== 0 ? byKey : (made[other.slot] ?? 0) - (made[one.slot] ?? 0);
    });
    first.length = Math.min(first.length, most);
  };
  let worst = descending ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  for (const slot of slots) {
    const key = keyOf(slot);
    if (descending ? key < worst : key > worst) continue;
    if (!isAfter(slot)) continue;
    first.push({ slot, key });
    if (first.length < 2 * most + 64) continue;
    shorten();
    worst = first.at(-1)?.key ?? worst;
  }
  shorten();
  return first.slice(skip).map(({ slot }) => slot);
}
