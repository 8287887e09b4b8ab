import { minutesOf, riyadhDate } from '@diyar/contract/values/riyadh';
import { LRUCache } from 'lru-cache';
import { bookableUntil, brokenPolicy, hoursOn, type StayPolicy } from '../../availability/unit-policy.ts';
import type { Stay } from '../../calendar/stay.ts';
import type { Carrier } from './sets/carrier.ts';
import { wholes } from './sets/dimension.ts';
import { SlotSet } from './sets/slot-set.ts';

/** Stays whose answer is kept: at a million ads 130 KB each. */
const MOST_KEPT = 64;

/** Opening hours of a day, and when its last slot begins: below `opens` when there is none. */
export interface OpenHours {
  opens: number;
  closes: number;
  lastSlot: number;
}

/** How a unit is let; minutes of a Riyadh day, or so many of them. */
export interface BookingPolicy {
  rules: StayPolicy;
  arrival: number;
  /** Departure with the gap after it. */
  leaving: number;
  gap: number;
  slot: number;
  /** Hours of the ISO weekdays, Monday at 0; null on a day off. */
  week: readonly (OpenHours | null)[];
  /** The earliest of the minutes at which a day's last slot begins; beyond every minute when no day is open. */
  lastSlot: number;
  /** The shortest stay by the hour that takes whole slots; more than a day when the policy allows none. */
  shortest: number;
}

/**
 * Reads the fields of `unit_policy` in the order of `POLICY` (search-rows.queries.ts), a space between two; `-` is a time that is
 * not set, and lists go by comma.
 */
export function readPolicy(text: string): BookingPolicy {
  const [times, numbers, lists] = [
    text.split(' ', 5),
    text.split(' ').slice(5, 17),
    text.split(' ').slice(17),
  ];
  const [arrivalTime = '', departureTime = '', opensAt = '', closesAt = '', sameDay = '-'] = times;
  const [gapMinutes = 0, slotMinutes = 60, noticeMinutes = 0, horizonDays = 0, ...lengths] =
    numbers.map(Number);
  const [minHours = 1, maxHours = 0, minNights = 1, maxNights = 0, ...longer] = lengths;
  const [minMonths = 1, maxMonths = 0, minYears = 1, maxYears = 0] = longer;
  const [arrivals = '', off = '', opening = '', closing = ''] = lists;
  const rules: StayPolicy = {
    ...{ arrivalTime, departureTime, gapMinutes, opensAt, closesAt, slotMinutes, noticeMinutes, horizonDays },
    ...{ minHours, maxHours, minNights, maxNights, minMonths, maxMonths, minYears, maxYears },
    sameDayUntil: sameDay === '-' ? null : sameDay,
    ...{ arrivalDays: weekdaysOf(arrivals), daysOff: weekdaysOf(off) },
    ...{ weekdayOpens: timesOf(opening), weekdayCloses: timesOf(closing) },
  };
  const shortest = Math.ceil((minHours * 60) / slotMinutes) * slotMinutes;
  const week = WEEK.map((weekday) => openOn(weekday, rules));
  return {
    rules,
    arrival: minutesOf(arrivalTime),
    leaving: minutesOf(departureTime) + gapMinutes,
    gap: gapMinutes,
    slot: slotMinutes,
    week,
    lastSlot: Math.min(...week.map((hours) => hours?.lastSlot ?? Number.POSITIVE_INFINITY)),
    shortest: shortest <= maxHours * 60 ? shortest : Number.POSITIVE_INFINITY,
  };
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

const weekdaysOf = (list: string) => list.split(',').flatMap((weekday) => Number(weekday) || []);
const timesOf = (list: string) =>
  list === '' ? [] : list.split(',').map((time) => (time === '-' ? null : time));

function openOn(weekday: number, rules: StayPolicy): OpenHours | null {
  const hours = hoursOn(weekday, rules);
  if (hours === null) return null;
  const { opens, closes } = hours;
  const slots = Math.floor((closes - opens) / rules.slotMinutes);
  return { opens, closes, lastSlot: opens + (slots - 1) * rules.slotMinutes };
}

/** The value of a slot without an ad. */
const UNKNOWN = readPolicy('00:00 00:00 00:00 00:00 - 0 60 0 0 1 0 1 0 1 0 1 0');

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
    const number = this.#numberOf(text);
    this.#slots.put(slot, number);
    for (const kept of this.#kept.values()) kept.set.put(slot, this.#takes(kept, number));
  }

  carry(carrier: Carrier): void {
    for (const text of carrier.plain([...this.#numbers.keys()])) this.#numberOf(text);
    this.#slots.carry(carrier);
  }

  #numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#known.length);
    return this.#known.push(readPolicy(text)) - 1;
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
    set.addMarked(values, takes);
    return kept;
  }

  #takes(kept: Kept, number: number): boolean {
    const known = kept.taking[number];
    if (known !== undefined) return known;
    const { rules } = this.#known[number] ?? UNKNOWN;
    const takes = brokenPolicy(kept.stay, rules, kept.at) === undefined;
    // A stay is taken until an instant; what else refuses it changes with the day alone.
    const last = bookableUntil(kept.stay, rules);
    if (takes) kept.until = Math.min(kept.until, last);
    if (!takes && last < kept.at.getTime()) kept.since = Math.max(kept.since, last);
    kept.taking[number] = takes;
    return takes;
  }
}
