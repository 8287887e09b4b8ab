-- Up Migration

create type ad_purpose as enum ('rent', 'sale');
create type ad_state as enum ('not_published', 'waiting_for_verification', 'waiting_for_approval', 'changes_asked',
  'refused', 'processing', 'published', 'hidden', 'licence_expired', 'closed');
create type licence_source as enum ('registry', 'sandbox');

create table licence (
  id uuid default uuidv7() constraint licence_pkey primary key,
  account_id uuid not null constraint licence_account_fkey references account on delete restrict,
  number text not null constraint licence_number_unique unique,
  broker_name text not null,
  fal_number text,
  issued_on date not null,
  expires_on date not null,
  url text not null,
  source licence_source not null,
  checked_at timestamptz not null default now(),
  constraint licence_number_6_to_13 check (char_length(number) between 6 and 13),
  constraint licence_issued_before_it_expires check (issued_on < expires_on)
);
create index licence_account on licence (account_id);

create sequence ad_number;
create table ad (
  id uuid default uuidv7() constraint ad_pkey primary key,
  number bigint not null default public_number(nextval('ad_number')) constraint ad_number_unique unique,
  unit_id uuid not null constraint ad_unit_fkey references unit on delete restrict,
  account_id uuid not null constraint ad_account_fkey references account on delete restrict,
  licence_id uuid constraint ad_licence_fkey references licence on delete restrict,
  purpose ad_purpose not null,
  title_ar text,
  title_en text,
  state ad_state not null default 'not_published',
  special_until timestamptz,
  published_at timestamptz,
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint ad_title_in_one_language check (coalesce(title_ar, title_en) is not null),
  constraint ad_published_is_licensed_and_dated check (state <> 'published' or (licence_id is not null and published_at is not null))
);
comment on column ad.search_text is 'foldArabic (api/src/places) of everything a visitor may type to find it, in both languages';
create index ad_account on ad (account_id);
create index ad_unit on ad (unit_id);
create unique index ad_one_live_per_unit on ad (unit_id)
  where state in ('waiting_for_verification', 'waiting_for_approval', 'changes_asked', 'processing', 'published', 'hidden');
create unique index ad_one_live_per_licence on ad (licence_id)
  where state in ('waiting_for_verification', 'waiting_for_approval', 'changes_asked', 'processing', 'published', 'hidden');
create index ad_published_newest on ad (published_at desc, id desc) where state = 'published';
create index ad_search_text on ad using gin (search_text gin_trgm_ops) where state = 'published';

create table ad_transition (
  id uuid default uuidv7() constraint ad_transition_pkey primary key,
  ad_id uuid not null constraint ad_transition_ad_fkey references ad on delete cascade,
  from_state ad_state,
  to_state ad_state not null,
  person_id uuid constraint ad_transition_person_fkey references person on delete set null,
  reason text not null,
  at timestamptz not null default now()
);
create index ad_transition_ad on ad_transition (ad_id, at);

create table contact_reveal (
  id uuid default uuidv7() constraint contact_reveal_pkey primary key,
  ad_id uuid not null constraint contact_reveal_ad_fkey references ad on delete cascade,
  account_id uuid constraint contact_reveal_account_fkey references account on delete set null,
  address_hash bytea not null,
  channel text not null constraint contact_reveal_channel_known check (channel in ('phone', 'whatsapp')),
  at timestamptz not null default now()
);
create index contact_reveal_ad on contact_reveal (ad_id, at);
create index contact_reveal_address on contact_reveal (address_hash, at desc);

-- Down Migration
drop table contact_reveal, ad_transition, ad, licence;
drop sequence ad_number;
drop type licence_source, ad_state, ad_purpose;
