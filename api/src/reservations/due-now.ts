import { sql } from 'kysely';

/**
 * What a booking `r` asks of its guest through Diyar, as the columns of `due_now`: for `now`, `amount` that is paid next and `at` until
 * when (a hold's down payment, the difference of a change, the rest of a confirmed stay, each with the deposit paid with it), and `rest`,
 * what of a confirmed stay is still to come to its advertiser. Halalas; null where there is nothing. Every list, figure and badge
 * counts by it.
 */
export const dueNow = (now: Date) => sql`
  left join lateral (
    select coalesce(sum(due.amount) filter (where due.kind = 'difference'), sum(due.amount))::bigint as amount,
      coalesce(min(due.due_at) filter (where due.kind = 'difference'), min(due.due_at)) as at,
      (sum(due.amount) filter (where due.kind = 'rest'))::bigint as rest
    from due
    where r.state in ('pending', 'active') and due.reservation_id = r.id and due.void_at is null and due.settled_at is null
      and case r.state
        when 'pending' then r.hold_until > ${now}
        when 'active' then due.kind = 'rest' or (due.kind = 'security_deposit' and due.cancels_at is not null)
          or (due.kind = 'difference' and due.due_at > ${now})
        else false end) due_now on true`;

/** Whether a guest of `r` arrives on the Riyadh day that `today` (a date) is, or arrived on it. */
export const arrivesOn = (today: string) =>
  sql`(r.state in ('active', 'finished') and r.start_date = ${today}::date and r.end_date >= ${today}::date)`;

/** Whether a guest of `r` who came on an earlier day leaves on this one, or left. */
export const leavesOn = (today: string) =>
  sql`(r.state in ('active', 'finished') and r.end_date = ${today}::date and r.start_date < r.end_date)`;
