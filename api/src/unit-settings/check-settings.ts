import type { Rule } from '@diyar/contract/call/errors';
import { MOST_PRICE } from '@diyar/contract/supply/supply-checks';
import { SETTING_BOUNDS, type UnitSettings } from '@diyar/contract/supply/unit-settings';
import { minutesOf } from '@diyar/contract/values/riyadh';
import type { Period } from '@diyar/contract/words/period';

interface Broken {
  field: string;
  rule: Rule;
  params?: Record<string, string>;
}

const LENGTHS = ['hours', 'nights', 'months', 'years'] as const;

/**
 * Returns the broken fields of a unit's settings: numbers out of bounds, a shortest stay above the longest, an arrival that the
 * stay before does not leave time for, and opening hours in which nothing could be booked. `periods` are those it is let by.
 */
export function settingsErrors(settings: UnitSettings, periods: readonly Period[]): Broken[] {
  return [
    ...boundErrors(settings),
    ...LENGTHS.flatMap((unit): Broken[] =>
      settings[`min_${unit}`] > settings[`max_${unit}`]
        ? [{ field: `settings.max_${unit}`, rule: 'least_above_most' }]
        : [],
    ),
    ...timeErrors(settings),
    ...hourErrors(settings, periods.includes(1)),
    ...moneyErrors(settings),
  ];
}

function boundErrors(settings: UnitSettings): Broken[] {
  const names = Object.keys(SETTING_BOUNDS) as (keyof typeof SETTING_BOUNDS)[];
  return names.flatMap((name): Broken[] => {
    const [least, most] = SETTING_BOUNDS[name];
    if (settings[name] >= least && settings[name] <= most) return [];
    return [
      { field: `settings.${name}`, rule: 'from_to', params: { least: String(least), most: String(most) } },
    ];
  });
}

function timeErrors({ arrival_time, departure_time, gap_minutes, arrival_days }: UnitSettings): Broken[] {
  const between = minutesOf(arrival_time) - minutesOf(departure_time);
  return [
    ...(between < 0 ? [{ field: 'settings.arrival_time', rule: 'times_order' as const }] : []),
    ...(between >= 0 && between < gap_minutes
      ? [{ field: 'settings.gap_minutes', rule: 'gap_too_long' as const }]
      : []),
    ...(arrival_days.length === 0
      ? [{ field: 'settings.arrival_days', rule: 'arrival_days_required' as const }]
      : []),
  ];
}

function hourErrors(settings: UnitSettings, isByHour: boolean): Broken[] {
  const { hours, slot_minutes: slot, min_hours, max_hours } = settings;
  if (isByHour && hours.length === 0) return [{ field: 'settings.hours', rule: 'open_day_required' }];
  const twice = hours.findIndex((day, place) => hours.slice(0, place).some((one) => isOnDay(one, day)));
  if (twice >= 0) return [{ field: `settings.hours.${twice}.opens`, rule: 'hours_overlap' }];
  const shortest = Math.ceil((min_hours * 60) / slot) * slot;
  if (shortest > max_hours * 60) return [{ field: 'settings.slot_minutes', rule: 'slot_above_longest' }];
  return hours.flatMap(({ opens, closes }, place): Broken[] =>
    minutesOf(closes) - minutesOf(opens) < shortest
      ? [{ field: `settings.hours.${place}.closes`, rule: 'hours_below_shortest' }]
      : [],
  );
}

const isOnDay = (one: { weekday: number }, other: { weekday: number }) => one.weekday === other.weekday;

function moneyErrors({ down_payment_percent: percent, security_deposit: deposit }: UnitSettings): Broken[] {
  return [
    ...(percent < 1 || percent > 100
      ? [{ field: 'settings.down_payment_percent', rule: 'down_payment_1_100' as const }]
      : []),
    ...(deposit < 0 ? [{ field: 'settings.security_deposit', rule: 'number' as const }] : []),
    ...(deposit > MOST_PRICE ? [{ field: 'settings.security_deposit', rule: 'price_max' as const }] : []),
  ];
}
