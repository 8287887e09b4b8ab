-- Up Migration

create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- A short public number that does not tell how many came before it: a bijection of the sequence onto 8 digits
-- (48271693 shares no factor with 90000000), so it can never collide.
create function public_number(n bigint) returns bigint
  language sql immutable strict parallel safe
  return 10000000 + (n * 48271693 + 2718281) % 90000000;

create table setting (
  key text not null,
  effective_from timestamptz not null default '2026-01-01T00:00:00Z',
  type text not null constraint setting_type_known check (type in ('seconds', 'percent', 'halalas', 'count', 'text', 'boolean')),
  value jsonb not null,
  source text not null,
  constraint setting_pkey primary key (key, effective_from),
  constraint setting_value_has_its_type check (
    case type when 'text' then jsonb_typeof(value) = 'string'
              when 'boolean' then jsonb_typeof(value) = 'boolean'
              else jsonb_typeof(value) = 'number' end)
);
comment on table setting is 'Figures of business policy: the row in force is the newest whose effective_from has come';

create table page_version (
  slug text not null,
  version integer not null,
  effective_from date not null,
  title_ar text not null,
  title_en text not null,
  description_ar text not null,
  description_en text not null,
  body_ar text not null,
  body_en text not null,
  constraint page_version_pkey primary key (slug, version)
);

create table region (
  id smallint constraint region_pkey primary key,
  iso text not null constraint region_iso_unique unique,
  slug text not null constraint region_slug_unique unique,
  name_ar text not null,
  name_en text not null,
  lat double precision not null,
  lng double precision not null
);

create table city (
  id integer generated always as identity constraint city_pkey primary key,
  slug text not null constraint city_slug_unique unique,
  region_id smallint not null constraint city_region_fkey references region on delete restrict,
  name_ar text not null,
  name_en text not null,
  lat double precision not null,
  lng double precision not null,
  rank smallint not null
);

create table district (
  id integer generated always as identity constraint district_pkey primary key,
  slug text not null constraint district_slug_unique unique,
  city_id integer not null constraint district_city_fkey references city on delete restrict,
  name_ar text not null,
  name_en text not null,
  lat double precision not null,
  lng double precision not null,
  approximate boolean not null,
  reviewed boolean not null default true,
  constraint district_name_unique_in_city unique (city_id, name_ar)
);
comment on column district.approximate is 'The point is an estimate (± 2 km) or the city''s centre';
comment on column district.reviewed is 'False: made by an import from a name nobody has checked yet';

create type property_usage as enum ('residential', 'commercial', 'mixed', 'agricultural', 'industrial');

create table category (
  id smallint generated always as identity constraint category_pkey primary key,
  slug text not null constraint category_slug_unique unique,
  name_ar text not null,
  name_en text not null,
  plural_ar text not null,
  plural_en text not null,
  usage property_usage not null,
  rega_type text not null,
  periods smallint[] not null,
  has_rooms boolean not null,
  has_furnished boolean not null,
  sort smallint not null
);

create table feature (
  slug text constraint feature_pkey primary key,
  name_ar text not null,
  name_en text not null,
  feature_group text not null,
  icon text not null,
  sort smallint not null
);

-- Down Migration
drop table feature, category, district, city, region, page_version, setting;
drop type property_usage;
drop function public_number(bigint);
