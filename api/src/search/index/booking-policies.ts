import { MINUTE_MS, minutesOf, riyadhDate } from '@diyar/contract/riyadh';
import { LRUCache } from 'lru-cache';
import { brokenPolicy, type StayPolicy } from '../../availability/unit-policy.ts';
import { type Stay, stayRange } from '../../calendar/stay.ts';
import { wholes } from './sets/dimension.ts';
import { SlotSet } from './sets/slot-set.ts';

/** Stays whose answer is kept: at a million ads 130 KB each. */
const MOST_KEPT = 64;

/** How a unit is let; minutes of a Riyadh day, or so many of them. */
export interface BookingPolicy {
  rules: StayPolicy;
  arrival: number;
  /** Departure with the gap after it. */
  leaving: number;
  gap: number;
  opens: number;
  closes: number;
  slot: number;
  /** ISO weekdays without hours. */
  daysOff: readonly number[];
  /** When the last slot of a day begins; below `opens` when there is none. */
  lastSlot: number;
  /** The shortest stay by the hour that takes whole slots; more than a day when the policy allows none. */
  shortest: number;
}

/** The fields of `unit_policy` as they are read, in this order, a space between two. */
export function readPolicy(text: string): BookingPolicy {
  const [arrivalTime = '', departureTime = '', opensAt = '', closesAt = '', ...rest] = text.split(' ');
  const [gapMinutes = 0, slotMinutes = 60, noticeMinutes = 0, horizonDays = 0, ...lengths] = rest.map(Number);
  const [minHours = 1, maxHours = 0, minNights = 1, maxNights = 0] = lengths;
  const daysOff = (rest[8] ?? '').split(',').flatMap((weekday) => Number(weekday) || []);
  const rules = {
    ...{ arrivalTime, departureTime, gapMinutes, opensAt, closesAt, daysOff, slotMinutes },
    ...{ noticeMinutes, horizonDays, minHours, maxHours, minNights, maxNights },
  };
  const [opens, closes] = [minutesOf(opensAt), minutesOf(closesAt)];
  const shortest = Math.ceil((minHours * 60) / slotMinutes) * slotMinutes;
  return {
    rules,
    arrival: minutesOf(arrivalTime),
    leaving: minutesOf(departureTime) + gapMinutes,
    gap: gapMinutes,
    opens,
    closes,
    slot: slotMinutes,
    daysOff,
    lastSlot: opens + (Math.floor((closes - opens) / slotMinutes) - 1) * slotMinutes,
    shortest: shortest <= maxHours * 60 ? shortest : Number.POSITIVE_INFINITY,
  };
}

/** The value of a slot without an ad. */
const UNKNOWN = readPolicy('00:00 00:00 00:00 00:00 0 60 0 0 1 0 1 0');

/** The slots whose policy takes a stay, at any instant after `since` and up to `until`, in epoch milliseconds. */
interface Kept {
  stay: Stay;
  at: Date;
  since: number;
  until: number;
  set: SlotSet;
  /** Whether each policy takes the stay, by its number. */
  taking: boolean[];
}

/**
 * How the unit of each slot is let: each policy once, since most are alike. Which slots take a stay is worked out once for
 * its dates, by the rules that bookings are held to, and then follows every change.
 */
export class BookingPolicies {
  readonly #known: BookingPolicy[] = [UNKNOWN];
  readonly #numbers = new Map<string, number>();
  readonly #slots = wholes();
  readonly #kept = new LRUCache<string, Kept>({ max: MOST_KEPT });

  grow(slots: number): void {
    this.#slots.grow(slots);
    for (const { set } of this.#kept.values()) set.grow(slots);
  }

  /** `text` as `readPolicy` takes it. */
  put(slot: number, text: string): void {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.#known.length;
      this.#known.push(readPolicy(text));
      this.#numbers.set(text, number);
    }
    this.#slots.put(slot, number);
    for (const kept of this.#kept.values()) kept.set.put(slot, this.#takes(kept, number));
  }

  of(slot: number): BookingPolicy {
    return this.#known[this.#slots.at(slot)] ?? UNKNOWN;
  }

  /** Takes out of a set every slot whose policy refuses a stay when it is booked at `now`. */
  keepTaking(set: SlotSet, stay: Stay, now: Date): void {
    const { period, startDate, endDate } = stay;
    const key = `${period} ${startDate} ${endDate} ${riyadhDate(now)}`;
    const known = this.#kept.get(key);
    const isValid = known !== undefined && known.since < now.getTime() && now.getTime() <= known.until;
    const kept = isValid ? known : this.#workOut(stay, now);
    this.#kept.set(key, kept);
    set.intersectWith(kept.set);
  }

  #workOut(stay: Stay, at: Date): Kept {
    const { values } = this.#slots;
    const set = new SlotSet(values.length);
    const kept: Kept = { stay, at, since: -Infinity, until: Infinity, set, taking: [] };
    for (const number of this.#known.keys()) this.#takes(kept, number);
    const takes = Uint8Array.from(kept.taking, Number);
    for (let slot = 0; slot < values.length; slot += 1) if (takes[values[slot] ?? 0] === 1) set.add(slot);
    return kept;
  }

  #takes(kept: Kept, number: number): boolean {
    const known = kept.taking[number];
    if (known !== undefined) return known;
    const { rules } = this.#known[number] ?? UNKNOWN;
    const takes = brokenPolicy(kept.stay, rules, kept.at) === undefined;
    // A stay is taken until so long before its arrival; what else refuses it changes with the day alone.
    const last = stayRange(kept.stay, rules)[0] - rules.noticeMinutes * MINUTE_MS;
    if (takes && rules.noticeMinutes > 0) kept.until = Math.min(kept.until, last);
    if (!takes && last < kept.at.getTime()) kept.since = Math.max(kept.since, last);
    kept.taking[number] = takes;
    return takes;
  }
}
