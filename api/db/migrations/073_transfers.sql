-- Up Migration

-- A bank transfer that an account said it would pay a due with; its reference is used for nothing else.
create type transfer_state as enum ('waiting', 'review', 'settled', 'returned');
create table transfer (
  id uuid default uuidv7() constraint transfer_pkey primary key,
  due_id uuid not null constraint transfer_due_fkey references due on delete restrict,
  account_id uuid not null constraint transfer_account_fkey references account on delete restrict,
  reference text not null constraint transfer_reference_once unique,
  state transfer_state not null default 'waiting',
  waits_until timestamptz not null,
  created_at timestamptz not null,
  constraint transfer_reference_form check (reference ~ '^[A-HJ-NP-Z2-9]{8}$')
);
comment on column transfer.reference is 'Written into the note of the bank transfer by whoever makes it';
comment on column transfer.waits_until is 'Until then its receipt is waited for; a receipt stops this clock until it is decided';
create unique index transfer_one_open_per_due on transfer (due_id) where state in ('waiting', 'review');
create index transfer_due on transfer (due_id);
create index transfer_account on transfer (account_id, created_at desc);

create type receipt_decision as enum ('confirmed', 'refused');
create table transfer_receipt (
  id uuid default uuidv7() constraint transfer_receipt_pkey primary key,
  transfer_id uuid not null constraint transfer_receipt_transfer_fkey references transfer on delete restrict,
  person_id uuid not null constraint transfer_receipt_person_fkey references person on delete restrict,
  file_key text not null constraint transfer_receipt_file_once unique,
  content_hash bytea not null,
  print bytea not null,
  alike_id uuid constraint transfer_receipt_alike_fkey references transfer_receipt on delete restrict,
  was_late boolean not null,
  sent_at timestamptz not null,
  received bigint,
  bank_reference text,
  proposed_by uuid constraint transfer_receipt_proposer_fkey references operator on delete restrict,
  needs_second boolean not null default false,
  decision receipt_decision,
  decided_by uuid constraint transfer_receipt_decider_fkey references operator on delete restrict,
  decided_at timestamptz,
  reason text,
  constraint transfer_receipt_received_positive check (received > 0),
  constraint transfer_receipt_decision_is_whole check (num_nulls(decision, decided_by, decided_at) in (0, 3)),
  constraint transfer_receipt_confirmed_names_money check (decision <> 'confirmed' or num_nulls(received, bank_reference) = 0),
  constraint transfer_receipt_refused_has_reason check (decision <> 'refused' or reason is not null),
  constraint transfer_receipt_large_has_second check (
    decision <> 'confirmed' or not needs_second or (proposed_by is not null and proposed_by <> decided_by))
);
comment on column transfer_receipt.content_hash is 'SHA-256 of the file as it was sent';
comment on column transfer_receipt.print is 'How the picture looks in small, to find one that looks the same';
comment on column transfer_receipt.alike_id is 'A receipt of another transfer that looks the same: a warning, no more';
comment on column transfer_receipt.was_late is 'Sent when the thing was not kept for its payer any more';
comment on column transfer_receipt.received is 'Halalas that came to the account, as an operator read them there';
comment on column transfer_receipt.needs_second is 'More than one operator may confirm alone: another one agrees';
create unique index transfer_receipt_one_under_review on transfer_receipt (transfer_id) where decision is null;
-- One receipt, and one movement at the bank, pays for one thing.
create unique index transfer_receipt_confirmed_once on transfer_receipt (content_hash) where decision = 'confirmed';
create unique index transfer_receipt_bank_reference_once on transfer_receipt (bank_reference) where decision = 'confirmed';
create index transfer_receipt_transfer on transfer_receipt (transfer_id, sent_at);
create index transfer_receipt_alike on transfer_receipt (alike_id) where alike_id is not null;
create index transfer_receipt_person on transfer_receipt (person_id);
create index transfer_receipt_hash on transfer_receipt (content_hash);
create index transfer_receipt_open on transfer_receipt (sent_at) where decision is null;
create index transfer_receipt_proposer on transfer_receipt (proposed_by) where proposed_by is not null;
create index transfer_receipt_decider on transfer_receipt (decided_by) where decided_by is not null;

create function refuse_second_receipt_decision() returns trigger language plpgsql as $$
begin
  raise exception 'this receipt is decided' using errcode = '23514', constraint = 'transfer_receipt_decided_once';
end $$;
create trigger transfer_receipt_decided_once before update or delete on transfer_receipt
  for each row when (old.decision is not null) execute function refuse_second_receipt_decision();

-- Both sides of a booking see how its transfer stands.
create function tell_transfer_changed() returns trigger language plpgsql as $$
begin
  perform tell_reservation(due.reservation_id) from due where due.id = new.due_id and due.reservation_id is not null;
  return null;
end $$;
create trigger transfer_told after insert or update on transfer for each row execute function tell_transfer_changed();

-- Money that came by bank names the receipt it was found by.
alter table payment
  add column receipt_id uuid constraint payment_receipt_fkey references transfer_receipt on delete restrict,
  add constraint payment_of_bank_has_receipt check ((gateway = 'bank') = (receipt_id is not null));
create index payment_receipt on payment (receipt_id) where receipt_id is not null;

-- Money goes back by bank through an operator, who writes down the bank's reference.
alter table refund
  add column bank_reference text,
  add column sent_by uuid constraint refund_sent_by_fkey references operator on delete restrict,
  add constraint refund_by_bank_is_whole check (num_nulls(bank_reference, sent_by) in (0, 2));
create unique index refund_bank_reference_once on refund (bank_reference) where bank_reference is not null;
create index refund_sent_by on refund (sent_by) where sent_by is not null;

insert into reservation_edge (event, from_state, to_state, mover) values
  ('send_receipt', 'pending', 'processing', 'guest'),
  ('refuse_receipt', 'processing', 'pending', 'operator'),
  ('receive_part', 'processing', 'pending', 'operator'),
  ('pay', 'processing', 'active', 'gateway'),
  ('ask', 'processing', 'waiting_for_approval', 'gateway'),
  ('cancel', 'processing', 'canceled', 'guest'),
  ('lapse', 'processing', 'lapsed', 'clock'),
  ('operator_cancel', 'processing', 'canceled', 'operator');

insert into setting (key, type, value, source) values
  ('transfer_hold_seconds', 'seconds', '86400', 'product: a bank-transfer hold lasts 24 hours'),
  ('transfer_least_seconds_ahead', 'seconds', '172800', 'product: only when the stay begins more than 48 hours ahead'),
  ('transfer_second_operator_above', 'halalas', '5000000', 'product: sums over a dated limit need a second operator'),
  ('receipts_per_account_day', 'count', '10', 'product: receipts are limited per sender');
-- Where transfers go. Empty until an operator tells it: nobody is offered a transfer before.
insert into setting (key, type, value, source)
select key, 'text', '""', 'product: told by an operator before the first transfer'
from unnest(array['transfer_iban', 'transfer_bank_ar', 'transfer_bank_en', 'transfer_holder_ar', 'transfer_holder_en']) key;

-- Down Migration
delete from setting where key in ('transfer_hold_seconds', 'transfer_least_seconds_ahead', 'transfer_second_operator_above',
  'receipts_per_account_day', 'transfer_iban', 'transfer_bank_ar', 'transfer_bank_en', 'transfer_holder_ar', 'transfer_holder_en');
delete from reservation_edge where 'processing' in (from_state, to_state);
alter table refund drop column sent_by, drop column bank_reference;
alter table payment drop column receipt_id;
drop table transfer_receipt, transfer;
drop function refuse_second_receipt_decision(), tell_transfer_changed();
drop type receipt_decision, transfer_state;
