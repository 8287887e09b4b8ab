import { addDays, addMonths, minutesOf, timeOf, weekdayOf } from '@diyar/contract/values/riyadh';
import type { UnitPolicy } from '../../../../api/src/availability/unit-policy.ts';
import type { Stay } from '../../../../api/src/calendar/stay.ts';
import type { Rng } from '../../scenes/kit/rng.ts';

/** A stay somebody could have booked, and how many days before it they did. */
export interface StayPlan {
  stay: Stay;
  leadDays: number;
}

export interface Letting {
  prices: Partial<Record<'hourly' | 'daily' | 'monthly' | 'yearly', number>>;
  policy: UnitPolicy;
  /** For how many days its ad has been out. */
  letForDays: number;
}

const nights = (startDate: string, endDate: string): Stay => ({
  period: 2,
  startDate,
  endDate,
  startTime: null,
  endTime: null,
});

/** Nights that are over, nights that go on today, nights to come. */
function planNights(rng: Rng, { policy }: Letting, today: string): StayPlan[] {
  const length = () => Math.min(policy.maxNights, Math.max(policy.minNights, rng.pick([1, 1, 2, 2, 3, 4])));
  const from = (days: number, count: number): StayPlan => ({
    stay: nights(addDays(today, days), addDays(today, days + count)),
    leadDays: rng.int(1, 16),
  });
  const past = Array.from({ length: rng.int(0, 2) }, () => from(-rng.int(6, 150), length()));
  const ahead = Array.from({ length: rng.chance(0.35) ? 1 : 0 }, () => ({
    ...from(rng.int(2, 45), length()),
    leadDays: 60,
  }));
  const now = rng.chance(0.14) && policy.maxNights >= 3 ? [from(-1, 3)] : [];
  return [...past, ...now, ...ahead];
}

/** Hours of one day, on the unit's slots, within its opening hours. */
function planHours(rng: Rng, { policy }: Letting, today: string): StayPlan[] {
  const days = [
    ...Array.from({ length: rng.int(0, 2) }, () => -rng.int(2, 120)),
    ...(rng.chance(0.3) ? [rng.int(1, 20)] : []),
    ...(rng.chance(0.15) ? [0] : []),
  ];
  return days.flatMap((offset) => {
    const date = addDays(today, offset);
    if (policy.daysOff.includes(weekdayOf(date))) return [];
    const length = Math.max(policy.minHours, rng.int(1, 4)) * 60;
    const slots = Math.floor(
      (minutesOf(policy.closesAt) - minutesOf(policy.opensAt) - length) / policy.slotMinutes,
    );
    if (slots < 0) return [];
    const start = minutesOf(policy.opensAt) + rng.int(0, slots) * policy.slotMinutes;
    const stay: Stay = {
      period: 1,
      startDate: date,
      endDate: date,
      startTime: timeOf(start),
      endTime: timeOf(start + length),
    };
    return [{ stay, leadDays: offset >= 0 ? 30 : rng.int(1, 6) }];
  });
}

function lease(period: 3 | 4, startDate: string, count: number): Stay {
  const endDate = addMonths(startDate, period === 3 ? count : 12 * count);
  return { period, startDate, endDate, startTime: null, endTime: null };
}

function planMonths(rng: Rng, { letForDays }: Letting, today: string): StayPlan[] {
  if (!rng.chance(0.36)) return [];
  const [first = 18, ...others] = [18, -12, -20, -95, -130, -170].filter((days) => letForDays > 30 - days);
  const offset = rng.pick([first, ...others]);
  const count = offset < -60 ? rng.int(1, 2) : rng.int(1, 4);
  return [{ stay: lease(3, addDays(today, offset - rng.int(0, 5)), count), leadDays: rng.int(4, 20) }];
}

function planYears(rng: Rng, { letForDays }: Letting, today: string): StayPlan[] {
  const wasLetForAYear = letForDays > 395;
  if (!wasLetForAYear && !rng.chance(0.14)) return [];
  // One that is over and the next that runs, or one that runs or is to come.
  const offsets = wasLetForAYear ? [-385, -14] : [rng.pick([-60, -30, 25])];
  return offsets.map((offset) => ({
    stay: lease(4, addDays(today, offset - rng.int(0, 6)), 1),
    leadDays: rng.int(5, 12),
  }));
}

/** The stays people might have booked at a unit; some will not fit its calendar, and then nobody did. */
export function planStays(rng: Rng, letting: Letting, today: string): StayPlan[] {
  const { prices } = letting;
  return [
    ...(prices.yearly === undefined ? [] : planYears(rng.fork('years'), letting, today)),
    ...(prices.monthly === undefined ? [] : planMonths(rng.fork('months'), letting, today)),
    ...(prices.daily === undefined ? [] : planNights(rng.fork('nights'), letting, today)),
    ...(prices.hourly === undefined ? [] : planHours(rng.fork('hours'), letting, today)),
  ];
}
