import { sql } from 'kysely';

/** Whether a guest of `r` arrives on the Riyadh day that `today` (a date) is, or arrived on it. */
export const arrivesOn = (today: string) =>
  sql`(r.state in ('active', 'finished') and r.start_date = ${today}::date and r.end_date >= ${today}::date)`;

/**
 * Whether a guest of `r` who came on an earlier day leaves on this one, or left; who left before it is gone. Who comes and goes on one day
 * is told among the arrivals.
 */
export const leavesOn = (today: string) =>
  sql`(r.state in ('active', 'finished') and r.end_date = ${today}::date and r.start_date < r.end_date
    and (r.state = 'active' or r.ends_at >= ${today}::date::timestamp at time zone 'Asia/Riyadh'))`;
