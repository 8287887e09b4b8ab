-- Up Migration

create type account_kind as enum ('ordinary', 'business');
create type team_role as enum ('manager', 'editor', 'viewer');
create type message_channel as enum ('sms', 'whatsapp', 'email');

create table person (
  id uuid default uuidv7() constraint person_pkey primary key,
  phone text not null constraint person_phone_unique unique,
  created_at timestamptz not null default now(),
  constraint person_phone_is_saudi_mobile check (phone ~ '^\+9665[0-9]{8}$')
);

create sequence account_number;
create table account (
  id uuid default uuidv7() constraint account_pkey primary key,
  number bigint not null default public_number(nextval('account_number')) constraint account_number_unique unique,
  person_id uuid not null constraint account_person_fkey references person on delete restrict,
  kind account_kind not null,
  name text not null,
  vat_number text,
  verified_at timestamptz,
  last_acted_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint account_one_of_each_kind unique (person_id, kind),
  constraint account_name_length check (char_length(name) between 4 and 100),
  constraint account_vat_number_form check (vat_number ~ '^3[0-9]{13}3$')
);

create table team_member (
  account_id uuid not null constraint team_member_account_fkey references account on delete cascade,
  person_id uuid not null constraint team_member_person_fkey references person on delete cascade,
  role team_role not null,
  added_at timestamptz not null default now(),
  constraint team_member_pkey primary key (account_id, person_id)
);
create index team_member_person on team_member (person_id);

create table access_token (
  token_hash bytea constraint access_token_pkey primary key,
  person_id uuid not null constraint access_token_person_fkey references person on delete cascade,
  account_id uuid not null constraint access_token_account_fkey references account on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index access_token_person on access_token (person_id);
create index access_token_account on access_token (account_id);

create table sign_in_challenge (
  id uuid default uuidv7() constraint sign_in_challenge_pkey primary key,
  phone text not null,
  address_hash bytea not null,
  channel message_channel not null,
  lang text not null,
  code_hash bytea,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  proved_at timestamptz,
  used_at timestamptz,
  constraint sign_in_challenge_tries_limit check (tries between 0 and 5),
  constraint sign_in_challenge_phone_is_saudi_mobile check (phone ~ '^\+9665[0-9]{8}$')
);
comment on column sign_in_challenge.code_hash is 'Made by the job that sends the code; the code itself is kept nowhere';
comment on column sign_in_challenge.proved_at is 'The right code came; a new phone still owes its profile';
create index sign_in_challenge_phone_recent on sign_in_challenge (phone, created_at desc);
create index sign_in_challenge_address_recent on sign_in_challenge (address_hash, created_at desc);

create table consent (
  person_id uuid not null constraint consent_person_fkey references person on delete cascade,
  slug text not null,
  version integer not null,
  given_at timestamptz not null default now(),
  constraint consent_pkey primary key (person_id, slug, version),
  constraint consent_page_version_fkey foreign key (slug, version) references page_version on delete restrict
);

create table outbox_message (
  id uuid default uuidv7() constraint outbox_message_pkey primary key,
  channel message_channel not null,
  recipient text not null,
  kind text not null,
  body text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
comment on column outbox_message.body is 'Kept outside production only; production keeps that a message went out, never what it said';
create index outbox_message_newest on outbox_message (created_at desc);

create table event (
  id uuid default uuidv7() constraint event_pkey primary key,
  at timestamptz not null,
  key text not null,
  person_id uuid constraint event_person_fkey references person on delete set null,
  account_id uuid constraint event_account_fkey references account on delete set null,
  params jsonb not null default '{}'
);
create index event_account on event (account_id, at desc);
create index event_person on event (person_id);

create table idempotency_key (
  account_id uuid not null constraint idempotency_key_account_fkey references account on delete cascade,
  key text not null,
  fingerprint bytea not null,
  status smallint not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  constraint idempotency_key_pkey primary key (account_id, key),
  constraint idempotency_key_length check (char_length(key) between 8 and 200),
  constraint idempotency_key_keeps_no_fault check (status < 500 and status not in (401, 403, 429))
);
create index idempotency_key_age on idempotency_key (created_at);

-- Down Migration
drop table idempotency_key, event, outbox_message, consent, sign_in_challenge, access_token, team_member, account, person;
drop sequence account_number;
drop type message_channel, team_role, account_kind;
