import { sql } from 'kysely';

/** Selects what is asked for `r` now: the columns `amount`, `at` and `rest` that `dueNow` tells of. */
export const selectDueNow = (now: Date) => sql`
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
          else false end) open`;
