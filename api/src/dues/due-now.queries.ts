import { sql } from 'kysely';

/**
 * What a booking `r` asks of its guest through Diyar, as the columns of `due_now`: for `now`, `amount` that is paid next and `at` until
 * when (a hold's down payment, the difference of a change, the rest of a confirmed stay, each with the deposit paid with it; once the rest is
 * late, until the stay is cancelled for it), and `rest`, what of a confirmed stay is still to come to its advertiser. Nothing is asked
 * while a receipt for it is looked at. Halalas; null where there is nothing. Every list, figure and badge counts by it.
 */
export const dueNow = (now: Date) => sql`
  left join lateral (
    select coalesce(sum(open.amount) filter (where open.is_asked and open.kind = 'difference'),
        sum(open.amount) filter (where open.is_asked))::bigint as amount,
      coalesce(min(open.at) filter (where open.is_asked and open.kind = 'difference'),
        min(open.at) filter (where open.is_asked)) as at,
      (sum(open.amount) filter (where open.kind = 'rest'))::bigint as rest
    from (
      select due.kind, due.amount,
        case when r.state = 'pending' then r.hold_until
          when due.due_at <= ${now} then coalesce(due.cancels_at, due.due_at) else due.due_at end as at,
        not exists (select from transfer
          where due.id in (transfer.due_id, transfer.deposit_due_id) and transfer.state = 'review') as is_asked
      from due
      where r.state in ('pending', 'active') and due.reservation_id = r.id and due.void_at is null and due.settled_at is null
        and case r.state
          when 'pending' then r.hold_until > ${now}
          when 'active' then due.kind = 'rest' or (due.kind = 'security_deposit' and due.cancels_at is not null)
            or (due.kind = 'difference' and due.due_at > ${now})
          else false end) open) due_now on true`;
