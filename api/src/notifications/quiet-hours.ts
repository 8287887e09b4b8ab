import { addDays, DAY_MS, instantOf, MINUTE_MS, OFFSET_MS, riyadhDate } from '@diyar/contract/values/riyadh';

/** Hours of Riyadh's day, from 0 to 23, between which nothing goes out; equal ones mean never. */
export interface QuietHours {
  from: number;
  to: number;
}

/** When something may go out that is ready at `now`: at once, or at the end of the quiet hours it falls in. */
export function afterQuiet(now: Date, { from, to }: QuietHours): Date {
  const minutes = Math.floor(((now.getTime() + OFFSET_MS) % DAY_MS) / MINUTE_MS);
  const [begins, ends] = [from * 60, to * 60];
  const isOverMidnight = begins > ends;
  const isQuiet = isOverMidnight ? minutes >= begins || minutes < ends : minutes >= begins && minutes < ends;
  if (!isQuiet) return now;
  const today = riyadhDate(now);
  const day = isOverMidnight && minutes >= begins ? addDays(today, 1) : today;
  return new Date(instantOf(day, ends));
}
