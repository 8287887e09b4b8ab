-- Up Migration

create type office_verification_state as enum ('draft', 'sent', 'approved', 'refused', 'expired', 'replaced');

-- Proving that a business account is the office it says: its commercial registration as the register told of it, its broker licence and its
-- documents, decided by an operator.
create table office_verification (
  id uuid default uuidv7() constraint office_verification_pkey primary key,
  account_id uuid not null constraint office_verification_account_fkey references account on delete cascade,
  state office_verification_state not null default 'draft',
  commercial_registration text not null,
  national_number text,
  register_name text not null,
  register_city text,
  register_issued_on date,
  register_activities text[] not null default '{}',
  owner_listed boolean,
  register_checked_at timestamptz not null,
  fal_number text,
  fal_expires_on date,
  created_at timestamptz not null,
  sent_at timestamptz,
  decided_at timestamptz,
  operator_id uuid constraint office_verification_operator_fkey references operator on delete restrict,
  reason text,
  expires_on date,
  ended_at timestamptz,
  constraint office_verification_registration_form check (commercial_registration ~ '^[0-9]{10}$'),
  constraint office_verification_national_number_form check (national_number ~ '^7[0-9]{9}$'),
  constraint office_verification_fal_form check (fal_number ~ '^[0-9]{10}$'),
  constraint office_verification_fal_has_an_end check ((fal_number is null) = (fal_expires_on is null)),
  constraint office_verification_register_name_length check (char_length(register_name) between 1 and 200),
  constraint office_verification_sent_when check ((state = 'draft') = (sent_at is null)),
  constraint office_verification_decided_when check ((state in ('draft', 'sent')) = (decided_at is null)),
  constraint office_verification_refused_says_why check ((state = 'refused') = (reason is not null)),
  constraint office_verification_approved_ends check ((state in ('approved', 'expired', 'replaced')) = (expires_on is not null)),
  constraint office_verification_ended_when check ((state in ('expired', 'replaced')) = (ended_at is not null))
);
comment on table office_verification is 'A request of a business account to be verified, as the register and its own people told; renewed by another one';
comment on column office_verification.owner_listed is 'Whether the register names the account''s owner among the people of the registration; null where it names nobody';
comment on column office_verification.expires_on is 'The last Riyadh day of the badge';
create unique index office_verification_one_open on office_verification (account_id) where state in ('draft', 'sent');
create unique index office_verification_one_approved on office_verification (account_id) where state = 'approved';
-- One registration, and one broker licence, is one account's.
create unique index office_registration_verified_once on office_verification (commercial_registration) where state = 'approved';
create unique index office_fal_verified_once on office_verification (fal_number) where state = 'approved';
create index office_verification_account on office_verification (account_id, created_at desc);
create index office_verification_waiting on office_verification (sent_at) where state = 'sent';
create index office_verification_ends on office_verification (expires_on) where state = 'approved';
create index office_verification_operator on office_verification (operator_id);

-- What was decided is not decided again, and what was sent stays as it was sent.
create function refuse_office_step() returns trigger language plpgsql as $$
begin
  if old.state <> new.state and (old.state, new.state) not in (('draft', 'sent'), ('sent', 'approved'), ('sent', 'refused'),
      ('approved', 'expired'), ('approved', 'replaced')) then
    raise exception 'no such step of an office verification' using errcode = '23514',
      constraint = 'office_verification_step_on_the_graph';
  end if;
  if old.state <> 'draft' and (old.account_id, old.commercial_registration, old.national_number, old.register_name, old.register_city,
      old.register_issued_on, old.register_activities, old.owner_listed, old.register_checked_at, old.fal_number, old.fal_expires_on, old.sent_at)
      is distinct from (new.account_id, new.commercial_registration, new.national_number, new.register_name, new.register_city,
      new.register_issued_on, new.register_activities, new.owner_listed, new.register_checked_at, new.fal_number, new.fal_expires_on, new.sent_at) then
    raise exception 'what was sent does not change' using errcode = '23514', constraint = 'office_verification_fixed_once_sent';
  end if;
  return new;
end $$;
create trigger office_verification_step_on_the_graph before update on office_verification for each row
  execute function refuse_office_step();

create function tell_of_office_verification() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'account ' || new.account_id || ' verification ' || new.id);
  return null;
end $$;
create trigger office_verification_told after insert or update of state on office_verification
  for each row execute function tell_of_office_verification();

-- What an office shows of itself to operators alone: pictures made anew, PDFs as they were sent.
create type office_document_purpose as enum ('registration', 'broker_licence', 'authorisation', 'other');
create table office_document (
  id uuid default uuidv7() constraint office_document_pkey primary key,
  verification_id uuid not null constraint office_document_verification_fkey references office_verification on delete cascade,
  purpose office_document_purpose not null,
  kind text not null,
  file_key text not null constraint office_document_file_once unique,
  size integer not null,
  created_at timestamptz not null,
  constraint office_document_kind_known check (kind in ('picture', 'pdf')),
  constraint office_document_size_positive check (size > 0)
);
comment on column office_document.size is 'Bytes as kept';
create index office_document_verification on office_document (verification_id);

-- A document locks its request: one that comes as the request is sent is part of it, or is refused.
create function refuse_office_document() returns trigger language plpgsql as $$
declare stands office_verification_state;
begin
  select state into stands from office_verification where id = new.verification_id for no key update;
  if stands <> 'draft' then
    raise exception 'the request was sent' using errcode = '23514', constraint = 'office_document_of_draft';
  end if;
  if (select count(*) from office_document where verification_id = new.verification_id) >= 10 then
    raise exception 'ten documents at most' using errcode = '23514', constraint = 'office_document_at_most_10';
  end if;
  return new;
end $$;
create trigger office_document_of_draft before insert on office_document for each row
  execute function refuse_office_document();

create table office_document_ticket (
  ticket_hash bytea constraint office_document_ticket_pkey primary key,
  document_id uuid not null constraint office_document_ticket_document_fkey references office_document on delete cascade,
  expires_at timestamptz not null
);
comment on table office_document_ticket is 'Opens one document once, within a minute of an operator''s asking';
create index office_document_ticket_document on office_document_ticket (document_id);

create table register_inquiry (
  id uuid default uuidv7() constraint register_inquiry_pkey primary key,
  account_id uuid not null constraint register_inquiry_account_fkey references account on delete cascade,
  asked_at timestamptz not null
);
comment on table register_inquiry is 'How often an account asked the commercial register; each question is paid for';
create index register_inquiry_account on register_inquiry (account_id, asked_at);

create table office_verification_reminder (
  verification_id uuid not null constraint office_verification_reminder_verification_fkey references office_verification on delete cascade,
  days_before smallint not null,
  at timestamptz not null,
  constraint office_verification_reminder_once primary key (verification_id, days_before),
  constraint office_verification_reminder_known check (days_before in (30, 7))
);

-- The badge of an office is an approved verification, and ends with it. Badges from before there was any proof end here.
update account set verified_at = null where kind = 'business' and verified_at is not null;
create function refuse_badge_without_proof() returns trigger language plpgsql as $$
begin
  if not exists (select from office_verification where account_id = new.id and state = 'approved') then
    raise exception 'an office without an approved verification has no badge' using errcode = '23514',
      constraint = 'account_office_badge_has_proof';
  end if;
  return new;
end $$;
create trigger account_office_badge_has_proof before insert or update of verified_at on account for each row
  when (new.kind = 'business' and new.verified_at is not null) execute function refuse_badge_without_proof();

create function refuse_end_with_badge() returns trigger language plpgsql as $$
begin
  if exists (select from account where id = new.account_id and verified_at is not null) then
    raise exception 'the badge ends first' using errcode = '23514', constraint = 'office_badge_ends_with_proof';
  end if;
  return new;
end $$;
create trigger office_badge_ends_with_proof before update of state on office_verification for each row
  when (old.state = 'approved' and new.state = 'expired') execute function refuse_end_with_badge();

-- What licences are checked by is what was verified, for as long as it is.
create function refuse_other_registration() returns trigger language plpgsql as $$
begin
  if exists (select from office_verification where account_id = new.account_id and state = 'approved'
      and (commercial_registration is distinct from new.commercial_registration or fal_number is distinct from new.fal_number)) then
    raise exception 'a verified registration does not change' using errcode = '23514', constraint = 'account_profile_verified_numbers_fixed';
  end if;
  return new;
end $$;
create trigger account_profile_verified_numbers_fixed before update of commercial_registration, fal_number on account_profile
  for each row when ((new.commercial_registration, new.fal_number) is distinct from (old.commercial_registration, old.fal_number))
  execute function refuse_other_registration();

insert into setting (key, type, value, source) values
  ('office_verification_days', 'count', '365', 'product: an office is verified for a year at most'),
  ('register_inquiries_per_account_day', 'count', '10', 'product: questions to the commercial register are paid for'),
  ('advertiser_grace_days', 'count', '30', 'product: who advertises already has time to be verified'),
  ('advertiser_verification_required', 'boolean', 'false', 'product: who may advertise what, from the day an operator sets');

-- Down Migration
delete from setting where key in ('office_verification_days', 'register_inquiries_per_account_day', 'advertiser_grace_days',
  'advertiser_verification_required');
drop trigger account_profile_verified_numbers_fixed on account_profile;
drop function refuse_other_registration();
drop trigger account_office_badge_has_proof on account;
drop function refuse_badge_without_proof();
drop table office_verification_reminder, register_inquiry, office_document_ticket, office_document, office_verification;
drop function refuse_office_document(), tell_of_office_verification(), refuse_office_step(), refuse_end_with_badge();
drop type office_document_purpose, office_verification_state;
