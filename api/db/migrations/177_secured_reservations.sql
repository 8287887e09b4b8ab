-- Up Migration

-- Those that were secured before their steps said so.
alter table reservation disable trigger user;
update reservation set secured_at = step.at
  from (select reservation_id, min(at) as at from reservation_transition
    where to_state in ('waiting_for_approval', 'active') group by reservation_id) step
  where step.reservation_id = reservation.id and reservation.secured_at is null;
alter table reservation enable trigger user;

create index reservation_secured on reservation (secured_at) where secured_at is not null;
create index reservation_host_secured on reservation (host_account_id, secured_at) where secured_at is not null;

-- An account with thousands of stays: those of a day, those to come and those that are confirmed, without reading all it ever had.
create index reservation_host_end on reservation (host_account_id, end_date);
create index reservation_host_active on reservation (host_account_id) where state = 'active';

-- Operators' list of all stays, newest first.
create index reservation_newest on reservation (created_at desc, id desc);
