const HOUR = 60;
const DAY = 24 * HOUR;

/** A usual time of answers as it is said: whole hours up to a day, whole days beyond, never less than it took. */
export function answerTime(minutes: number): { unit: 'hours' | 'days'; count: number } {
  if (minutes <= DAY) return { unit: 'hours', count: Math.max(1, Math.ceil(minutes / HOUR)) };
  return { unit: 'days', count: Math.ceil(minutes / DAY) };
}
