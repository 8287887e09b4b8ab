-- Up Migration

-- Takes the strictest lock first: one that grows stricter later meets those who wait for the first.
drop index due_to_cancel;

-- Those that were paid before their payments said so.
alter table due disable trigger user;
update due set settled_at = coalesce(payment.closed_at, payment.created_at) from payment
  where payment.due_id = due.id and payment.state = 'settled' and due.settled_at is null;
alter table due enable trigger user;

create index due_to_cancel on due (cancels_at) where cancels_at is not null and void_at is null and settled_at is null;
create index due_open on due (reservation_id) where void_at is null and settled_at is null;
