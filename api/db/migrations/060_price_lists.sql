-- Up Migration

create table price_list (
  id uuid default uuidv7() constraint price_list_pkey primary key,
  account_id uuid not null constraint price_list_account_fkey references account on delete cascade,
  key text not null constraint price_list_key_unique unique,
  name text not null,
  kinds price_kind[] not null,
  created_at timestamptz not null,
  person_id uuid constraint price_list_person_fkey references person on delete set null,
  revoked_at timestamptz,
  constraint price_list_of_some_prices check (cardinality(kinds) > 0),
  constraint price_list_key_unguessable check (key ~ '^[A-Za-z0-9_-]{43}$')
);
comment on table price_list is 'Prices of chosen units on a page of its own, for whoever has its link';
comment on column price_list.key is '256 random bits: the secret of the link';
comment on column price_list.person_id is 'Who of the account''s people made it';
create index price_list_account on price_list (account_id, created_at desc) where revoked_at is null;
create index price_list_person on price_list (person_id);

create table price_list_unit (
  price_list_id uuid not null constraint price_list_unit_list_fkey references price_list on delete cascade,
  unit_id uuid not null constraint price_list_unit_unit_fkey references unit on delete cascade,
  constraint price_list_unit_pkey primary key (price_list_id, unit_id)
);
create index price_list_unit_unit on price_list_unit (unit_id);

-- A link that was taken back leads nowhere for ever.
create function keep_price_list_revoked() returns trigger language plpgsql as $$
begin
  raise exception 'a price list is revoked for good' using errcode = 'check_violation', constraint = 'price_list_revoked_for_good';
end $$;
create trigger price_list_revoked_for_good before update on price_list
  for each row when (old.revoked_at is not null and new.revoked_at is null)
  execute function keep_price_list_revoked();

-- Down Migration
drop table price_list_unit;
drop table price_list;
drop function keep_price_list_revoked();
