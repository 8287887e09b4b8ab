-- Up Migration

alter type service_charge add value 'per_guest';
alter type service_charge add value 'per_night';

-- Both sides lock the unit, so that two who add at once are counted together.
create function refuse_service_above_20() returns trigger language plpgsql as $$
begin
  perform from unit where id = new.unit_id for no key update;
  if (select count(*) from service where unit_id = new.unit_id) > 20 then
    raise exception 'a unit has at most 20 services' using errcode = '23514', constraint = 'service_at_most_20';
  end if;
  return null;
end $$;
create trigger service_at_most_20 after insert on service for each row execute function refuse_service_above_20();

alter table unit
  add column guests_included smallint,
  add column extra_guest_price bigint,
  add constraint unit_extra_guest_priced check (
    num_nonnulls(guests_included, extra_guest_price) <> 1 and guests_included > 0 and extra_guest_price > 0
    and (guests_max is null or guests_included <= guests_max));
comment on column unit.guests_included is 'So many guests are in the price; null: as many as may stay';
comment on column unit.extra_guest_price is 'Halalas for each guest above them: for each night, or once for hours';

create type season as enum ('ramadan', 'eid_al_fitr', 'eid_al_adha', 'founding_day', 'national_day', 'school_holidays', 'riyadh_season');

create table season_dates (
  id uuid default uuidv7() constraint season_dates_pkey primary key,
  season season not null,
  starts_on date not null,
  ends_on date not null,
  created_at timestamptz not null default now(),
  constraint season_dates_start_before_they_end check (starts_on <= ends_on),
  constraint season_dates_apart exclude using gist (season with =, daterange(starts_on, ends_on, '[]') with &&)
);
comment on table season_dates is 'Dates of seasons as they were announced; those of the moon and the national days are computed where no row moves them';

create table price_override (
  id uuid default uuidv7() constraint price_override_pkey primary key,
  unit_id uuid not null constraint price_override_unit_fkey references unit on delete cascade,
  kind price_kind not null,
  starts_on date,
  ends_on date,
  weekday smallint,
  season season,
  amount bigint,
  percent smallint,
  created_at timestamptz not null,
  constraint price_override_of_nights_or_hours check (kind in ('daily', 'hourly')),
  constraint price_override_has_one_time check (num_nonnulls(starts_on, weekday, season) = 1 and num_nonnulls(starts_on, ends_on) <> 1),
  constraint price_override_starts_before_it_ends check (starts_on <= ends_on),
  constraint price_override_weekday_known check (weekday >= 1 and weekday <= 7),
  constraint price_override_has_one_price check (num_nonnulls(amount, percent) = 1),
  constraint price_override_positive check (amount > 0),
  constraint price_override_percent_in_bounds check (percent >= -90 and percent <= 400 and percent <> 0),
  constraint price_override_dates_apart exclude using gist
    (unit_id with =, kind with =, daterange(starts_on, ends_on, '[]') with &&) where (starts_on is not null)
);
comment on table price_override is 'Another price of nights or hours: dates come before weekdays, and those before seasons';
comment on column price_override.weekday is 'ISO: 1 Monday … 7 Sunday';
comment on column price_override.percent is 'Whole percent added to the price, below 0 taken off it';
create unique index price_override_once_a_weekday on price_override (unit_id, kind, weekday) where weekday is not null;
create unique index price_override_once_a_season on price_override (unit_id, kind, season) where season is not null;

create type discount_rule as enum ('length', 'early', 'last_minute');
create table unit_discount (
  unit_id uuid not null constraint unit_discount_unit_fkey references unit on delete cascade,
  rule discount_rule not null,
  days smallint not null,
  percent smallint not null,
  constraint unit_discount_pkey primary key (unit_id, rule, days),
  constraint unit_discount_percent_1_to_90 check (percent >= 1 and percent <= 90),
  constraint unit_discount_days_of_its_rule check (case rule
    when 'length' then days in (3, 7, 28) when 'early' then days >= 7 and days <= 365 else days >= 0 and days <= 14 end)
);
comment on table unit_discount is 'Discounts of nights that hold by themselves: so many nights, or booked so many days ahead';
comment on column unit_discount.days is 'Nights at least (length), days ahead at least (early) or at most (last_minute)';
create unique index unit_discount_one_early_and_last_minute on unit_discount (unit_id, rule) where rule <> 'length';

-- Open calendars show prices of nights: they look again.
create function tell_unit_priced() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'unit ' || case tg_op when 'DELETE' then old.unit_id else new.unit_id end);
  return null;
end $$;
create trigger price_override_told after insert or update or delete on price_override
  for each row execute function tell_unit_priced();
create trigger unit_discount_told after insert or update or delete on unit_discount
  for each row execute function tell_unit_priced();

-- Down Migration
drop table unit_discount, price_override, season_dates;
drop type discount_rule, season;
drop function tell_unit_priced();
alter table unit drop constraint unit_extra_guest_priced, drop column extra_guest_price, drop column guests_included;
drop trigger service_at_most_20 on service;
drop function refuse_service_above_20();
delete from service where charge::text in ('per_guest', 'per_night');
alter type service_charge rename to service_charge_of_guests;
create type service_charge as enum ('per_booking', 'per_period');
alter table service alter column charge type service_charge using charge::text::service_charge;
drop type service_charge_of_guests;
