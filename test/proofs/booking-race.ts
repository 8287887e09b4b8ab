import { randomUUID } from 'node:crypto';
import type { Tx } from '../../api/src/platform/db/database.ts';
import {
  type BuiltPerson,
  buildAd,
  buildListing,
  buildPerson,
  buildProperty,
  buildUnit,
} from '../../api/src/testing/factories.ts';
import type { TestDatabase } from '../../api/src/testing/test-database.ts';

/** One guest's attempt: what they want, which quote priced it, and how it ended. */
export interface Attempt {
  guest: BuiltPerson;
  unit: RaceUnit;
  period: 1 | 2 | 3 | 4;
  start: string;
  end: string;
  quoteId: string;
  key: string;
  status?: number;
  body?: { code: string; data: { id?: string; alternatives?: unknown[] } };
  ms?: number;
}

export interface RaceUnit {
  unitId: string;
  spaces: string[];
}

/** Every unit of the race has this policy; times are Riyadh's. */
const ARRIVAL_HOUR = 16;
const DEPARTURE_HOUR = 12;
const GAP_MINUTES = 60;
const policy = {
  arrival_time: `${ARRIVAL_HOUR}:00`,
  departure_time: `${DEPARTURE_HOUR}:00`,
  gap_minutes: GAP_MINUTES,
  opens_at: '08:00',
  closes_at: '23:00',
  horizon_days: 365,
};

/** Five units: two rooms, the villa made of them, and two apartments. */
export async function buildRaceUnits(database: TestDatabase): Promise<RaceUnit[]> {
  return await database.db.transaction().execute(async (tx: Tx) => {
    const villa = await buildListing(tx, { unit: { policy } });
    const accountId = villa.host.accountId;
    const { propertyId } = await buildProperty(tx, { accountId });
    const build = async (spaces?: string[]): Promise<RaceUnit> => {
      const unit = await buildUnit(tx, { propertyId, accountId, policy, ...(spaces && { spaces }) });
      await buildAd(tx, { unitId: unit.unitId, accountId });
      return { unitId: unit.unitId, spaces: unit.spaceIds };
    };
    const [one, two] = [await build(), await build()];
    const whole = await build([...one.spaces, ...two.spaces]);
    return [one, two, whole, await build(), { unitId: villa.unitId, spaces: villa.spaceIds }];
  });
}

export function buildGuests(database: TestDatabase, count: number): Promise<BuiltPerson[]> {
  return database.db.transaction().execute(async (tx) => {
    const guests: BuiltPerson[] = [];
    for (let index = 0; index < count; index += 1) guests.push(await buildPerson(tx));
    return guests;
  });
}

/** Mulberry32: the same attempts for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const two = (value: number) => String(value).padStart(2, '0');

/** A stay of any of the four periods in the next `days`; hours and nights most, as people ask. */
export function randomStay(
  random: () => number,
  today: string,
  days: number,
): Pick<Attempt, 'period' | 'start' | 'end'> {
  const pick = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const start = dayAfter(today, pick(2, 1 + days));
  const kind = random();
  if (kind < 0.45) {
    const hour = pick(8, 20);
    return { period: 1, start: `${start}T${two(hour)}:00`, end: `${start}T${two(hour + pick(1, 3))}:00` };
  }
  if (kind < 0.9) return { period: 2, start, end: dayAfter(start, pick(1, 6)) };
  if (kind < 0.97)
    return {
      period: 3,
      start,
      end: Temporal.PlainDate.from(start)
        .add({ months: pick(1, 2) })
        .toString(),
    };
  return { period: 4, start, end: Temporal.PlainDate.from(start).add({ years: 1 }).toString() };
}

/** The range that an attempt would occupy, computed by the proof itself: epoch milliseconds, the gap included. */
export function occupies(attempt: Pick<Attempt, 'period' | 'start' | 'end'>): [number, number] {
  const gap = GAP_MINUTES * 60_000;
  if (attempt.period === 1)
    return [Date.parse(`${attempt.start}:00+03:00`), Date.parse(`${attempt.end}:00+03:00`) + gap];
  return [
    Date.parse(`${attempt.start}T${ARRIVAL_HOUR}:00:00+03:00`),
    Date.parse(`${attempt.end}T${DEPARTURE_HOUR}:00:00+03:00`) + gap,
  ];
}

const shareSpace = (one: Attempt, other: Attempt) =>
  one.unit.spaces.some((space) => other.unit.spaces.includes(space));
const overlap = (one: [number, number], other: [number, number]) => one[0] < other[1] && other[0] < one[1];

/** Pairs of winners that share an instant of a space: none may exist. */
export function doubleWinners(winners: Attempt[]): [Attempt, Attempt][] {
  return winners.flatMap((one, index) =>
    winners
      .slice(index + 1)
      .filter((other) => shareSpace(one, other) && overlap(occupies(one), occupies(other)))
      .map((other): [Attempt, Attempt] => [one, other]),
  );
}

/** Whether a winner stands in a loser's way: the same time, or hours on a day whose night the loser wanted. */
export function isExcused(loser: Attempt, winners: Attempt[]): boolean {
  return winners.some((winner) => {
    if (!shareSpace(loser, winner)) return false;
    if (overlap(occupies(loser), occupies(winner))) return true;
    const day = winner.start.slice(0, 10);
    return loser.period !== 1 && winner.period === 1 && loser.start <= day && day < loser.end;
  });
}

export function newKey(): string {
  return randomUUID();
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
