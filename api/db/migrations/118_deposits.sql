-- Up Migration

-- A payment may bring a security deposit with what it pays for; what came for the deposit is then a payment of its own.
alter table payment
  add column deposit_due_id uuid constraint payment_deposit_due_fkey references due on delete restrict,
  add column deposit bigint,
  add column with_payment_id uuid constraint payment_with_payment_fkey references payment on delete restrict,
  add constraint payment_deposit_is_whole check (num_nulls(deposit_due_id, deposit) in (0, 2)),
  add constraint payment_deposit_positive check (deposit > 0);
comment on column payment.deposit is 'Halalas asked for beside the amount, for the security deposit due';
comment on column payment.with_payment_id is 'The payment that brought this one: the gateway knows that one alone';
create index payment_deposit_due on payment (deposit_due_id) where deposit_due_id is not null;
create unique index payment_brings_one_deposit on payment (with_payment_id) where with_payment_id is not null;

alter table transfer
  add column deposit_due_id uuid constraint transfer_deposit_due_fkey references due on delete restrict;
create index transfer_deposit_due on transfer (deposit_due_id) where deposit_due_id is not null;

-- Refunds of one charge at the gateway go out one after the other, also where it paid two dues.
alter table refund add column charge_id uuid constraint refund_charge_fkey references payment on delete restrict;
update refund set charge_id = payment_id;
alter table refund add constraint refund_names_charge check (charge_id is not null);
comment on column refund.charge_id is 'The payment by which the gateway knows the money';
create index refund_charge on refund (charge_id);
create function name_charge_of_refund() returns trigger language plpgsql as $$
begin
  select coalesce(with_payment_id, id) into new.charge_id from payment where id = new.payment_id;
  return new;
end $$;
create trigger refund_names_charge before insert on refund for each row execute function name_charge_of_refund();
drop index refund_one_sent_at_once;
create unique index refund_one_sent_at_once on refund (charge_id) where state = 'requested' and claimed_until is not null;

alter table ledger_entry
  drop constraint ledger_entry_names_debit_party,
  add constraint ledger_entry_names_debit_party check (
    (debit in ('reservation_funds', 'refunds_payable', 'payouts_payable', 'deposits_held')) = (debit_party_id is not null)),
  drop constraint ledger_entry_names_credit_party,
  add constraint ledger_entry_names_credit_party check (
    (credit in ('reservation_funds', 'refunds_payable', 'payouts_payable', 'deposits_held')) = (credit_party_id is not null)),
  add constraint ledger_entry_deposit_of_stay check (
    reservation_id is not null or (debit <> 'deposits_held' and credit <> 'deposits_held'));

create type deposit_state as enum ('held', 'claimed', 'closed');
create table deposit (
  reservation_id uuid constraint deposit_pkey primary key constraint deposit_reservation_fkey references reservation on delete restrict,
  payment_id uuid not null constraint deposit_payment_fkey references payment on delete restrict
    constraint deposit_of_one_payment unique,
  amount bigint not null,
  state deposit_state not null default 'held',
  held_at timestamptz not null,
  claim_seconds integer not null,
  released bigint,
  claimed bigint,
  closed_at timestamptz,
  constraint deposit_amount_positive check (amount > 0),
  constraint deposit_claim_seconds_positive check (claim_seconds > 0),
  constraint deposit_end_is_whole check (num_nulls(released, claimed, closed_at) = case state when 'closed' then 0 else 3 end),
  constraint deposit_released_and_claimed_are_taken check (released >= 0 and claimed >= 0 and released + claimed = amount)
);
comment on table deposit is 'A security deposit that the marketplace took: held for its guest until it is released or claimed';
comment on column deposit.claim_seconds is 'So long after departure the advertiser may claim, as it was when it was taken';
comment on column deposit.claimed is 'What of it the advertiser is given; the guest is given the rest back';
create index deposit_open on deposit (held_at) where state <> 'closed';

create function refuse_changing_deposit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.reservation_id, new.payment_id, new.amount, new.held_at, new.claim_seconds)
      is distinct from (old.reservation_id, old.payment_id, old.amount, old.held_at, old.claim_seconds)
    or (old.state, new.state) not in (('held', 'claimed'), ('held', 'closed'), ('claimed', 'closed')) then
    raise exception 'a deposit is closed once and stays as it was taken' using errcode = '23514', constraint = 'deposit_closed_once';
  end if;
  return new;
end $$;
create trigger deposit_closed_once before update or delete on deposit for each row execute function refuse_changing_deposit();

create function tell_deposit_changed() returns trigger language plpgsql as $$
begin
  perform tell_reservation(new.reservation_id);
  return null;
end $$;
create trigger deposit_told after insert or update on deposit for each row execute function tell_deposit_changed();

-- What leaves a deposit, to its guest or its advertiser, is together never more than was taken.
create function refuse_more_than_deposit() returns trigger language plpgsql as $$
begin
  perform 1 from deposit where reservation_id = new.reservation_id for update;
  if (select coalesce(sum(case when credit = 'deposits_held' then amount else -amount end), 0) from ledger_entry
      where reservation_id = new.reservation_id and 'deposits_held' in (debit, credit)) < 0 then
    raise exception 'more leaves the deposit than was taken' using errcode = '23514', constraint = 'deposit_out_within_taken';
  end if;
  return null;
end $$;
create trigger deposit_out_within_taken after insert on ledger_entry
  for each row when (new.debit = 'deposits_held') execute function refuse_more_than_deposit();

-- What was received for a stay and what of it goes back: a deposit is neither.
create or replace function reservation_money(reservation uuid, out received bigint, out refunded bigint) language sql stable as $$
  select coalesce(sum(payment.received), 0)::bigint,
    coalesce(sum((select sum(refund.amount) from refund where refund.payment_id = payment.id)), 0)::bigint
  from payment join due on due.id = payment.due_id
  where due.reservation_id = reservation and due.kind <> 'security_deposit' and payment.state = 'settled'
$$;

insert into reservation_edge (event, from_state, to_state, mover) values ('pay_deposit', 'active', 'active', 'gateway');

insert into setting (key, type, value, source) values
  ('deposit_claim_seconds', 'seconds', '172800', 'product: a deposit without a claim is released 48 hours after departure');

-- Down Migration
delete from setting where key = 'deposit_claim_seconds';
delete from reservation_transition where event = 'pay_deposit';
delete from reservation_edge where event = 'pay_deposit';
drop trigger deposit_out_within_taken on ledger_entry;
drop function refuse_more_than_deposit();
create or replace function reservation_money(reservation uuid, out received bigint, out refunded bigint) language sql stable as $$
  select coalesce(sum(payment.received), 0)::bigint,
    coalesce(sum((select sum(refund.amount) from refund where refund.payment_id = payment.id)), 0)::bigint
  from payment join due on due.id = payment.due_id
  where due.reservation_id = reservation and payment.state = 'settled'
$$;
drop table deposit;
drop function refuse_changing_deposit(), tell_deposit_changed();
drop type deposit_state;
alter table ledger_entry disable trigger ledger_entry_append_only;
delete from ledger_entry where 'deposits_held' in (debit, credit);
alter table ledger_entry enable trigger ledger_entry_append_only;
alter table ledger_entry drop constraint ledger_entry_deposit_of_stay,
  drop constraint ledger_entry_names_debit_party,
  add constraint ledger_entry_names_debit_party
    check ((debit in ('reservation_funds', 'refunds_payable', 'payouts_payable')) = (debit_party_id is not null)),
  drop constraint ledger_entry_names_credit_party,
  add constraint ledger_entry_names_credit_party
    check ((credit in ('reservation_funds', 'refunds_payable', 'payouts_payable')) = (credit_party_id is not null));
drop index refund_one_sent_at_once;
create unique index refund_one_sent_at_once on refund (payment_id) where state = 'requested' and claimed_until is not null;
drop trigger refund_names_charge on refund;
drop function name_charge_of_refund();
alter table refund drop constraint refund_names_charge, drop column charge_id;
alter table transfer drop column deposit_due_id;
alter table payment drop column deposit_due_id, drop column deposit, drop column with_payment_id;
