-- Up Migration

-- An operator moves a person who lost their number to a new one: they named the identity number kept of them, and the code that
-- went to the new number.
create table phone_recovery (
  id uuid default uuidv7() constraint phone_recovery_pkey primary key,
  person_id uuid not null constraint phone_recovery_person_fkey references person on delete cascade,
  operator_id uuid not null constraint phone_recovery_operator_fkey references operator on delete restrict,
  old_phone text not null,
  new_phone text not null,
  reason text not null,
  code_hash bytea,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint phone_recovery_to_another check (new_phone <> old_phone),
  constraint phone_recovery_tries_limit check (tries between 0 and 5),
  constraint phone_recovery_used_in_time check (used_at < expires_at),
  constraint phone_recovery_reason_said check (char_length(reason) between 3 and 500)
);
create index phone_recovery_of_person on phone_recovery (person_id, created_at desc);
create index phone_recovery_of_operator on phone_recovery (operator_id);
create index phone_recovery_made on phone_recovery (created_at);

-- What opened a number once opens none again: only the transaction that uses the code moves the person.
create or replace function person_phone_was_proven() returns trigger language plpgsql as $$
begin
  if new.closed_at is null and not exists (
    select from sign_in_challenge before join sign_in_challenge after on after.used_at = before.used_at
    where before.phone = old.phone and after.phone = new.phone)
  and not exists (
    select from phone_recovery recovery
    where recovery.person_id = old.id and recovery.old_phone = old.phone and recovery.new_phone = new.phone
      and recovery.used_at is not null and recovery.xmin = pg_current_xact_id()::xid) then
    raise exception 'both numbers were not proven' using errcode = 'check_violation', constraint = 'person_phone_proven';
  end if;
  return new;
end $$;

-- What who wrote to Diyar thought of the help, said once after the ticket was closed.
create table ticket_rating (
  ticket_id uuid constraint ticket_rating_once primary key constraint ticket_rating_ticket_fkey references ticket on delete cascade,
  score smallint not null,
  text text,
  created_at timestamptz not null,
  constraint ticket_rating_score_1_to_5 check (score between 1 and 5),
  constraint ticket_rating_text_length check (char_length(text) between 1 and 500)
);
create index ticket_rating_made on ticket_rating (created_at);

create function ticket_rating_needs_closed_ticket() returns trigger language plpgsql as $$
begin
  perform from ticket where id = new.ticket_id and state = 'closed' for share;
  if not found then
    raise exception 'the ticket is not closed' using errcode = 'check_violation', constraint = 'ticket_rating_of_closed_ticket';
  end if;
  return new;
end $$;
create trigger ticket_rating_of_closed_ticket before insert or update on ticket_rating
  for each row execute function ticket_rating_needs_closed_ticket();

-- When the commercial register was last asked about a verified office, after its verification.
create table register_recheck (
  verification_id uuid constraint register_recheck_pkey primary key
    constraint register_recheck_verification_fkey references office_verification on delete cascade,
  asked_at timestamptz not null
);

-- Down Migration

drop table register_recheck;
drop table ticket_rating;
drop function ticket_rating_needs_closed_ticket;

create or replace function person_phone_was_proven() returns trigger language plpgsql as $$
begin
  if new.closed_at is null and not exists (
    select from sign_in_challenge before join sign_in_challenge after on after.used_at = before.used_at
    where before.phone = old.phone and after.phone = new.phone) then
    raise exception 'both numbers were not proven' using errcode = 'check_violation', constraint = 'person_phone_proven';
  end if;
  return new;
end $$;
drop table phone_recovery;
