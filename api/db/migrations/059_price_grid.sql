-- Up Migration

-- The share of a stay that secures it keeps its history as prices do.
create table down_payment_change (
  id uuid default uuidv7() constraint down_payment_change_pkey primary key,
  unit_id uuid not null constraint down_payment_change_unit_fkey references unit on delete cascade,
  old_percent smallint not null,
  new_percent smallint not null,
  at timestamptz not null default now(),
  person_id uuid default nullif(current_setting('diyar.person', true), '')::uuid
    constraint down_payment_change_person_fkey references person on delete set null
);
create index down_payment_change_unit on down_payment_change (unit_id, at desc);
create index down_payment_change_person on down_payment_change (person_id);
comment on table down_payment_change is 'Every change of a unit''s down payment, in whole percent';
comment on column down_payment_change.person_id is 'Who of the account''s people changed it';

create function keep_down_payment_change() returns trigger language plpgsql as $$
begin
  insert into down_payment_change (unit_id, old_percent, new_percent)
  values (new.unit_id, old.down_payment_percent, new.down_payment_percent);
  return null;
end $$;
create trigger unit_policy_keeps_down_payments after update on unit_policy
  for each row when (old.down_payment_percent <> new.down_payment_percent)
  execute function keep_down_payment_change();

-- An account's people see what another of them changes: "account <uuid> prices <unit uuid>". Writes that name nobody, of jobs and
-- imports, are not told: the grid is read again as it is opened.
create function tell_prices_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'account ' || unit.account_id || ' prices ' || unit.id)
  from unit where unit.id = case tg_op when 'DELETE' then old.unit_id else new.unit_id end;
  return null;
end $$;
create trigger unit_price_told after insert or update or delete on unit_price
  for each row when (nullif(current_setting('diyar.person', true), '') is not null)
  execute function tell_prices_changed();
create trigger unit_policy_priced_told after update on unit_policy
  for each row when (old.down_payment_percent <> new.down_payment_percent)
  execute function tell_prices_changed();

-- Down Migration
drop trigger unit_policy_priced_told on unit_policy;
drop trigger unit_price_told on unit_price;
drop function tell_prices_changed();
drop trigger unit_policy_keeps_down_payments on unit_policy;
drop function keep_down_payment_change();
drop table down_payment_change;
