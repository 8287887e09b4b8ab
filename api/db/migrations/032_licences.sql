-- Up Migration

-- What the real-estate authority answered about a licence, and what is sent back to it.
create type compliance_operation as enum ('display', 'update', 'cancel');
create type advertiser_kind as enum ('individual', 'establishment');

alter table licence
  add column purpose ad_purpose,
  add column property_type text,
  add column area numeric(12, 2),
  add column price bigint,
  add column facts jsonb,
  add column advertiser_kind advertiser_kind,
  add column sealed_numbers bytea,
  add column ended_at timestamptz,
  add constraint licence_price_positive check (price > 0),
  add constraint licence_facts_hold_no_number check (not facts ?| array['advertiserId', 'deedNumber']);
comment on column licence.facts is 'The authority''s answer in its own words, without the advertiser''s number and the whole deed number';
comment on column licence.price is 'Sale price or yearly rent as the licence states it, in halalas';
comment on column licence.sealed_numbers is 'The advertiser''s number and the deed number, encrypted; null once the licence has ended';
comment on column licence.ended_at is 'When the authority said that it holds no longer, before its last day';

-- The number stands in the ad, so that two accounts cannot show one licence at once; each account keeps its own answer.
alter table ad add column licence_number text;
update ad set licence_number = licence.number from licence where licence.id = ad.licence_id;
create function copy_licence_number() returns trigger language plpgsql as $$
begin
  new.licence_number := (select number from licence where id = new.licence_id);
  return new;
end $$;
create trigger ad_licence_number before insert or update of licence_id on ad for each row
  execute function copy_licence_number();

-- Contract: one account's row is no longer the only one of a number; what is refused is a second live ad.
drop index ad_one_live_per_licence;
create unique index ad_one_live_per_licence on ad (licence_number)
  where state in ('waiting_for_verification', 'waiting_for_approval', 'changes_asked', 'processing', 'published', 'hidden');
create index ad_licence on ad (licence_id);
alter table licence drop constraint licence_number_unique;
alter table licence add constraint licence_once_per_account unique (account_id, number);
create index licence_number on licence (number);
create index licence_sealed on licence (expires_on) where sealed_numbers is not null;

create table licence_check (
  ad_id uuid constraint licence_check_pkey primary key
    constraint licence_check_ad_fkey references ad on delete cascade,
  number text not null,
  advertiser_kind advertiser_kind not null,
  sealed_advertiser bytea,
  person_id uuid constraint licence_check_person_fkey references person on delete set null,
  from_state ad_state not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  refusal text,
  message text,
  constraint licence_check_number_6_to_13 check (char_length(number) between 6 and 13),
  constraint licence_check_waits_or_was_answered check ((answered_at is null) = (sealed_advertiser is not null)),
  constraint licence_check_refusal_is_an_answer check (refusal is null or answered_at is not null)
);
comment on table licence_check is 'A licence the authority could not be asked about at once; asked again until it answers';
create index licence_check_person on licence_check (person_id);
create index licence_check_waiting on licence_check (asked_at) where answered_at is null;

create table compliance_call (
  id uuid default uuidv7() constraint compliance_call_pkey primary key,
  position bigint generated always as identity constraint compliance_call_position_unique unique,
  ad_id uuid not null constraint compliance_call_ad_fkey references ad on delete restrict,
  licence_id uuid not null constraint compliance_call_licence_fkey references licence on delete restrict,
  licence_number text not null,
  operation compliance_operation not null,
  request jsonb not null,
  response jsonb,
  status smallint,
  code text,
  duration_millis integer,
  attempts smallint not null default 0,
  created_at timestamptz not null,
  claimed_until timestamptz,
  done_at timestamptz,
  accepted boolean,
  constraint compliance_call_done_says_how check ((done_at is null) = (accepted is null)),
  constraint compliance_call_claimed_is_not_done check (claimed_until is null or done_at is null),
  constraint compliance_call_request_holds_no_number check (not request ?| array['advertiserId', 'titleDeedNumber'])
);
comment on table compliance_call is 'What the authority is told about an ad on show, in order: the outbox, and the log operators read';
create unique index compliance_call_one_sent_at_once on compliance_call (licence_number) where claimed_until is not null;
create index compliance_call_left on compliance_call (licence_number, position) where done_at is null;
create index compliance_call_licence on compliance_call (licence_id);
create index compliance_call_ad on compliance_call (ad_id);

create table authority_push (
  id uuid default uuidv7() constraint authority_push_pkey primary key,
  licence_number text not null,
  status_code text,
  status_name text,
  ends_it boolean not null,
  ads_taken_off integer not null,
  at timestamptz not null
);
comment on table authority_push is 'What the authority told by itself about a licence';
create index authority_push_number on authority_push (licence_number, at desc);

insert into setting (key, type, value, source) values
  ('tourism_permit_required', 'boolean', 'true', 'Ministry of Tourism: a home let by the night or the hour needs a permit, January 2023'),
  ('disclosures_required', 'boolean', 'true', 'real-estate advertising rules: mortgage, dispute and unregistered rights are disclosed');

-- Down Migration
delete from setting where key in ('tourism_permit_required', 'disclosures_required');
drop table authority_push, compliance_call, licence_check;
drop index licence_sealed, licence_number, ad_licence, ad_one_live_per_licence;
alter table licence drop constraint licence_once_per_account;
alter table licence add constraint licence_number_unique unique (number);
create unique index ad_one_live_per_licence on ad (licence_id)
  where state in ('waiting_for_verification', 'waiting_for_approval', 'changes_asked', 'processing', 'published', 'hidden');
drop trigger ad_licence_number on ad;
drop function copy_licence_number();
alter table ad drop column licence_number;
alter table licence drop constraint licence_facts_hold_no_number, drop constraint licence_price_positive,
  drop column ended_at, drop column sealed_numbers, drop column advertiser_kind, drop column facts, drop column price,
  drop column area, drop column property_type, drop column purpose;
drop type advertiser_kind, compliance_operation;
