-- Up Migration

create type identity_check_state as enum ('waiting', 'completed', 'rejected', 'expired', 'failed');

-- Asking the national sign-on whether a person is who they say; its answer is signed, or fetched with our own keys.
create table identity_check (
  id uuid constraint identity_check_pkey primary key,
  person_id uuid not null constraint identity_check_person_fkey references person on delete cascade,
  account_id uuid not null constraint identity_check_account_fkey references account on delete cascade,
  identity_kind identity_kind not null,
  identity_hmac bytea not null,
  identity_last4 text not null,
  -- The number itself, for as long as the sign-on must be asked by it.
  sealed_number bytea,
  transaction_id text,
  chosen_number smallint,
  state identity_check_state not null default 'waiting',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  asked_at timestamptz,
  ended_at timestamptz,
  constraint identity_check_transaction_once unique (transaction_id),
  constraint identity_check_two_digits check (chosen_number between 10 and 99),
  constraint identity_check_keeps_four_digits check (identity_last4 ~ '^[0-9]{4}$'),
  constraint identity_check_ends_with_state check ((state = 'waiting') = (ended_at is null)),
  constraint identity_check_number_until_its_end check (state = 'waiting' or sealed_number is null)
);
create unique index identity_check_one_waiting_per_person on identity_check (person_id) where state = 'waiting';
create index identity_check_of_identity on identity_check (identity_hmac, created_at desc);
create index identity_check_to_expire on identity_check (expires_at) where state = 'waiting';

-- What ended stays ended, whatever comes later.
create trigger identity_check_ended_once before update on identity_check
  for each row when (old.state <> 'waiting') execute function refuse_change();

-- One identity is one person's, who owns one ordinary account.
create unique index person_identity_verified_once on person (identity_hmac) where identity_verified_at is not null;

create function tell_of_identity_check() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'account ' || new.account_id || ' verification ' || new.id);
  return null;
end $$;
create trigger identity_check_told after insert or update of state on identity_check
  for each row execute function tell_of_identity_check();

-- Down Migration

drop index person_identity_verified_once;
drop table identity_check;
drop function tell_of_identity_check;
drop type identity_check_state;
