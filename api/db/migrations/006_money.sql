-- Up Migration

create type due_kind as enum ('down_payment', 'rest');
create type payment_state as enum ('open', 'settled', 'failed', 'surplus');
create type refund_reason as enum ('late', 'second', 'wrong_amount');
create type refund_state as enum ('requested', 'done');
create type ledger_account as enum ('gateway', 'reservation_funds', 'refunds_payable');
create type ledger_kind as enum ('payment_settled', 'surplus_received', 'refund_paid');

create table due (
  id uuid default uuidv7() constraint due_pkey primary key,
  reservation_id uuid not null constraint due_reservation_fkey references reservation on delete restrict,
  kind due_kind not null,
  amount bigint not null,
  due_at timestamptz not null,
  constraint due_one_of_each_kind unique (reservation_id, kind),
  constraint due_amount_positive check (amount > 0)
);

create table payment (
  id uuid constraint payment_pkey primary key,
  due_id uuid not null constraint payment_due_fkey references due on delete restrict,
  method payment_method not null,
  gateway text not null,
  amount bigint not null,
  received bigint,
  state payment_state not null default 'open',
  failure_code text,
  card_company text,
  card_last4 text,
  created_at timestamptz not null,
  checked_at timestamptz,
  closed_at timestamptz,
  constraint payment_amount_positive check (amount > 0),
  constraint payment_settled_in_full check (state <> 'settled' or received = amount),
  constraint payment_card_keeps_four_digits check (card_last4 ~ '^[0-9]{4}$')
);
comment on column payment.id is 'Chosen by us and given to the gateway, so a retry can never charge twice';
comment on column payment.checked_at is 'When the gateway was last asked about it: spaces the questions';
create unique index payment_one_settled_per_due on payment (due_id) where state = 'settled';
create index payment_due on payment (due_id);
create index payment_open on payment (created_at) where state = 'open';

create table refund (
  id uuid default uuidv7() constraint refund_pkey primary key,
  payment_id uuid not null constraint refund_payment_fkey references payment on delete restrict,
  amount bigint not null,
  reason refund_reason not null,
  state refund_state not null default 'requested',
  created_at timestamptz not null,
  done_at timestamptz,
  constraint refund_one_per_reason unique (payment_id, reason),
  constraint refund_amount_positive check (amount > 0)
);
create index refund_requested on refund (created_at) where state = 'requested';

create function refuse_over_refund() returns trigger language plpgsql as $$
declare
  received bigint;
begin
  select p.received into received from payment p where p.id = new.payment_id for update;
  if (select sum(r.amount) from refund r where r.payment_id = new.payment_id) > coalesce(received, 0) then
    raise exception 'refunds exceed what was received' using errcode = '23514', constraint = 'refund_within_received';
  end if;
  return null;
end $$;
create trigger refund_within_received after insert or update on refund for each row execute function refuse_over_refund();

create table ledger_entry (
  id uuid default uuidv7() constraint ledger_entry_pkey primary key,
  kind ledger_kind not null,
  debit ledger_account not null,
  credit ledger_account not null,
  amount bigint not null,
  reservation_id uuid not null constraint ledger_entry_reservation_fkey references reservation on delete restrict,
  payment_id uuid not null constraint ledger_entry_payment_fkey references payment on delete restrict,
  refund_id uuid constraint ledger_entry_refund_fkey references refund on delete restrict,
  at timestamptz not null,
  constraint ledger_entry_amount_positive check (amount > 0),
  constraint ledger_entry_moves_money check (debit <> credit),
  constraint ledger_entry_written_once unique nulls not distinct (kind, payment_id, refund_id)
);
create index ledger_entry_reservation on ledger_entry (reservation_id);
create index ledger_entry_payment on ledger_entry (payment_id);
create index ledger_entry_refund on ledger_entry (refund_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = '23514', constraint = tg_table_name || '_append_only';
end $$;
create trigger ledger_entry_append_only before update or delete on ledger_entry for each row execute function refuse_change();

-- The sandbox gateway keeps its own books, apart from ours, as a real one would.
create schema sandbox_gateway;
create table sandbox_gateway.payment (
  id uuid constraint payment_pkey primary key,
  status text not null constraint payment_status_known check (status in ('initiated', 'paid', 'failed')),
  amount bigint not null constraint payment_amount_at_least_100 check (amount >= 100),
  currency text not null constraint payment_currency_sar check (currency = 'SAR'),
  refunded bigint not null default 0,
  description text,
  callback_url text not null,
  company text not null,
  name text not null,
  number_masked text not null,
  issuer_code text not null,
  response_code text,
  message text,
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint payment_refunded_within_amount check (refunded between 0 and amount),
  constraint payment_paid_has_its_instant check ((status = 'paid') = (paid_at is not null))
);
comment on column sandbox_gateway.payment.issuer_code is 'What the card''s bank will answer after 3-D Secure; 00 approves. Decided by the number, which is not kept';
comment on column sandbox_gateway.payment.response_code is 'What the bank did answer; null until then, and when 3-D Secure failed';
comment on column sandbox_gateway.payment.paid_at is 'The instant from which it counts as paid: a slow approval lies ahead';
create table sandbox_gateway.refund (
  id uuid constraint refund_pkey primary key,
  payment_id uuid not null constraint refund_payment_fkey references sandbox_gateway.payment on delete cascade,
  amount bigint not null,
  created_at timestamptz not null default now()
);
create index refund_payment on sandbox_gateway.refund (payment_id);

-- Down Migration
drop schema sandbox_gateway cascade;
drop table ledger_entry, refund, payment, due;
drop function refuse_change();
drop function refuse_over_refund();
drop type ledger_kind, ledger_account, refund_state, refund_reason, payment_state, due_kind;
