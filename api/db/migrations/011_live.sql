-- Up Migration

-- Whoever looks at something is told that it changed, when the transaction of the change commits: ids alone, the same
-- thing once a transaction, and nothing when nobody listens. "account <uuid> reservation <number>", "unit <uuid>",
-- "token <hash>".
create function tell_reservation(reservation_id uuid) returns void language sql as $$
  select pg_notify('live', 'account ' || side.account_id || ' reservation ' || r.number)
  from reservation r cross join lateral (values (r.guest_account_id), (r.host_account_id)) side (account_id)
  where r.id = reservation_id
$$;

create function tell_reservation_changed() returns trigger language plpgsql as $$
begin
  perform tell_reservation(new.id);
  return null;
end $$;
create trigger reservation_told after insert or update on reservation
  for each row execute function tell_reservation_changed();

create function tell_due_changed() returns trigger language plpgsql as $$
begin
  perform tell_reservation(new.reservation_id);
  return null;
end $$;
create trigger due_told after insert or update on due for each row execute function tell_due_changed();

create function tell_payment_changed() returns trigger language plpgsql as $$
begin
  perform tell_reservation(due.reservation_id) from due where due.id = new.due_id;
  return null;
end $$;
create trigger payment_opened_told after insert on payment for each row execute function tell_payment_changed();
-- Asking the gateway again (checked_at) changes nothing that anyone sees.
create trigger payment_closed_told after update on payment
  for each row when (old.state is distinct from new.state) execute function tell_payment_changed();

create function tell_refund_changed() returns trigger language plpgsql as $$
begin
  perform tell_reservation(due.reservation_id)
  from payment join due on due.id = payment.due_id where payment.id = new.payment_id;
  return null;
end $$;
create trigger refund_told after insert or update on refund for each row execute function tell_refund_changed();

-- A space is part of several units (the villa and its rooms): all their calendars change.
create function tell_occupancy_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'unit ' || us.unit_id)
  from unit_space us where us.space_id = case tg_op when 'DELETE' then old.space_id else new.space_id end;
  return null;
end $$;
create trigger occupancy_told after insert or update or delete on occupancy
  for each row execute function tell_occupancy_changed();

create function tell_policy_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'unit ' || new.unit_id);
  return null;
end $$;
create trigger unit_policy_told after update on unit_policy for each row execute function tell_policy_changed();

-- A stream ends with the right it was opened by.
create function tell_token_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'token ' || encode(new.token_hash, 'hex'));
  return null;
end $$;
create trigger access_token_told after update on access_token
  for each row when (old.revoked_at is distinct from new.revoked_at or old.account_id <> new.account_id)
  execute function tell_token_changed();

create table live_ticket (
  ticket_hash bytea constraint live_ticket_pkey primary key,
  token_hash bytea constraint live_ticket_token_fkey references access_token on delete cascade,
  account_id uuid constraint live_ticket_account_fkey references account on delete cascade,
  unit_id uuid constraint live_ticket_unit_fkey references unit on delete cascade,
  expires_at timestamptz not null,
  constraint live_ticket_account_by_token check ((account_id is null) = (token_hash is null)),
  constraint live_ticket_leads_somewhere check (num_nonnulls(account_id, unit_id) > 0)
);
comment on table live_ticket is 'Opens one stream of changes, once, within a minute';
create index live_ticket_token on live_ticket (token_hash);
create index live_ticket_account on live_ticket (account_id);
create index live_ticket_unit on live_ticket (unit_id);
create index live_ticket_age on live_ticket (expires_at);

-- Down Migration
drop table live_ticket;
drop trigger access_token_told on access_token;
drop trigger unit_policy_told on unit_policy;
drop trigger occupancy_told on occupancy;
drop trigger refund_told on refund;
drop trigger payment_closed_told on payment;
drop trigger payment_opened_told on payment;
drop trigger due_told on due;
drop trigger reservation_told on reservation;
drop function tell_token_changed(), tell_policy_changed(), tell_occupancy_changed(), tell_refund_changed(),
  tell_payment_changed(), tell_due_changed(), tell_reservation_changed(), tell_reservation(uuid);
