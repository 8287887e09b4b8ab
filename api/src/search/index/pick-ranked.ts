import type { Order } from './order.ts';
import type { Ranking } from './ranking.ts';
import type { SlotSet } from './sets/slot-set.ts';
import type { Snapshot } from './snapshot.ts';

/** Where a page ended: what the order asks of its last ad. */
export interface Place {
  /** Twice the number of left words that are missing; and 1 more where the key is that of an order, not a place in the order "best". */
  group: number;
  key: number;
  /** See `madeBefore`. */
  made: number;
}

export interface Picked {
  slot: number;
  place: Place;
  /** Stands in one of the places that are kept for special ads. */
  isFeatured: boolean;
}

/** A set of slots, and how many they are. */
export interface Counted {
  set: SlotSet;
  count: number;
  /** Slots of the set that are not meant, and not counted. */
  without?: SlotSet;
}

/** The slots wanted; `group` is that of their places. */
export interface Part {
  skip: number;
  take: number;
  after?: Place | undefined;
  group: number;
}

/** How many of the words left an ad at a place is missing. */
export const tierOf = ({ group }: Pick<Place, 'group'>): number => group >> 1;

/** Some of the slots of a set by an order, with their places: `take` of them after `skip`, or after a place. */
export function pickFrom(snapshot: Snapshot, from: Counted, ranking: Ranking, part: Part): Picked[] {
  return placedOf(snapshot, rankedFrom(snapshot, from, ranking, part), ranking, part);
}

/** The same slots alone. */
export function rankedFrom(snapshot: Snapshot, from: Counted, ranking: Ranking, part: Part): number[] {
  const { count } = from;
  const { ready, descending } = ranking;
  const asked = { ...part, isAfter: afterPlace(snapshot, ranking, part) };
  // Steps through the order until the page is full, against a look at every slot of the set.
  const steps = ((part.skip + part.take) * snapshot.room) / Math.max(1, count);
  const isBackwards = ready?.descends !== descending;
  return ready !== undefined && steps < count && !(isBackwards && part.after !== undefined)
    ? walked(ready, from, isBackwards, asked)
    : gathered(snapshot, slotsOf(snapshot, from), ranking, asked);
}

function placedOf(
  snapshot: Snapshot,
  slots: readonly number[],
  { keyOf }: Ranking,
  { group }: Part,
): Picked[] {
  const { made } = snapshot.columns;
  return slots.map((slot) => ({
    slot,
    place: { group, key: keyOf(slot), made: made.at(slot) },
    isFeatured: false,
  }));
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

type Asked = Part & { isAfter: (slot: number) => boolean };

function walked(order: Order, { set, without }: Counted, backwards: boolean, asked: Asked): number[] {
  const { skip, take, after, isAfter } = asked;
  const slots: number[] = [];
  let left = skip;
  const visit = (slot: number) => {
    if (!set.has(slot) || without?.has(slot)) return false;
    if (left > 0) left -= 1;
    else slots.push(slot);
    return slots.length === take;
  };
  order.walk(backwards, visit, after === undefined ? undefined : isAfter);
  return slots;
}

function gathered(
  snapshot: Snapshot,
  slots: Uint32Array,
  { keyOf, descending }: Ranking,
  { skip, take, isAfter }: Asked,
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
