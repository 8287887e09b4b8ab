-- Up Migration

-- Whoever sends a message claims it first, in a transaction of its own, and asks the provider outside of one. `attempts` counts the
-- claims, and so tells one from another; a claim whose process was killed ends by itself.
alter table notification_dispatch
  add column leased_until timestamptz,
  add column most_attempts smallint not null default 8,
  drop constraint notification_dispatch_failure_said,
  add constraint notification_dispatch_failure_said check (state <> 'failed' or failure is not null);
create index notification_dispatch_tried_again on notification_dispatch (send_at desc) where state = 'waiting' and failure is not null;
comment on column notification_dispatch.failure is 'Why the last try failed; one that waits is tried again';

-- The one address at which a person is told by e-mail: they proved that they read it.
create table person_email (
  person_id uuid constraint person_email_pkey primary key constraint person_email_person_fkey references person on delete cascade,
  address text not null,
  verified_at timestamptz not null,
  constraint person_email_address_length check (char_length(address) between 3 and 254)
);

-- A code sent to an address that somebody says is theirs.
create table email_challenge (
  id uuid default uuidv7() constraint email_challenge_pkey primary key,
  person_id uuid not null constraint email_challenge_person_fkey references person on delete cascade,
  address text not null,
  lang text not null constraint email_challenge_lang_known check (lang in ('ar', 'en')),
  code_hash bytea,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint email_challenge_tries_limit check (tries between 0 and 5),
  constraint email_challenge_address_length check (char_length(address) between 3 and 254)
);
create index email_challenge_of_person on email_challenge (person_id, created_at desc);
create index email_challenge_of_address on email_challenge (address, created_at desc);
create index email_challenge_made on email_challenge (created_at);

-- An address is a person's only by a code that went there and came back.
create function person_email_was_proven() returns trigger language plpgsql as $$
begin
  if not exists (
    select from email_challenge challenge
    where challenge.person_id = new.person_id and challenge.address = new.address and challenge.used_at = new.verified_at) then
    raise exception 'address was not proven' using errcode = 'check_violation', constraint = 'person_email_proven';
  end if;
  return new;
end $$;
create trigger person_email_proven before insert or update on person_email
  for each row execute function person_email_was_proven();

-- Down Migration

drop table person_email, email_challenge;
drop function person_email_was_proven;

drop index notification_dispatch_tried_again;
alter table notification_dispatch
  drop constraint notification_dispatch_failure_said,
  drop column most_attempts,
  drop column leased_until;
update notification_dispatch set failure = null where state <> 'failed';
alter table notification_dispatch
  add constraint notification_dispatch_failure_said check ((state = 'failed') = (failure is not null));
