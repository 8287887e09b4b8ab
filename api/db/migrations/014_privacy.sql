-- Up Migration

create table marketing_consent (
  id uuid default uuidv7() constraint marketing_consent_pkey primary key,
  person_id uuid not null constraint marketing_consent_person_fkey references person on delete cascade,
  channel message_channel not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint marketing_consent_withdrawn_after_given check (withdrawn_at >= given_at)
);
comment on table marketing_consent is 'A yes to news of Diyar on one channel, and when it was taken back; no row is ever removed';
create unique index marketing_consent_one_in_force on marketing_consent (person_id, channel) where withdrawn_at is null;

alter table person
  add column closed_at timestamptz,
  drop constraint person_phone_is_saudi_mobile,
  add constraint person_phone_is_saudi_mobile_until_closed check (
    case when closed_at is null then phone ~ '^\+9665[0-9]{8}$' else phone = 'closed:' || id end),
  add constraint person_closed_keeps_no_identity check (closed_at is null or identity_hmac is null);
comment on column person.phone is 'A Saudi mobile number; of a person who closed their last account nothing but closed:{id}';

alter table account
  add column closed_at timestamptz,
  add constraint account_closed_is_not_verified check (closed_at is null or verified_at is null);

drop trigger person_identity_fixed_once_verified on person;
create trigger person_identity_fixed_once_verified before update of identity_hmac on person for each row
  when (old.identity_hmac is not null and new.identity_hmac is distinct from old.identity_hmac and new.closed_at is null)
  execute function refuse_other_identity();

-- Closing locks the account's row for update; whoever begins something in its name at the same moment waits here and
-- then sees that it is closed.
create function refuse_closed_account(ids uuid[], broken text) returns void language plpgsql as $$
declare
  one record;
begin
  for one in select closed_at from account where id = any (ids) order by id for key share loop
    if one.closed_at is not null then
      raise exception 'the account is closed' using errcode = '23514', constraint = broken;
    end if;
  end loop;
end $$;

create function refuse_reservation_of_closed() returns trigger language plpgsql as $$
begin
  perform refuse_closed_account(array[new.guest_account_id, new.host_account_id], 'reservation_of_open_accounts');
  return new;
end $$;
create trigger reservation_of_open_accounts before insert on reservation for each row
  execute function refuse_reservation_of_closed();

create function refuse_ad_of_closed() returns trigger language plpgsql as $$
begin
  perform refuse_closed_account(array[new.account_id], 'ad_of_open_account');
  return new;
end $$;
create trigger ad_of_open_account before insert on ad for each row
  when (new.state <> 'closed') execute function refuse_ad_of_closed();
create trigger ad_stays_closed_with_its_account before update of state on ad for each row
  when (new.state <> 'closed' and new.state <> old.state) execute function refuse_ad_of_closed();

create function refuse_account_of_closed() returns trigger language plpgsql as $$
declare
  gone timestamptz;
begin
  select closed_at into gone from person where id = new.person_id for key share;
  if gone is not null then
    raise exception 'the person is gone' using errcode = '23514', constraint = 'account_of_living_person';
  end if;
  return new;
end $$;
create trigger account_of_living_person before insert on account for each row
  execute function refuse_account_of_closed();

insert into setting (key, type, value, source) values
  ('contacts_per_account_hour', 'count', '30', 'product: numbers are shown on tap, limited and counted');

-- Down Migration
delete from setting where key = 'contacts_per_account_hour';
drop trigger account_of_living_person on account;
drop trigger ad_stays_closed_with_its_account on ad;
drop trigger ad_of_open_account on ad;
drop trigger reservation_of_open_accounts on reservation;
drop function refuse_account_of_closed();
drop function refuse_ad_of_closed();
drop function refuse_reservation_of_closed();
drop function refuse_closed_account(uuid[], text);
drop trigger person_identity_fixed_once_verified on person;
create trigger person_identity_fixed_once_verified before update of identity_hmac on person for each row
  when (old.identity_hmac is not null and new.identity_hmac is distinct from old.identity_hmac)
  execute function refuse_other_identity();
alter table account drop constraint account_closed_is_not_verified, drop column closed_at;
alter table person drop constraint person_closed_keeps_no_identity, drop constraint person_phone_is_saudi_mobile_until_closed,
  add constraint person_phone_is_saudi_mobile check (phone ~ '^\+9665[0-9]{8}$'), drop column closed_at;
drop table marketing_consent;
