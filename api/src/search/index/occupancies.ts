import { MINUTE_MS, riyadhDay } from '@diyar/contract/values/riyadh';
import { LRUCache } from 'lru-cache';
import type { BookingPolicy } from './booking-policies.ts';
import { type Days, FreeHours, lastHour } from './free-hours.ts';
import { midnightOf, weekdayOf } from './riyadh-minutes.ts';
import type { Carrier } from './sets/carrier.ts';
import { SlotSet } from './sets/slot-set.ts';

const NONE = -1;
const FIRST_ROOM = 1024;
/** A start that no stay reaches: an entry that is free to be used again. */
const NEVER = 0xffffffff;
const DAY_MINUTES = 1440;
/** Pairs of dates whose answer is kept: at a million ads 130 KB each. */
const MOST_KEPT = 64;

/** When a unit is taken, in minutes since 1970, whole ones outwards: the end is not included. */
export interface Taken {
  starts: number;
  ends: number;
  /** Until when it labels its days, the gap left out; 0 of a stay over night, which labels none (availability/calendar.ts). */
  labels_until: number;
  /** The end of a hold, in epoch milliseconds, from which on it counts no more; null for what stays. */
  held_until: number | null;
}

/** Facts of a slot beside its occupancies. */
export interface Lettings {
  policyOf(slot: number): BookingPolicy;
  isByHour(slot: number): boolean;
}

/** The Riyadh days, counted from 1970, on which a stay begins and ends. */
interface Stay {
  from: number;
  to: number;
}

/**
 * When each slot is taken, and which are on given dates. Firm ones are looked through once for a pair of dates, which
 * then follows every change; holds, always few, are asked of the clock each time.
 */
export class Occupancies {
  readonly #lettings: Lettings;
  /** The newest entry of each slot. */
  #heads = new Int32Array(0);
  #starts = new Uint32Array(FIRST_ROOM);
  #ends = new Uint32Array(FIRST_ROOM);
  #labels = new Uint32Array(FIRST_ROOM);
  #slots = new Uint32Array(FIRST_ROOM);
  #before = new Int32Array(FIRST_ROOM);
  #used = 0;
  #free = NONE;
  readonly #held = new Map<number, Taken[]>();
  readonly #hours = new FreeHours();
  readonly #kept = new LRUCache<string, Stay & { set: SlotSet }>({ max: MOST_KEPT });

  constructor(lettings: Lettings) {
    this.#lettings = lettings;
  }

  grow(slots: number): void {
    const heads = new Int32Array(slots).fill(NONE);
    heads.set(this.#heads);
    this.#heads = heads;
    this.#hours.grow(slots);
    for (const kept of this.#kept.values()) kept.set.grow(slots);
  }

  carry(carrier: Carrier): void {
    this.#heads = carrier.numbers(this.#heads);
    this.#starts = carrier.numbers(this.#starts);
    this.#ends = carrier.numbers(this.#ends);
    this.#labels = carrier.numbers(this.#labels);
    this.#slots = carrier.numbers(this.#slots);
    this.#before = carrier.numbers(this.#before);
    this.#used = carrier.plain(this.#used);
    this.#free = carrier.plain(this.#free);
    for (const [slot, holds] of carrier.plain([...this.#held])) this.#held.set(slot, holds);
  }

  /** Brings what is kept of a slot up to date: how its unit is let has changed. */
  refresh(slot: number): void {
    this.#look(slot);
  }

  /** Adds to what a slot is known to be taken by, before any dates are asked for. */
  add(slot: number, taken: Taken): void {
    if (taken.held_until !== null) {
      this.#held.set(slot, [...(this.#held.get(slot) ?? []), taken]);
      return;
    }
    const entry = this.#nextEntry();
    this.#starts[entry] = taken.starts;
    this.#ends[entry] = taken.ends;
    this.#labels[entry] = taken.labels_until;
    this.#slots[entry] = slot;
    this.#before[entry] = this.#heads[slot] ?? NONE;
    this.#heads[slot] = entry;
  }

  /** Puts all that a slot is taken by in place of what was known. */
  replace(slot: number, all: readonly Taken[]): void {
    this.#held.delete(slot);
    let entry = this.#heads[slot] ?? NONE;
    this.#heads[slot] = NONE;
    while (entry !== NONE) {
      const before = this.#before[entry] ?? NONE;
      this.#letGo(entry);
      entry = before;
    }
    for (const taken of all) this.add(slot, taken);
    this.#look(slot);
  }

  /** Lets go of what ended until a minute since 1970. */
  forget(until: number): void {
    for (let slot = 0; slot < this.#heads.length; slot += 1) this.#forgetOf(slot, until);
    for (const [slot, holds] of this.#held) {
      const left = holds.filter(({ ends }) => ends > until);
      if (left.length === 0) this.#held.delete(slot);
      else this.#held.set(slot, left);
    }
    this.#kept.clear();
    this.#hours.clear();
  }

  #forgetOf(slot: number, until: number): void {
    let after = NONE;
    let entry = this.#heads[slot] ?? NONE;
    while (entry !== NONE) {
      const before = this.#before[entry] ?? NONE;
      if ((this.#ends[entry] ?? 0) > until) after = entry;
      else {
        if (after === NONE) this.#heads[slot] = before;
        else this.#before[after] = before;
        this.#letGo(entry);
      }
      entry = before;
    }
  }

  #letGo(entry: number): void {
    this.#starts[entry] = NEVER;
    this.#before[entry] = this.#free;
    this.#free = entry;
  }

  /** Makes what one slot is taken by that of another, which had nothing. */
  move(from: number, to: number): void {
    const holds = this.#held.get(from);
    if (holds !== undefined) this.#held.set(to, holds);
    this.#held.delete(from);
    const head = this.#heads[from] ?? NONE;
    for (let entry = head; entry !== NONE; entry = this.#before[entry] ?? NONE) this.#slots[entry] = to;
    this.#heads[to] = head;
    this.#heads[from] = NONE;
    this.#look(from);
    this.#look(to);
  }

  /** Takes out of a set what is not free for a stay over night at an instant, in epoch milliseconds. */
  keepFree(set: SlotSet, stay: Stay, now: number): void {
    set.subtract(this.#takenOn(stay).set);
    for (const [slot, holds] of this.#heldIn(set, now))
      if (this.#isTaken(slot, stay, holds)) set.put(slot, false);
  }

  #takenOn({ from, to }: Stay): { set: SlotSet } {
    const key = `${from} ${to}`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const made = { from, to, set: new SlotSet(this.#heads.length) };
    // No arrival is before its day, and nobody leaves after theirs.
    const [earliest, latest] = [midnightOf(from), midnightOf(to + 1)];
    for (let entry = 0; entry < this.#used; entry += 1) {
      const starts = this.#starts[entry] ?? NEVER;
      const ends = this.#ends[entry] ?? 0;
      if (starts >= latest || ends <= earliest) continue;
      const slot = this.#slots[entry] ?? 0;
      const policy = this.#lettings.policyOf(slot);
      const isTaken =
        isInTheWay(policy, made, starts, ends, this.#labels[entry] ?? 0) ||
        (policy.lastSlot < policy.arrival && this.#hasNoHour(slot, from, policy, []));
      if (isTaken) made.set.add(slot);
    }
    this.#kept.set(key, made);
    return made;
  }

  /** Whether a stay over night cannot be had, beside some holds; the rule is `isFree` of availability/calendar.ts. */
  #isTaken(slot: number, stay: Stay, holds: readonly Taken[]): boolean {
    const policy = this.#lettings.policyOf(slot);
    const meets = (starts: number, ends: number, labels: number) =>
      isInTheWay(policy, stay, starts, ends, labels);
    for (const { starts, ends, labels_until } of holds) if (meets(starts, ends, labels_until)) return true;
    for (let entry = this.#heads[slot] ?? NONE; entry !== NONE; entry = this.#before[entry] ?? NONE)
      if (meets(this.#starts[entry] ?? NEVER, this.#ends[entry] ?? 0, this.#labels[entry] ?? 0)) return true;
    return this.#hasNoHour(slot, stay.from, policy, holds);
  }

  /**
   * Whether every hour of the day of arrival is taken, though nothing from the arrival on is: a day without an hour left is
   * not free. Only where all hours begin before the arrival.
   */
  #hasNoHour(slot: number, day: number, policy: BookingPolicy, holds: readonly Taken[]): boolean {
    const { week, slot: minutes, gap, arrival } = policy;
    const hours = week[weekdayOf(day) - 1];
    if (!hours || hours.lastSlot < hours.opens || hours.lastSlot >= arrival) return false;
    const { opens, lastSlot } = hours;
    if (!this.#lettings.isByHour(slot)) return false;
    const midnight = midnightOf(day);
    for (let start = opens; start <= lastSlot; start += minutes)
      if (!this.#overlaps(slot, midnight + start, midnight + start + minutes + gap, holds)) return false;
    return true;
  }

  /** Takes out of a set what has no hours left on some days, as short as its policy takes them, at an instant. */
  keepHours(set: SlotSet, days: Days, at: Date): void {
    const now = at.getTime() / MINUTE_MS;
    const today = riyadhDay(at.getTime());
    const lastOf = (slot: number, holds: readonly Taken[]) =>
      lastHour(this.#lettings.policyOf(slot), days, today, (from, to) =>
        this.#overlaps(slot, from, to, holds),
      );
    const held = this.#heldIn(set, at.getTime()).filter(([slot, holds]) => now > lastOf(slot, holds));
    this.#hours.keepFree(set, { days, today, now }, (slot) => lastOf(slot, []));
    for (const [slot] of held) set.put(slot, false);
  }

  /** The slots of a set with holds that count at an instant. */
  #heldIn(set: SlotSet, now: number): [slot: number, holds: Taken[]][] {
    return [...this.#held].flatMap(([slot, all]): [number, Taken[]][] => {
      const holds = set.has(slot) ? all.filter((hold) => (hold.held_until ?? 0) > now) : [];
      return holds.length === 0 ? [] : [[slot, holds]];
    });
  }

  /** Whether anything takes a slot between two minutes. */
  #overlaps(slot: number, from: number, to: number, holds: readonly Taken[]): boolean {
    if (holds.some(({ starts, ends }) => starts < to && ends > from)) return true;
    for (let entry = this.#heads[slot] ?? NONE; entry !== NONE; entry = this.#before[entry] ?? NONE)
      if ((this.#starts[entry] ?? NEVER) < to && (this.#ends[entry] ?? 0) > from) return true;
    return false;
  }

  /** Brings the kept answers about a slot up to date. */
  #look(slot: number): void {
    this.#hours.invalidate(slot);
    for (const kept of this.#kept.values()) kept.set.put(slot, this.#isTaken(slot, kept, []));
  }

  #nextEntry(): number {
    if (this.#free !== NONE) {
      const entry = this.#free;
      this.#free = this.#before[entry] ?? NONE;
      return entry;
    }
    if (this.#used === this.#starts.length) this.#makeRoom(Math.ceil(this.#used * 1.5));
    this.#used += 1;
    return this.#used - 1;
  }

  #makeRoom(entries: number): void {
    const longer = <A extends Uint32Array | Int32Array>(made: A, old: A): A => {
      made.set(old);
      return made;
    };
    this.#starts = longer(new Uint32Array(entries), this.#starts);
    this.#ends = longer(new Uint32Array(entries), this.#ends);
    this.#labels = longer(new Uint32Array(entries), this.#labels);
    this.#slots = longer(new Uint32Array(entries), this.#slots);
    this.#before = longer(new Int32Array(entries), this.#before);
  }
}

/**
 * Whether what takes a unit from a minute to another is in the way of a stay: between its arrival and its departure with
 * the gap; or on the day of arrival before that, where it labels this day or takes the whole of it.
 */
function isInTheWay(
  { arrival, leaving }: BookingPolicy,
  { from, to }: Stay,
  starts: number,
  ends: number,
  labels: number,
): boolean {
  const midnight = midnightOf(from);
  const arrives = midnight + arrival;
  if (starts < midnightOf(to) + leaving && ends > arrives) return true;
  if (labels > midnight && starts < arrives) return true;
  return starts <= midnight && ends >= midnight + DAY_MINUTES;
}
