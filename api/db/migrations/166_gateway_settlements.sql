-- Up Migration

create type gateway_settlement_line_kind as enum ('payment', 'refund', 'chargeback', 'charge');

-- What the gateway sent to the marketplace's bank at once: payments less refunds and what it keeps of them.
create table gateway_settlement (
  id uuid default uuidv7() constraint gateway_settlement_pkey primary key,
  gateway text not null,
  reference text not null,
  settled_at timestamptz not null,
  gross bigint not null,
  fee bigint not null,
  fee_vat bigint not null,
  net bigint not null,
  taken_in_at timestamptz not null,
  constraint gateway_settlement_once unique (gateway, reference),
  constraint gateway_settlement_adds_up check (net = gross - fee - fee_vat)
);
comment on column gateway_settlement.reference is 'The gateway''s name for it';
comment on column gateway_settlement.gross is 'Halalas that the gateway owes no more by it: what it sent and what it kept';
comment on column gateway_settlement.fee is 'Kept by the gateway, without its VAT; the sum of its lines';
comment on column gateway_settlement.net is 'Sent to the bank, as the gateway says; its lines may come to another sum, which is a case';
create index gateway_settlement_newest on gateway_settlement (settled_at desc, id desc);

create table gateway_settlement_line (
  settlement_id uuid not null constraint gateway_settlement_line_settlement_fkey references gateway_settlement on delete restrict,
  line integer not null,
  kind gateway_settlement_line_kind not null,
  charge_id text,
  gross bigint not null,
  fee bigint not null,
  fee_vat bigint not null,
  constraint gateway_settlement_line_pkey primary key (settlement_id, line),
  constraint gateway_settlement_line_names_charge check (kind = 'charge' or charge_id is not null)
);
comment on column gateway_settlement_line.charge_id is 'The gateway''s id of the payment; null for what it keeps of none';
comment on column gateway_settlement_line.gross is 'Halalas of payers: more than none of a payment, less of what went back';
create index gateway_settlement_line_charge on gateway_settlement_line (charge_id) where charge_id is not null;

create trigger gateway_settlement_append_only before update or delete on gateway_settlement for each row execute function refuse_change();
create trigger gateway_settlement_line_append_only before update or delete on gateway_settlement_line for each row execute function refuse_change();

alter table ledger_entry
  add column gateway_settlement_id uuid constraint ledger_entry_gateway_settlement_fkey references gateway_settlement on delete restrict,
  drop constraint ledger_entry_written_once,
  add constraint ledger_entry_written_once
    unique nulls not distinct (kind, payment_id, refund_id, fee_change_id, payout_id, money_case_id, gateway_settlement_id),
  drop constraint ledger_entry_of_one_cause,
  add constraint ledger_entry_of_one_cause check (num_nonnulls(payment_id, fee_change_id, payout_id, money_case_id, gateway_settlement_id) = 1),
  drop constraint ledger_entry_of_one_payable,
  add constraint ledger_entry_of_one_payable
    check (num_nonnulls(reservation_id, purchase_id, payout_id, money_case_id, gateway_settlement_id) = 1);
create index ledger_entry_gateway_settlement on ledger_entry (gateway_settlement_id) where gateway_settlement_id is not null;

-- A payment and its settlement may differ from our books in two ways at once: cases tell which of the gateway's books was compared.
create type money_case_book as enum ('payments', 'settlements');
alter table money_case
  add column book money_case_book not null default 'payments',
  drop constraint money_case_once,
  add constraint money_case_once unique nulls not distinct (gateway, book, charge_id, there, here),
  drop constraint money_case_of_money,
  add constraint money_case_of_money check (amount > 0 and (book = 'settlements' or coalesce(there, 1) > 0)
    and num_nonnulls(there, here) > 0 and there is distinct from here),
  drop constraint money_case_known_or_stranger,
  add constraint money_case_known_or_stranger check (kind = 'stranger' or book = 'settlements' or payment_id is not null);
comment on column money_case.book is 'The gateway''s payments were compared, or its settlements';
comment on column money_case.charge_id is 'The gateway''s id of the payment, or of the settlement whose lines come to another sum';
comment on column money_case.there is 'Halalas that are left of the payment at the gateway, or that its settlements say; null where it knows of none';
comment on column money_case.here is 'Halalas that are left of it in our books, or that they have beside the settlement; null where nothing came';

-- A line of the bank's statement may be a settlement that arrived.
alter table bank_line
  add column gateway_settlement_id uuid constraint bank_line_gateway_settlement_fkey references gateway_settlement on delete restrict,
  add constraint bank_line_one_per_settlement unique (gateway_settlement_id),
  drop constraint bank_line_for_one_thing,
  add constraint bank_line_for_one_thing
    check (num_nonnulls(receipt_id, payout_id, refund_id, gateway_settlement_id, aside_reason) = num_nonnulls(closed_at)),
  drop constraint bank_line_fits_its_side,
  add constraint bank_line_fits_its_side check ((num_nonnulls(receipt_id, gateway_settlement_id) = 0 or amount > 0)
    and (num_nonnulls(payout_id, refund_id) = 0 or amount < 0));

-- The embedded sandbox leaves such a payment out of its settlements, as a gateway does that looks into one.
alter table sandbox_gateway.payment add column withheld boolean not null default false;
