-- Up Migration

create table operator (
  id uuid default uuidv7() constraint operator_pkey primary key,
  person_id uuid not null constraint operator_person_fkey references person on delete restrict,
  name text,
  totp_secret bytea,
  enrolled_at timestamptz,
  created_at timestamptz not null,
  constraint operator_person_unique unique (person_id),
  constraint operator_name_length check (char_length(name) between 4 and 100),
  constraint operator_enrolled_is_whole check (enrolled_at is null or (name is not null and totp_secret is not null))
);
comment on column operator.totp_secret is 'Sealed with a key that is not in the database; until enrolled_at it is only offered';

create table totp_use (
  operator_id uuid not null constraint totp_use_operator_fkey references operator on delete cascade,
  step bigint not null,
  used_at timestamptz not null,
  constraint totp_used_once primary key (operator_id, step)
);
comment on column totp_use.step is 'The half minute since 1970 that the code belongs to';

create table recovery_code (
  operator_id uuid not null constraint recovery_code_operator_fkey references operator on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  constraint recovery_code_pkey primary key (operator_id, code_hash)
);

create table operator_session (
  token_hash bytea constraint operator_session_pkey primary key,
  operator_id uuid not null constraint operator_session_operator_fkey references operator on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz
);
create index operator_session_operator on operator_session (operator_id);

create table audit_entry (
  id bigint generated always as identity constraint audit_entry_pkey primary key,
  at timestamptz not null,
  operator_id uuid not null constraint audit_entry_operator_fkey references operator on delete restrict,
  act text not null,
  subject_kind text,
  subject_id text,
  before jsonb,
  after jsonb,
  reason text,
  request_id text not null,
  constraint audit_entry_subject_is_whole check ((subject_kind is null) = (subject_id is null))
);
comment on table audit_entry is 'Everything an operator did, written in the transaction of the act';
create index audit_entry_operator on audit_entry (operator_id, id desc);
create index audit_entry_act on audit_entry (act, id desc);
create trigger audit_entry_append_only before update or delete on audit_entry for each row execute function refuse_change();
create trigger audit_entry_not_truncated before truncate on audit_entry for each statement execute function refuse_change();

alter table setting add column operator_id uuid constraint setting_operator_fkey references operator on delete restrict;
comment on column setting.operator_id is 'Who set it, with the reason as its source; null for what the house came with';
create index setting_operator on setting (operator_id);

create function refuse_past_change() returns trigger language plpgsql as $$
begin
  raise exception 'a setting keeps its history' using errcode = '23514', constraint = 'setting_keeps_history';
end $$;
create trigger setting_keeps_history before update or delete on setting
  for each row when (old.effective_from <= now()) execute function refuse_past_change();
create trigger setting_not_truncated before truncate on setting for each statement execute function refuse_past_change();

insert into setting (key, type, value, source) values
  ('console_idle_seconds', 'seconds', '28800', 'product: an operator''s session ends after 8 hours without use'),
  ('console_tries_per_hour', 'count', '10', 'operator sign-in policy');

-- Down Migration
drop trigger setting_not_truncated on setting;
drop trigger setting_keeps_history on setting;
drop function refuse_past_change();
delete from setting where key in ('console_idle_seconds', 'console_tries_per_hour');
alter table setting drop column operator_id;
drop table audit_entry, operator_session, recovery_code, totp_use, operator;
