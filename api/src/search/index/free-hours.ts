import { LRUCache } from 'lru-cache';
import type { BookingPolicy } from './booking-policies.ts';
import { midnightOf, weekdayOf } from './riyadh-minutes.ts';
import { SlotSet } from './sets/slot-set.ts';

/** Days whose answer is kept: at a million ads 260 KB each. */
const MOST_KEPT = 16;

/** Riyadh days counted from 1970, the second not included. */
export interface Days {
  from: number;
  to: number;
}

/** Whether something takes a unit between two minutes since 1970. */
export type Overlaps = (from: number, to: number) => boolean;

/** Free hours as known at any minute after `since` and up to `until`. */
interface Kept {
  since: number;
  until: number;
  known: SlotSet;
  free: SlotSet;
}

/** Which slots have hours left on some days, worked out when first asked for, and again when a slot is written. */
export class FreeHours {
  #slots = 0;
  readonly #kept = new LRUCache<string, Kept>({ max: MOST_KEPT });

  grow(slots: number): void {
    this.#slots = slots;
    this.#kept.clear();
  }

  /** Forgets a slot whose occupancies or policy changed. */
  invalidate(slot: number): void {
    for (const { known } of this.#kept.values()) known.put(slot, false);
  }

  clear(): void {
    this.#kept.clear();
  }

  /**
   * Takes out of a set every slot without an hour left at a minute; `lastOf` answers until which minute a slot has one. The
   * answer is right on the Riyadh day `today` alone.
   */
  keepFree(
    set: SlotSet,
    { days, today, now }: { days: Days; today: number; now: number },
    lastOf: (slot: number) => number,
  ): void {
    const key = `${days.from} ${days.to} ${today}`;
    let kept = this.#kept.get(key);
    if (kept === undefined || now <= kept.since || now > kept.until) {
      const [known, free] = [new SlotSet(this.#slots), new SlotSet(this.#slots)];
      kept = { since: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY, known, free };
      this.#kept.set(key, kept);
    }
    for (const slot of set.listWithout(kept.known)) {
      const last = lastOf(slot);
      if (now <= last) kept.until = Math.min(kept.until, last);
      else kept.since = Math.max(kept.since, last);
      kept.free.put(slot, now <= last);
      kept.known.add(slot);
    }
    set.intersectWith(kept.free);
  }
}

/**
 * Until which minute hours of one of the days can be booked, from `today` on: of the last that is free, as short as the
 * policy takes them; below every minute where none is.
 */
export function lastHour(policy: BookingPolicy, days: Days, today: number, overlaps: Overlaps): number {
  const { rules, week, shortest, gap, slot } = policy;
  const first = Math.max(days.from, today);
  for (let day = Math.min(days.to - 1, today + rules.horizonDays); day >= first; day -= 1) {
    const hours = week[weekdayOf(day) - 1];
    if (!hours || hours.opens + shortest > hours.closes) continue;
    const { opens, closes } = hours;
    const lastStart = opens + Math.floor((closes - shortest - opens) / slot) * slot;
    for (let begins = midnightOf(day) + lastStart; begins >= midnightOf(day) + opens; begins -= slot)
      if (!overlaps(begins, begins + shortest + gap)) return begins - rules.noticeMinutes;
  }
  return Number.NEGATIVE_INFINITY;
}
