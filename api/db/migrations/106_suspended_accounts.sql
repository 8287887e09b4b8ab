-- Up Migration

alter table account
  add column suspended_at timestamptz,
  add column suspended_reason text,
  add constraint account_suspended_with_reason check (num_nulls(suspended_at, suspended_reason) in (0, 2)),
  add constraint account_suspended_reason_length check (char_length(suspended_reason) between 3 and 500);
comment on column account.suspended_at is 'Since when an operator keeps it from advertising and booking; null while it may';

-- Whoever suspends locks the account for update, so that a step at the same moment waits for it or is waited for.
create function refuse_suspended_account(ids uuid[], broken text) returns void language plpgsql as $$
begin
  perform from account where id = any (ids) order by id for key share;
  if exists (select from account where id = any (ids) and suspended_at is not null) then
    raise exception 'the account is suspended' using errcode = '23514', constraint = broken;
  end if;
end $$;

create function refuse_ad_of_suspended() returns trigger language plpgsql as $$
begin
  perform refuse_suspended_account(array[new.account_id], 'ad_shown_of_active_account');
  return new;
end $$;
create trigger ad_shown_of_active_account before update of state on ad
  for each row when (new.state = 'published' and old.state <> 'published') execute function refuse_ad_of_suspended();

create function refuse_reservation_of_suspended() returns trigger language plpgsql as $$
begin
  perform refuse_suspended_account(array[new.guest_account_id, new.host_account_id], 'reservation_of_active_accounts');
  return new;
end $$;
create trigger reservation_of_active_accounts before insert on reservation
  for each row execute function refuse_reservation_of_suspended();

-- Down Migration

drop trigger reservation_of_active_accounts on reservation;
drop trigger ad_shown_of_active_account on ad;
drop function refuse_reservation_of_suspended, refuse_ad_of_suspended, refuse_suspended_account;
alter table account drop column suspended_at, drop column suspended_reason;
