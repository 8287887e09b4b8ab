-- Up Migration

create type identity_kind as enum ('citizen', 'resident');
create type payout_kind as enum ('bank', 'wallet');

alter table person
  add column identity_kind identity_kind,
  add column identity_hmac bytea,
  add column identity_last4 text,
  add column identity_verified_at timestamptz,
  add constraint person_identity_is_whole check (num_nulls(identity_kind, identity_hmac, identity_last4) in (0, 3)),
  add constraint person_identity_keeps_four_digits check (identity_last4 ~ '^[0-9]{4}$'),
  add constraint person_identity_verified_is_known check (identity_verified_at is null or identity_hmac is not null);
comment on column person.identity_hmac is 'HMAC of the identity or iqama number under the pepper; the number itself is kept nowhere';

-- Whoever was verified by an identity number, in person or for an account of theirs, is verified as that person.
create function refuse_other_identity() returns trigger language plpgsql as $$
begin
  if old.identity_verified_at is not null
    or exists (select from account where person_id = old.id and verified_at is not null) then
    raise exception 'a verified identity does not change' using errcode = '23514', constraint = 'person_identity_fixed_once_verified';
  end if;
  return new;
end $$;
create trigger person_identity_fixed_once_verified before update of identity_hmac on person for each row
  when (old.identity_hmac is not null and new.identity_hmac is distinct from old.identity_hmac)
  execute function refuse_other_identity();

create table account_profile (
  account_id uuid constraint account_profile_pkey primary key
    constraint account_profile_account_fkey references account on delete cascade,
  version integer not null default 1,
  email text,
  photo_key text,
  logo_key text,
  city_id integer constraint account_profile_city_fkey references city on delete restrict,
  lat double precision,
  lng double precision,
  about_ar text,
  about_en text,
  languages text[] not null default '{}',
  commercial_registration text,
  fal_number text,
  legal_name text,
  viewer_phone text,
  updated_at timestamptz not null default now(),
  constraint account_profile_email_form check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and char_length(email) <= 254),
  constraint account_profile_point_is_whole check (num_nulls(lat, lng) in (0, 2)),
  constraint account_profile_point_near_the_kingdom check (lat between 16 and 32.4 and lng between 34.3 and 55.8),
  constraint account_profile_about_length check (char_length(about_ar) <= 1000 and char_length(about_en) <= 1000),
  constraint account_profile_commercial_registration_form check (commercial_registration ~ '^[0-9]{10}$'),
  constraint account_profile_fal_number_form check (fal_number ~ '^[0-9]{10}$'),
  constraint account_profile_viewer_phone_10_to_11 check (viewer_phone ~ '^[0-9]{10,11}$')
);
comment on column account_profile.version is 'Raised by every save; a save that read an older one is refused';
create index account_profile_city on account_profile (city_id);

create table opening_hours (
  account_id uuid not null constraint opening_hours_account_fkey references account on delete cascade,
  weekday smallint not null,
  opens_at time not null,
  closes_at time not null,
  constraint opening_hours_pkey primary key (account_id, weekday, opens_at),
  constraint opening_hours_weekday_known check (weekday between 1 and 7),
  constraint opening_hours_open_before_they_close check (opens_at < closes_at),
  constraint opening_hours_no_overlap exclude using gist (account_id with =, weekday with =,
    numrange(extract(epoch from opens_at), extract(epoch from closes_at)) with &&)
);
comment on column opening_hours.weekday is 'ISO weekday: 1 Monday … 7 Sunday; a day without a row is closed';

create table payout_destination (
  account_id uuid constraint payout_destination_pkey primary key
    constraint payout_destination_account_fkey references account on delete cascade,
  kind payout_kind not null,
  iban text,
  bank_name text,
  holder text,
  wallet text,
  wallet_phone text,
  updated_at timestamptz not null default now(),
  constraint payout_destination_iban_is_saudi check (iban ~ '^SA[0-9]{22}$'),
  constraint payout_destination_wallet_known check (wallet in ('stc', 'urpay', 'mobily', 'alinma')),
  constraint payout_destination_wallet_phone_is_saudi_mobile check (wallet_phone ~ '^\+9665[0-9]{8}$'),
  constraint payout_destination_is_whole check (
    case kind when 'bank' then num_nulls(iban, bank_name, holder) = 0 and num_nonnulls(wallet, wallet_phone) = 0
              else num_nulls(wallet, wallet_phone) = 0 and num_nonnulls(iban, bank_name, holder) = 0 end)
);
comment on table payout_destination is 'Where the money of an advertiser goes: a bank account or a mobile wallet';

-- Down Migration
drop table payout_destination, opening_hours, account_profile;
drop trigger person_identity_fixed_once_verified on person;
drop function refuse_other_identity();
alter table person drop column identity_verified_at, drop column identity_last4, drop column identity_hmac, drop column identity_kind;
drop type payout_kind, identity_kind;
