-- Up Migration

create type facing as enum ('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw', 'three_streets', 'four_streets');
create type furnished_status as enum ('full', 'part', 'none', 'not_applicable');
create type advertiser_relation as enum ('owner', 'agent', 'marketer');
create type unit_privacy as enum ('public', 'private');
create type cancellation_policy as enum ('flexible', 'moderate', 'strict');
create type price_kind as enum ('main', 'per_meter', 'hourly', 'daily', 'monthly', 'yearly');
create type discount_type as enum ('percent', 'fixed');
create type service_charge as enum ('per_booking', 'per_period');

create table property (
  id uuid default uuidv7() constraint property_pkey primary key,
  account_id uuid not null constraint property_account_fkey references account on delete restrict,
  name text not null,
  category_id smallint not null constraint property_category_fkey references category on delete restrict,
  usage property_usage not null,
  city_id integer not null constraint property_city_fkey references city on delete restrict,
  district_id integer not null constraint property_district_fkey references district on delete restrict,
  street text,
  street_width numeric(5, 1),
  facing facing,
  area numeric(12, 2) not null,
  height numeric(8, 2),
  width numeric(8, 2),
  furnished furnished_status not null,
  advertiser_relation advertiser_relation not null,
  exclusive boolean not null default false,
  block_number text,
  lat double precision not null,
  lng double precision not null,
  location_approximate boolean not null default false,
  import_hash bytea,
  demo_fields text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint property_imported_once unique (account_id, import_hash),
  constraint property_name_length check (char_length(name) between 4 and 150),
  constraint property_area_positive check (area > 0),
  constraint property_point_near_the_kingdom check (lat between 16 and 32.4 and lng between 34.3 and 55.8)
);
comment on column property.height is 'Labelled الطول / Length, in metres';
comment on column property.import_hash is 'Hash of the advertiser and all cells of the imported row: running an import twice changes nothing';
comment on column property.demo_fields is 'Fields filled by the demonstration, not by the advertiser';
create index property_account on property (account_id);
create index property_district on property (district_id);
create index property_city on property (city_id);
create index property_category on property (category_id);

create table space (
  id uuid default uuidv7() constraint space_pkey primary key,
  property_id uuid not null constraint space_property_fkey references property on delete cascade,
  name text not null
);
create index space_property on space (property_id);

create table unit (
  id uuid default uuidv7() constraint unit_pkey primary key,
  property_id uuid not null constraint unit_property_fkey references property on delete restrict,
  account_id uuid not null constraint unit_account_fkey references account on delete restrict,
  code text not null,
  name_ar text,
  name_en text,
  description_ar text,
  description_en text,
  area numeric(12, 2) not null,
  rooms smallint,
  baths smallint,
  halls smallint,
  capacity smallint,
  age smallint,
  privacy unit_privacy not null default 'public',
  link_key text,
  tourism_permit_number text,
  tourism_permit_expires_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint unit_code_unique_per_advertiser unique (account_id, code),
  constraint unit_name_in_one_language check (coalesce(name_ar, name_en) is not null),
  constraint unit_area_positive check (area > 0),
  constraint unit_private_has_link_key check (privacy = 'public' or link_key is not null)
);
create index unit_property on unit (property_id);

create table unit_space (
  unit_id uuid not null constraint unit_space_unit_fkey references unit on delete cascade,
  space_id uuid not null constraint unit_space_space_fkey references space on delete restrict,
  constraint unit_space_pkey primary key (unit_id, space_id)
);
create index unit_space_space on unit_space (space_id);

create table unit_feature (
  unit_id uuid not null constraint unit_feature_unit_fkey references unit on delete cascade,
  feature_slug text not null constraint unit_feature_feature_fkey references feature on delete restrict,
  constraint unit_feature_pkey primary key (unit_id, feature_slug)
);
create index unit_feature_feature on unit_feature (feature_slug);

create table unit_policy (
  unit_id uuid constraint unit_policy_pkey primary key
    constraint unit_policy_unit_fkey references unit on delete cascade,
  instant boolean not null default true,
  arrival_time time not null default '16:00',
  departure_time time not null default '12:00',
  gap_minutes smallint not null default 0,
  opens_at time not null default '08:00',
  closes_at time not null default '23:00',
  days_off smallint[] not null default '{}',
  slot_minutes smallint not null default 60,
  notice_minutes integer not null default 0,
  horizon_days smallint not null default 365,
  min_hours smallint not null default 1,
  max_hours smallint not null default 24,
  min_nights smallint not null default 1,
  max_nights smallint not null default 90,
  cancellation cancellation_policy not null default 'moderate',
  down_payment_percent smallint not null default 30,
  security_deposit bigint not null default 0,
  constraint unit_policy_arrival_after_departure_and_gap check (
    extract(epoch from arrival_time) >= extract(epoch from departure_time) + gap_minutes * 60),
  constraint unit_policy_opens_before_it_closes check (opens_at < closes_at),
  constraint unit_policy_slot_known check (slot_minutes in (15, 30, 60, 120, 180, 240)),
  constraint unit_policy_gap_within_a_day check (gap_minutes between 0 and 720),
  constraint unit_policy_down_payment_1_to_100 check (down_payment_percent between 1 and 100),
  constraint unit_policy_security_deposit_not_negative check (security_deposit >= 0),
  constraint unit_policy_days_off_are_weekdays check (days_off <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  constraint unit_policy_lengths check (1 <= min_hours and min_hours <= max_hours and 1 <= min_nights and min_nights <= max_nights)
);
comment on column unit_policy.days_off is 'ISO weekdays (1 Monday … 7 Sunday) without hourly slots';

create table unit_price (
  unit_id uuid not null constraint unit_price_unit_fkey references unit on delete cascade,
  kind price_kind not null,
  amount bigint not null,
  active boolean not null default true,
  updated_at timestamptz not null default now(),
  constraint unit_price_pkey primary key (unit_id, kind),
  constraint unit_price_positive check (amount > 0)
);

create table price_change (
  id uuid default uuidv7() constraint price_change_pkey primary key,
  unit_id uuid not null constraint price_change_unit_fkey references unit on delete cascade,
  kind price_kind not null,
  old_amount bigint,
  new_amount bigint,
  old_active boolean,
  new_active boolean,
  at timestamptz not null default now()
);
create index price_change_unit on price_change (unit_id, kind, at desc);

-- History is kept by the database, so no code path can change a price silently.
create function keep_price_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- A unit deleted whole takes its history with it.
    if exists (select from unit where id = old.unit_id) then
      insert into price_change (unit_id, kind, old_amount, old_active) values (old.unit_id, old.kind, old.amount, old.active);
    end if;
  elsif tg_op = 'INSERT' then
    insert into price_change (unit_id, kind, new_amount, new_active) values (new.unit_id, new.kind, new.amount, new.active);
  elsif (old.amount, old.active) is distinct from (new.amount, new.active) then
    insert into price_change (unit_id, kind, old_amount, new_amount, old_active, new_active)
    values (new.unit_id, new.kind, old.amount, new.amount, old.active, new.active);
  end if;
  return null;
end $$;
create trigger unit_price_keeps_history after insert or update or delete on unit_price
  for each row execute function keep_price_change();

create table offer (
  id uuid default uuidv7() constraint offer_pkey primary key,
  account_id uuid not null constraint offer_account_fkey references account on delete cascade,
  name_ar text,
  name_en text,
  type_discount discount_type not null,
  discount bigint not null,
  starts_on date not null,
  ends_on date not null,
  kinds price_kind[] not null,
  created_at timestamptz not null default now(),
  constraint offer_name_in_one_language check (coalesce(name_ar, name_en) is not null),
  constraint offer_discount_positive check (discount > 0),
  constraint offer_percent_at_most_100 check (type_discount <> 'percent' or discount <= 100),
  constraint offer_starts_before_it_ends check (starts_on <= ends_on),
  constraint offer_has_price_kinds check (cardinality(kinds) > 0)
);
comment on column offer.discount is 'Whole percent, or halalas when fixed';
comment on column offer.ends_on is 'The last Riyadh day on which it holds';
create index offer_account on offer (account_id);

create table offer_unit (
  offer_id uuid not null constraint offer_unit_offer_fkey references offer on delete cascade,
  unit_id uuid not null constraint offer_unit_unit_fkey references unit on delete cascade,
  constraint offer_unit_pkey primary key (offer_id, unit_id)
);
create index offer_unit_unit on offer_unit (unit_id);

create table service (
  id uuid default uuidv7() constraint service_pkey primary key,
  unit_id uuid not null constraint service_unit_fkey references unit on delete cascade,
  name_ar text not null,
  name_en text not null,
  price bigint not null,
  charge service_charge not null,
  mandatory boolean not null default false,
  constraint service_price_not_negative check (price >= 0)
);
create index service_unit on service (unit_id);

create table photo (
  id uuid default uuidv7() constraint photo_pkey primary key,
  unit_id uuid not null constraint photo_unit_fkey references unit on delete cascade,
  position smallint not null,
  is_main boolean not null default false,
  scene text not null,
  seed text not null,
  constraint photo_position_unique unique (unit_id, position)
);
comment on table photo is 'Drawn demonstration photos: a scene and a seed, rendered at the first request';
create unique index photo_one_main_per_unit on photo (unit_id) where is_main;

-- Down Migration
drop table photo, service, offer_unit, offer, price_change, unit_price, unit_policy, unit_feature, unit_space, unit, space, property;
drop function keep_price_change();
drop type service_charge, discount_type, price_kind, cancellation_policy, unit_privacy, advertiser_relation, furnished_status, facing;
