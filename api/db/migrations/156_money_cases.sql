-- Up Migration

alter type ledger_account add value if not exists 'suspense';
alter type ledger_kind add value if not exists 'found_received';
alter type ledger_kind add value if not exists 'found_returned';

create type money_case_kind as enum ('stranger', 'second', 'wrong_amount', 'unrecorded', 'more_there', 'less_there', 'missing_there');
create type money_case_decision as enum ('returned', 'assigned', 'explained');

-- Money that the gateway's books and ours do not agree about, until an operator decides what it is.
create table money_case (
  id uuid default uuidv7() constraint money_case_pkey primary key,
  gateway text not null,
  charge_id text not null,
  kind money_case_kind not null,
  there bigint,
  here bigint,
  amount bigint not null,
  method payment_method,
  card_company text,
  card_last4 text,
  began_at timestamptz,
  payment_id uuid constraint money_case_payment_fkey references payment on delete restrict,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  gone_at timestamptz,
  proposed_by uuid constraint money_case_proposer_fkey references operator on delete restrict,
  proposed_decision money_case_decision,
  proposed_due_id uuid constraint money_case_proposed_due_fkey references due on delete restrict,
  proposed_reason text,
  decision money_case_decision,
  due_id uuid constraint money_case_due_fkey references due on delete restrict,
  reason text,
  decided_by uuid constraint money_case_decider_fkey references operator on delete restrict,
  decided_at timestamptz,
  claimed_until timestamptz,
  failures integer not null default 0,
  failed_at timestamptz,
  failure text,
  sent_at timestamptz,
  constraint money_case_once unique nulls not distinct (gateway, charge_id, there, here),
  constraint money_case_of_money check (amount > 0 and coalesce(there, 1) > 0 and num_nonnulls(there, here) > 0 and there is distinct from here),
  constraint money_case_known_or_stranger check (kind = 'stranger' or payment_id is not null),
  constraint money_case_proposal_is_whole check (num_nulls(proposed_by, proposed_decision, proposed_reason) in (0, 3)),
  constraint money_case_proposed_due_of_assigned check (proposed_due_id is null or proposed_decision = 'assigned'),
  constraint money_case_decision_is_whole check (num_nulls(decision, reason, decided_by, decided_at) in (0, 4)),
  constraint money_case_due_of_assigned check ((decision is not distinct from 'assigned') = (due_id is not null)),
  constraint money_case_decision_is_lawful check (
    decision is null or decision = 'explained'
    or decision = 'returned' and kind in ('stranger', 'second', 'wrong_amount', 'unrecorded')
    or decision = 'assigned' and kind in ('stranger', 'unrecorded')),
  constraint money_case_second_is_another check (proposed_by is null or decided_by is distinct from proposed_by or proposed_decision is distinct from decision),
  constraint money_case_gone_is_undecided check (gone_at is null or decision is null),
  constraint money_case_failures_are_whole check (failures >= 0 and num_nulls(failed_at, failure) = case when failures = 0 then 2 else 0 end),
  constraint money_case_sent_of_returned check (num_nonnulls(sent_at, claimed_until) = 0 and failures = 0 or decision = 'returned' and kind = 'stranger')
);
comment on column money_case.there is 'Halalas that are left of the payment at the gateway; null where it knows of none';
comment on column money_case.here is 'Halalas that are left of it in our books; null where nothing came';
comment on column money_case.amount is 'Halalas in which the two differ';
comment on column money_case.began_at is 'When the payment began by our books';
comment on column money_case.gone_at is 'When both books agreed again before anybody decided';
comment on column money_case.sent_at is 'When the gateway took back money of a payment that we never began';
create index money_case_open on money_case (found_at, id) where decision is null and gone_at is null;
create index money_case_to_send on money_case (decided_at) where decision = 'returned' and kind = 'stranger' and sent_at is null;
create index money_case_decided on money_case (decided_at desc) where decided_at is not null;
create index money_case_payment on money_case (payment_id) where payment_id is not null;
create index money_case_due on money_case (due_id) where due_id is not null;
create index money_case_proposed_due on money_case (proposed_due_id) where proposed_due_id is not null;
create index money_case_proposer on money_case (proposed_by) where proposed_by is not null;
create index money_case_decider on money_case (decided_by) where decided_by is not null;

-- A case is decided once, above the limit in force by two operators who say the same; what was found stays as it was.
create function refuse_money_case_change() returns trigger language plpgsql as $$
begin
  if (new.gateway, new.charge_id, new.there, new.here, new.amount, new.found_at)
    is distinct from (old.gateway, old.charge_id, old.there, old.here, old.amount, old.found_at) then
    raise exception 'what was found stays as it was' using errcode = '23514', constraint = 'money_case_found_for_good';
  end if;
  if old.decision is not null and (new.decision, new.due_id, new.reason, new.decided_by, new.decided_at)
    is distinct from (old.decision, old.due_id, old.reason, old.decided_by, old.decided_at)
    or old.sent_at is not null and new.sent_at is distinct from old.sent_at then
    raise exception 'this case is decided' using errcode = '23514', constraint = 'money_case_decided_once';
  end if;
  if old.decision is null and new.decision is not null
    and new.amount > second_operator_above('refund_second_operator_above', new.decided_at)
    and ((new.proposed_decision, new.proposed_due_id) is distinct from (new.decision, new.due_id) or new.proposed_by = new.decided_by) then
    raise exception 'a large case needs a second operator' using errcode = '23514', constraint = 'money_case_large_has_second';
  end if;
  return new;
end $$;
create trigger money_case_decided_once before update on money_case for each row execute function refuse_money_case_change();
create trigger money_case_never_removed before delete on money_case for each row execute function refuse_change();

alter table ledger_entry
  add column money_case_id uuid constraint ledger_entry_money_case_fkey references money_case on delete restrict,
  drop constraint ledger_entry_written_once,
  add constraint ledger_entry_written_once unique nulls not distinct (kind, payment_id, refund_id, fee_change_id, payout_id, money_case_id),
  drop constraint ledger_entry_of_one_cause,
  add constraint ledger_entry_of_one_cause check (num_nonnulls(payment_id, fee_change_id, payout_id, money_case_id) = 1),
  drop constraint ledger_entry_of_one_payable,
  add constraint ledger_entry_of_one_payable check (num_nonnulls(reservation_id, purchase_id, payout_id, money_case_id) = 1);
create index ledger_entry_money_case on ledger_entry (money_case_id) where money_case_id is not null;
