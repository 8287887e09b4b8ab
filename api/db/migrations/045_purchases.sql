-- Up Migration

create type purchase_state as enum ('pending', 'paid', 'returned');

-- A plan bought for a period, with everything that was agreed at that moment.
create sequence purchase_number;
create table purchase (
  id uuid default uuidv7() constraint purchase_pkey primary key,
  number bigint not null default public_number(nextval('purchase_number')) constraint purchase_number_unique unique,
  account_id uuid not null constraint purchase_account_fkey references account on delete restrict,
  person_id uuid constraint purchase_person_fkey references person on delete set null,
  buyer_name text not null,
  plan_id uuid not null,
  plan_version integer not null,
  period plan_period not null,
  name_ar text not null,
  name_en text not null,
  ads integer not null,
  special_ads integer not null,
  special_days integer not null,
  amount bigint not null,
  vat bigint not null,
  vat_percent smallint not null,
  terms_slug text not null,
  terms_version integer not null,
  method payment_method not null,
  after_id uuid constraint purchase_after_fkey references purchase on delete restrict,
  state purchase_state not null default 'pending',
  waits_until timestamptz not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  constraint purchase_plan_price_fkey foreign key (plan_id, plan_version, period) references plan_price on delete restrict,
  constraint purchase_terms_fkey foreign key (terms_slug, terms_version) references page_version on delete restrict,
  constraint purchase_amount_positive check (amount > 0),
  constraint purchase_vat_within_amount check (vat >= 0 and vat < amount),
  constraint purchase_paid_has_its_instant check ((state = 'paid') = (paid_at is not null))
);
comment on column purchase.after_id is 'The purchase that the account had paid last when this one was opened';
comment on column purchase.amount is 'Halalas, VAT included';
create index purchase_account on purchase (account_id, created_at desc);
create index purchase_person on purchase (person_id);
create index purchase_after on purchase (after_id);
create index purchase_plan_price on purchase (plan_id, plan_version, period);
create index purchase_terms on purchase (terms_slug, terms_version);
-- Of two purchases opened at once one is paid; the other's money goes back.
create unique index purchase_one_paid_after_another on purchase (account_id, after_id) nulls not distinct where state = 'paid';

create function refuse_purchase_of_closed() returns trigger language plpgsql as $$
begin
  perform refuse_closed_account(array[new.account_id], 'purchase_of_open_account');
  return new;
end $$;
create trigger purchase_of_open_account before insert on purchase for each row execute function refuse_purchase_of_closed();

alter table membership
  add column purchase_id uuid constraint membership_purchase_fkey references purchase on delete restrict,
  add constraint membership_once_per_purchase unique (purchase_id),
  add constraint membership_paid_names_its_purchase check ((price is null) = (purchase_id is null)) not valid;

-- A due, and each movement of money, is for exactly one thing.
alter table due
  alter column reservation_id drop not null,
  add column purchase_id uuid constraint due_purchase_fkey references purchase on delete restrict,
  add constraint due_of_one_payable check (num_nonnulls(reservation_id, purchase_id) = 1) not valid,
  add constraint due_kind_of_its_payable check ((kind = 'purchase') = (purchase_id is not null)) not valid,
  add constraint due_one_of_each_kind_of_purchase unique (purchase_id, kind);
alter table ledger_entry
  alter column reservation_id drop not null,
  add column purchase_id uuid constraint ledger_entry_purchase_fkey references purchase on delete restrict,
  add constraint ledger_entry_of_one_payable check (num_nonnulls(reservation_id, purchase_id) = 1) not valid,
  add constraint ledger_entry_income_of_purchase check (
    (reservation_id is null or (debit <> 'membership_income' and credit <> 'membership_income'))
    and (purchase_id is null or (debit <> 'reservation_funds' and credit <> 'reservation_funds'))) not valid;
-- Rows from before are looked at too; one that should not be there leaves its constraint to new rows, and does not stop a release.
do $$ begin
  alter table membership validate constraint membership_paid_names_its_purchase;
  alter table due validate constraint due_of_one_payable, validate constraint due_kind_of_its_payable;
  alter table ledger_entry validate constraint ledger_entry_of_one_payable, validate constraint ledger_entry_income_of_purchase;
exception when check_violation then
  raise warning 'rows of before 045 stand against its constraints: %', sqlerrm;
end $$;
create index ledger_entry_purchase on ledger_entry (purchase_id);

insert into setting (key, type, value, source) values
  ('purchase_seconds', 'seconds', '86400', 'product: an unpaid purchase can be paid for a day');

-- Down Migration
delete from setting where key = 'purchase_seconds';
drop index ledger_entry_purchase;
alter table ledger_entry drop column purchase_id, alter column reservation_id set not null;
alter table due drop column purchase_id, alter column reservation_id set not null;
alter table membership drop column purchase_id;
drop table purchase;
drop function refuse_purchase_of_closed();
drop sequence purchase_number;
drop type purchase_state;
