-- Up Migration

-- What an account was told of the end of a licence: 30 and 7 days before it, and when it came.
create table licence_reminder (
  licence_id uuid not null constraint licence_reminder_licence_fkey references licence on delete cascade,
  expires_on date not null,
  days_before smallint not null,
  at timestamptz not null,
  constraint licence_reminder_once primary key (licence_id, expires_on, days_before),
  constraint licence_reminder_known check (days_before in (30, 7, 0))
);
comment on table licence_reminder is 'Each end of a licence is told of once at each distance; a renewed licence has another end';
create index licence_ending on licence (expires_on);

-- Where the law keeps yearly rents from rising: the newest row of a city that has begun tells, until its last day.
create table rent_freeze (
  id uuid default uuidv7() constraint rent_freeze_pkey primary key,
  city_id integer not null constraint rent_freeze_city_fkey references city on delete cascade,
  usages property_usage[] not null,
  starts_on date not null,
  ends_on date,
  operator_id uuid constraint rent_freeze_operator_fkey references operator on delete restrict,
  reason text not null,
  created_at timestamptz not null default now(),
  constraint rent_freeze_one_from_a_day unique (city_id, starts_on),
  constraint rent_freeze_ends_after_its_start check (ends_on >= starts_on)
);
create index rent_freeze_operator on rent_freeze (operator_id);
create function refuse_past_freeze_change() returns trigger language plpgsql as $$
begin
  raise exception 'a rent freeze keeps its history' using errcode = '23514', constraint = 'rent_freeze_keeps_history';
end $$;
create trigger rent_freeze_keeps_history before update or delete on rent_freeze
  for each row when (old.starts_on <= (now() at time zone 'Asia/Riyadh')::date) execute function refuse_past_freeze_change();
create trigger rent_freeze_not_truncated before truncate on rent_freeze
  for each statement execute function refuse_past_freeze_change();
comment on table rent_freeze is 'Yearly rents of these usages may not rise in a city; no usage: the freeze is lifted from that day';
comment on column rent_freeze.ends_on is 'Its last Riyadh day; null: until a newer row says otherwise';
comment on column rent_freeze.operator_id is 'Null for one that came with the house';

-- What the last contract in Ejar says: under a freeze a unit that was let before is not let for more.
alter table unit
  add column last_rent bigint,
  add column ejar_contract text,
  add constraint unit_last_rent_positive check (last_rent > 0),
  add constraint unit_ejar_contract_length check (char_length(ejar_contract) <= 30);
comment on column unit.last_rent is 'Yearly rent of its last contract in Ejar, in halalas; null where it was never let, or nobody said';
comment on column unit.ejar_contract is 'Number of its last contract in Ejar';

-- Down Migration
alter table unit drop constraint unit_ejar_contract_length, drop constraint unit_last_rent_positive,
  drop column ejar_contract, drop column last_rent;
drop table rent_freeze;
drop function refuse_past_freeze_change();
drop index licence_ending;
drop table licence_reminder;
