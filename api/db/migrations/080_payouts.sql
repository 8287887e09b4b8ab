-- Up Migration

alter table payout_destination add column refused_at timestamptz, add column refused_reason text,
  add constraint payout_destination_refusal_is_whole check (num_nulls(refused_at, refused_reason) in (0, 2));
comment on column payout_destination.refused_at is 'When a payout to it failed: nothing goes there until it is saved again';

create sequence payout_batch_number;
create table payout_batch (
  id uuid default uuidv7() constraint payout_batch_pkey primary key,
  number bigint not null default nextval('payout_batch_number') constraint payout_batch_number_unique unique,
  total bigint not null,
  needs_second boolean not null,
  operator_id uuid not null constraint payout_batch_operator_fkey references operator on delete restrict,
  made_at timestamptz not null,
  second_operator_id uuid constraint payout_batch_second_operator_fkey references operator on delete restrict,
  agreed_at timestamptz,
  exported_at timestamptz,
  constraint payout_batch_total_positive check (total > 0),
  constraint payout_batch_agreement_is_whole check (num_nulls(second_operator_id, agreed_at) in (0, 2)),
  constraint payout_batch_second_is_another check (second_operator_id <> operator_id),
  constraint payout_batch_large_has_second check (not needs_second or exported_at is null or agreed_at is not null)
);
create index payout_batch_operator on payout_batch (operator_id);
create index payout_batch_second_operator on payout_batch (second_operator_id) where second_operator_id is not null;
comment on column payout_batch.needs_second is 'Its total is above the limit: another operator agrees before its file is given';

create type payout_state as enum ('ready', 'in_batch', 'paid', 'failed');
create sequence payout_number;
create table payout (
  id uuid default uuidv7() constraint payout_pkey primary key,
  number bigint not null default public_number(nextval('payout_number')) constraint payout_number_unique unique,
  account_id uuid not null constraint payout_account_fkey references account on delete restrict,
  amount bigint not null,
  state payout_state not null default 'ready',
  made_at timestamptz not null,
  batch_id uuid constraint payout_batch_fkey references payout_batch on delete restrict,
  kind payout_kind,
  iban text,
  bank_name text,
  holder text,
  wallet text,
  wallet_phone text,
  reference text,
  failure text,
  closed_at timestamptz,
  operator_id uuid constraint payout_operator_fkey references operator on delete restrict,
  constraint payout_amount_positive check (amount > 0),
  constraint payout_in_a_batch_goes_somewhere check (
    (state = 'ready' and num_nonnulls(batch_id, kind) = 0) or (state <> 'ready' and num_nulls(batch_id, kind) = 0)),
  constraint payout_goes_to_one_place check (
    case kind when 'bank' then num_nulls(iban, bank_name, holder) = 0 and num_nonnulls(wallet, wallet_phone) = 0
              when 'wallet' then num_nulls(wallet, wallet_phone) = 0 and num_nonnulls(iban, bank_name, holder) = 0
              else num_nonnulls(iban, bank_name, holder, wallet, wallet_phone) = 0 end),
  constraint payout_end_is_whole check (
    case state when 'paid' then num_nulls(reference, closed_at, operator_id) = 0 and failure is null
               when 'failed' then num_nulls(failure, closed_at, operator_id) = 0 and reference is null
               else num_nonnulls(reference, failure, closed_at, operator_id) = 0 end)
);
comment on column payout.kind is 'Where it goes, as the destination stood when its batch was made';
comment on column payout.reference is 'The bank''s, of the payout that was made';
create unique index payout_one_ready_per_account on payout (account_id) where state = 'ready';
create index payout_account on payout (account_id, made_at desc);
create index payout_of_batch on payout (batch_id);
create index payout_operator on payout (operator_id) where operator_id is not null;
create index payout_open on payout (made_at) where state in ('ready', 'in_batch');

-- A payout that was made, in a batch or closed is never made another one of.
create function refuse_changing_payout() returns trigger language plpgsql as $$
begin
  if (new.account_id, new.amount) is distinct from (old.account_id, old.amount)
    or (old.batch_id is not null and (new.batch_id, new.kind, new.iban, new.holder, new.wallet, new.wallet_phone)
      is distinct from (old.batch_id, old.kind, old.iban, old.holder, old.wallet, old.wallet_phone))
    or (old.state, new.state) not in (('ready', 'in_batch'), ('in_batch', 'paid'), ('in_batch', 'failed')) then
    raise exception 'a payout that was made stays as it is' using errcode = '23514', constraint = 'payout_step_on_its_way';
  end if;
  if new.state in ('paid', 'failed') and not exists (
    select from payout_batch where id = new.batch_id and exported_at is not null) then
    raise exception 'the payout was not exported' using errcode = '23514', constraint = 'payout_closed_after_export';
  end if;
  return new;
end $$;
create trigger payout_step_on_its_way before update on payout for each row execute function refuse_changing_payout();

-- What of each booking a payout gives, and why it is so much.
create table payout_line (
  payout_id uuid not null constraint payout_line_payout_fkey references payout on delete restrict,
  reservation_id uuid not null constraint payout_line_reservation_fkey references reservation on delete restrict,
  received bigint not null,
  refunded bigint not null,
  fee bigint not null,
  vat bigint not null,
  parts_due smallint not null,
  parts smallint not null,
  paid_before bigint not null,
  amount bigint not null,
  constraint payout_line_pkey primary key (payout_id, reservation_id),
  constraint payout_line_parts check (parts > 0 and parts_due between 0 and parts),
  constraint payout_line_within_earned check (
    amount <> 0 and amount <= floor((received - refunded - fee - vat)::numeric * parts_due / parts) - paid_before)
);
comment on column payout_line.parts_due is 'Of a stay of months so many have begun; a shorter stay has one part';
comment on column payout_line.paid_before is 'Halalas of the booking in payouts before this one';
create index payout_line_reservation on payout_line (reservation_id);
create trigger payout_line_append_only before update or delete on payout_line for each row execute function refuse_change();

alter table ledger_entry
  add column payout_id uuid constraint ledger_entry_payout_fkey references payout on delete restrict,
  drop constraint ledger_entry_of_one_payable,
  add constraint ledger_entry_of_one_payable check (num_nonnulls(reservation_id, purchase_id, payout_id) = 1),
  drop constraint ledger_entry_of_one_cause,
  add constraint ledger_entry_of_one_cause check (num_nonnulls(payment_id, fee_change_id, payout_id) = 1),
  drop constraint ledger_entry_written_once,
  add constraint ledger_entry_written_once unique nulls not distinct (kind, payment_id, refund_id, fee_change_id, payout_id),
  drop constraint ledger_entry_names_debit_party,
  add constraint ledger_entry_names_debit_party
    check ((debit in ('reservation_funds', 'refunds_payable', 'payouts_payable')) = (debit_party_id is not null)),
  drop constraint ledger_entry_names_credit_party,
  add constraint ledger_entry_names_credit_party
    check ((credit in ('reservation_funds', 'refunds_payable', 'payouts_payable')) = (credit_party_id is not null));
create unique index ledger_entry_payout_ends_once on ledger_entry (payout_id) where kind in ('payout_paid', 'payout_failed');

-- Payouts of one account wait for each other here; none is more than the ledger owes it.
create function refuse_payout_beyond_balance() returns trigger language plpgsql as $$
begin
  perform 1 from account where id = new.debit_party_id for no key update;
  if (select coalesce(sum(case when credit_party_id = new.debit_party_id and credit = 'reservation_funds' then amount else 0 end)
      - sum(case when debit_party_id = new.debit_party_id and debit = 'reservation_funds' then amount else 0 end), 0)
      from ledger_entry where credit_party_id = new.debit_party_id or debit_party_id = new.debit_party_id) < 0 then
    raise exception 'the payout is more than is owed' using errcode = '23514', constraint = 'payout_within_balance';
  end if;
  return null;
end $$;
create trigger payout_within_balance after insert on ledger_entry
  for each row when (new.kind = 'payout') execute function refuse_payout_beyond_balance();

insert into setting (key, type, value, source) values
  ('payout_after_arrival_seconds', 'seconds', '86400', 'product: payouts are due 24 hours after arrival'),
  ('payout_second_operator_above', 'halalas', '10000000', 'product: sums over a dated limit need a second operator');

-- Down Migration
delete from setting where key in ('payout_after_arrival_seconds', 'payout_second_operator_above');
drop trigger payout_within_balance on ledger_entry;
drop function refuse_payout_beyond_balance();
alter table ledger_entry disable trigger ledger_entry_append_only;
delete from ledger_entry where payout_id is not null;
alter table ledger_entry enable trigger ledger_entry_append_only;
alter table ledger_entry drop column payout_id,
  add constraint ledger_entry_of_one_payable check (num_nonnulls(reservation_id, purchase_id) = 1),
  add constraint ledger_entry_of_one_cause check (num_nonnulls(payment_id, fee_change_id) = 1),
  add constraint ledger_entry_written_once unique nulls not distinct (kind, payment_id, refund_id, fee_change_id),
  drop constraint ledger_entry_names_debit_party,
  add constraint ledger_entry_names_debit_party
    check ((debit in ('reservation_funds', 'refunds_payable')) = (debit_party_id is not null)),
  drop constraint ledger_entry_names_credit_party,
  add constraint ledger_entry_names_credit_party
    check ((credit in ('reservation_funds', 'refunds_payable')) = (credit_party_id is not null));
drop table payout_line, payout, payout_batch;
drop function refuse_changing_payout();
drop type payout_state;
drop sequence payout_number, payout_batch_number;
alter table payout_destination drop constraint payout_destination_refusal_is_whole, drop column refused_at, drop column refused_reason;
