import type { UnitSettings } from '@diyar/contract/supply/unit-settings';

const WEEK = [1, 2, 3, 4, 5, 6, 7];

type Hours = UnitSettings['hours'];

const textOf = ({ opens, closes }: Hours[number]) => `${opens} ${closes}`;

/** Opening hours as they are kept: those of most days, the days without, and the days that differ. Without an open day the hours of before stay. */
export function hourColumns(hours: Hours) {
  const days_off = WEEK.filter((weekday) => !hours.some((day) => day.weekday === weekday));
  const usual = usualOf(hours);
  const none = { days_off, weekday_opens_at: [], weekday_closes_at: [] };
  if (usual === undefined) return none;
  const kept = { ...none, opens_at: usual.opens, closes_at: usual.closes };
  if (hours.every((day) => textOf(day) === textOf(usual))) return kept;
  const other = WEEK.map((weekday) =>
    hours.find((day) => day.weekday === weekday && textOf(day) !== textOf(usual)),
  );
  return {
    ...kept,
    weekday_opens_at: other.map((day) => day?.opens ?? null),
    weekday_closes_at: other.map((day) => day?.closes ?? null),
  };
}

/** The hours that most days have, the first of those that as many have. */
function usualOf(hours: Hours): Hours[number] | undefined {
  const days = [...Map.groupBy(hours, textOf).values()];
  return days.toSorted((one, other) => other.length - one.length)[0]?.[0];
}
