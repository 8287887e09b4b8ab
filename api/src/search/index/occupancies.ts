import { LRUCache } from 'lru-cache';
import { smalls } from './sets/dimension.ts';
import { SlotSet } from './sets/slot-set.ts';

const NONE = -1;
const FIRST_ROOM = 1024;
/** A start that no stay reaches: an entry that is free to be used again. */
const NEVER = 0xffffffff;
const DAY_MINUTES = 1440;
const RIYADH_MINUTES = 180;
/** Pairs of dates whose answer is kept: at a million ads 130 KB each. */
const MOST_KEPT = 64;

/** When a unit is taken, in minutes since 1970, whole ones outwards: the end is not included. */
export interface Taken {
  starts: number;
  ends: number;
  /** The end of a hold, in epoch milliseconds, from which on it counts no more; null for what stays. */
  held_until: number | null;
}

/** In minutes after a Riyadh midnight. */
export interface Turns {
  /** From when on a unit is needed for a stay that begins this day. */
  arrival: number;
  /** Until when for one that ends this day, the gap after it included. */
  leaving: number;
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
  readonly #arrivals = smalls();
  readonly #leavings = smalls();
  /** The newest entry of each slot. */
  #heads = new Int32Array(0);
  #starts = new Uint32Array(FIRST_ROOM);
  #ends = new Uint32Array(FIRST_ROOM);
  #slots = new Uint32Array(FIRST_ROOM);
  #before = new Int32Array(FIRST_ROOM);
  #used = 0;
  #free = NONE;
  readonly #held = new Map<number, Taken[]>();
  readonly #kept = new LRUCache<string, Stay & { set: SlotSet }>({ max: MOST_KEPT });

  grow(slots: number): void {
    this.#arrivals.grow(slots);
    this.#leavings.grow(slots);
    const heads = new Int32Array(slots).fill(NONE);
    heads.set(this.#heads);
    this.#heads = heads;
    for (const kept of this.#kept.values()) kept.set.grow(slots);
  }

  /** Says how the unit of a slot is let. */
  turn(slot: number, { arrival, leaving }: Turns): void {
    this.#arrivals.put(slot, arrival);
    this.#leavings.put(slot, leaving);
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

  /** Takes out of a set what is not free for a stay at an instant, in epoch milliseconds. */
  keepFree(set: SlotSet, stay: Stay, now: number): void {
    set.subtract(this.#takenOn(stay).set);
    for (const [slot, holds] of this.#held)
      if (
        holds.some((hold) => (hold.held_until ?? 0) > now && this.#meets(slot, hold.starts, hold.ends, stay))
      )
        set.put(slot, false);
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
      if (this.#meets(slot, starts, ends, made)) made.set.add(slot);
    }
    this.#kept.set(key, made);
    return made;
  }

  /** Whether something from a minute to another is in the way of a stay. */
  #meets(slot: number, starts: number, ends: number, { from, to }: Stay): boolean {
    const arrival = midnightOf(from) + this.#arrivals.at(slot);
    const leaving = midnightOf(to) + this.#leavings.at(slot);
    return arrival < leaving && starts < leaving && ends > arrival;
  }

  /** Brings the kept answers about a slot up to date. */
  #look(slot: number): void {
    for (const kept of this.#kept.values()) {
      let entry = this.#heads[slot] ?? NONE;
      let isTaken = false;
      while (entry !== NONE && !isTaken) {
        isTaken = this.#meets(slot, this.#starts[entry] ?? NEVER, this.#ends[entry] ?? 0, kept);
        entry = this.#before[entry] ?? NONE;
      }
      kept.set.put(slot, isTaken);
    }
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
    this.#slots = longer(new Uint32Array(entries), this.#slots);
    this.#before = longer(new Int32Array(entries), this.#before);
  }
}

/** The beginning of a Riyadh day, in minutes since 1970. */
function midnightOf(day: number): number {
  return day * DAY_MINUTES - RIYADH_MINUTES;
}
