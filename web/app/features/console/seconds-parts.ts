const UNITS = [
  { unit: 'days', seconds: 86_400 },
  { unit: 'hours', seconds: 3600 },
  { unit: 'minutes', seconds: 60 },
  { unit: 'secs', seconds: 1 },
] as const;

/** Whole days, hours, minutes and seconds of a length, without those that are none: 5400 → 1 hour, 30 minutes. */
export function partsOfSeconds(length: number): { unit: (typeof UNITS)[number]['unit']; n: number }[] {
  let left = length;
  return UNITS.flatMap(({ unit, seconds }) => {
    const n = Math.floor(left / seconds);
    left -= n * seconds;
    return n === 0 ? [] : [{ unit, n }];
  });
}
