import type { Alternatives } from '@diyar/contract/booking/stays';
import { money } from '@diyar/contract/values/money';
import {
  addDays,
  addMonths,
  DAY_MS,
  daysBetween,
  instantOf,
  minutesOf,
  riyadhDate,
  timeOf,
} from '@diyar/contract/values/riyadh';
import { priceKindOf } from '@diyar/contract/words/period';
import type { Lang } from '@diyar/messages/messages';
import { lengthOf, minutesOfStay, type Range, type Stay } from '../calendar/stay.ts';
import type { Reader } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { stayTotal } from '../prices/price-stay.ts';
import { isFree } from './calendar.ts';
import { type LettableUnit, lettingOf } from './load-unit.ts';
import { findUnit, likeUnits, occupanciesOf } from './unit.queries.ts';
import { brokenPolicy, slotStarts } from './unit-policy.ts';
import { leastCharges } from './unit-prices.ts';

const DAYS_TO_LOOK = 45;
const MOST_OWN = 3;
const MOST_LIKE = 3;

/** A stay as somebody wants it: how many come, and which services of the unit they chose. */
export interface WantedStay {
  stay: Stay;
  guests: number;
  /** Ids. */
  services: readonly string[];
}

/** The refusal of a taken stay, with other times of the same unit and like units that are free for this one and so many guests. */
export async function takenRefusal(
  reader: Reader,
  unit: LettableUnit,
  wanted: WantedStay,
  lang: Lang,
  now: Date,
): Promise<Refusal> {
  const own = await otherTimes(reader, unit, wanted.stay, now);
  const likes = await likesThatTake(reader, unit, wanted, now);
  const data: Alternatives = {
    alternatives: [
      ...own.map((stay) => present(unit, { ...wanted, stay }, lang, now)),
      ...likes.map((like) => present(like, { ...wanted, services: [] }, lang, now)),
    ],
  };
  return new Refusal('unit_taken', { data });
}

/** Units like this one, free for the stay and so many guests, with what each asks for it. */
export async function likeStays(
  reader: Reader,
  unit: LettableUnit,
  wanted: WantedStay,
  lang: Lang,
  now: Date,
): Promise<Alternatives['alternatives']> {
  const likes = await likesThatTake(reader, unit, wanted, now);
  return likes.map((like) => present(like, { ...wanted, services: [] }, lang, now));
}

/** Whether anyone can have a unit for a stay: it is on show, free, and its policy takes it. */
export async function canBeHad(reader: Reader, unitId: string, stay: Stay, now: Date): Promise<boolean> {
  const unit = await findUnit(reader, unitId, { personId: null, linkKey: undefined }, riyadhDate(now));
  if (unit === undefined || brokenPolicy(stay, unit.policy, now) !== undefined) return false;
  const occupancies = await occupanciesOf(reader, unitId, wholeDays(stay), now);
  return isFree(stay, lettingOf(unit), occupancies);
}

/** Like units that stand empty, take so many guests, and whose own policy allows the stay. */
async function likesThatTake(
  reader: Reader,
  unit: LettableUnit,
  { stay, guests }: WantedStay,
  now: Date,
): Promise<LettableUnit[]> {
  const today = riyadhDate(now);
  const likes = await likeUnits(reader, unit, priceKindOf(stay.period), wholeDays(stay), { guests, today });
  const taking = likes.filter(({ policy }) => brokenPolicy(stay, policy, now) === undefined);
  const stranger = { personId: null, linkKey: undefined };
  const loaded = await Promise.all(
    taking.slice(0, MOST_LIKE).map((like) => findUnit(reader, like.unit_id, stranger, today)),
  );
  return loaded.filter((like) => like !== undefined);
}

function wholeDays(stay: Stay): Range {
  return [instantOf(stay.startDate, 0), instantOf(addDays(stay.endDate, 2), 0)];
}

async function otherTimes(reader: Reader, unit: LettableUnit, stay: Stay, now: Date): Promise<Stay[]> {
  const span = daysBetween(stay.startDate, stay.endDate);
  const window: Range = [
    instantOf(addDays(riyadhDate(now), -3), 0),
    now.getTime() + (unit.policy.horizonDays + span + 3) * DAY_MS,
  ];
  const occupancies = await occupanciesOf(reader, unit.unit_id, window, now);
  const beside = occupancies.flatMap((one) => [
    riyadhDate(one.stay[1]),
    startUntil(stay, riyadhDate(one.stay[0])),
  ]);
  const found: Stay[] = [];
  for (const candidate of candidates(unit, stay, beside)) {
    const isFar = Math.abs(daysBetween(stay.startDate, candidate.startDate)) > DAYS_TO_LOOK;
    if (found.length === MOST_OWN && (isFar || hasBothSides(found, stay))) break;
    if (brokenPolicy(candidate, unit.policy, now) !== undefined) continue;
    if (!isFree(candidate, lettingOf(unit), occupancies)) continue;
    if (found.length < MOST_OWN) found.push(candidate);
    else if (hasBothSides([...found, candidate], stay)) found[MOST_OWN - 1] = candidate;
  }
  return found;
}

/** Whether stays are both before and after the one that was asked for; hours of its own day are found beside it already. */
function hasBothSides(found: readonly Stay[], { period, startDate }: Stay): boolean {
  if (period === 1) return true;
  return found.some((one) => one.startDate < startDate) && found.some((one) => one.startDate > startDate);
}

/**
 * Stays of the same length, nearest first: for hours the same day's slots, then the days after and before; then, however far that
 * is, stays that begin where something that stands in the way ends, and that end where it begins.
 */
function* candidates(unit: LettableUnit, stay: Stay, beside: readonly string[]): Generator<Stay> {
  if (stay.period === 1) yield* otherHours(unit, stay, stay.startDate);
  for (let days = 1; days <= DAYS_TO_LOOK; days += 1)
    for (const shift of [days, -days]) yield shifted(stay, addDays(stay.startDate, shift));
  const farness = (date: string) => Math.abs(daysBetween(stay.startDate, date));
  const far = [...new Set(beside)].filter((date) => farness(date) > DAYS_TO_LOOK);
  for (const date of far.sort((one, other) => farness(one) - farness(other))) yield shifted(stay, date);
}

function* otherHours(unit: LettableUnit, stay: Stay, date: string): Generator<Stay> {
  const asked = minutesOf(stay.startTime ?? '00:00');
  const starts = slotStarts(date, unit.policy).sort(
    (one, other) => Math.abs(one - asked) - Math.abs(other - asked),
  );
  for (const start of starts) {
    const end = start + minutesOfStay(stay);
    if (end <= 1440) yield { ...stay, startTime: timeOf(start), endTime: timeOf(end) };
  }
}

function shifted(stay: Stay, startDate: string): Stay {
  return { ...stay, startDate, endDate: endFrom(stay, startDate) };
}

function endFrom(stay: Stay, startDate: string): string {
  if (stay.period === 1) return startDate;
  if (stay.period === 2) return addDays(startDate, lengthOf(stay));
  return addMonths(startDate, monthsOf(stay));
}

/** When a stay as long begins that ends by a date; one of hours begins on it. */
function startUntil(stay: Stay, endDate: string): string {
  if (stay.period === 1) return endDate;
  if (stay.period === 2) return addDays(endDate, -lengthOf(stay));
  return addMonths(endDate, -monthsOf(stay));
}

function monthsOf(stay: Stay): number {
  return stay.period === 3 ? lengthOf(stay) : 12 * lengthOf(stay);
}

/** Adds what a quote would ask for the same guests and services, without coupon. */
function present(
  unit: LettableUnit,
  wanted: WantedStay,
  lang: Lang,
  now: Date,
): Alternatives['alternatives'][number] {
  const title = lang === 'ar' ? (unit.title_ar ?? unit.title_en) : (unit.title_en ?? unit.title_ar);
  const { stay } = wanted;
  const total = stayTotal(leastCharges(unit, stay, wanted, now));
  return {
    ad_id: String(unit.ad_number),
    unit_id: unit.unit_id,
    title: title ?? '',
    period: stay.period,
    start: stay.startTime === null ? stay.startDate : `${stay.startDate}T${stay.startTime}`,
    end: stay.endTime === null ? stay.endDate : `${stay.endDate}T${stay.endTime}`,
    total: money(total),
  };
}
