-- Up Migration

-- The marketplace's share of confirmed bookings: the newest row that holds already, of the narrowest kind there is.
create table fee_rate (
  id uuid default uuidv7() constraint fee_rate_pkey primary key,
  category_id smallint constraint fee_rate_category_fkey references category on delete cascade,
  period smallint,
  basis_points integer,
  effective_from timestamptz not null,
  operator_id uuid constraint fee_rate_operator_fkey references operator on delete restrict,
  reason text not null,
  created_at timestamptz not null default now(),
  constraint fee_rate_one_from_an_instant unique nulls not distinct (category_id, period, effective_from),
  constraint fee_rate_period_known check (period between 1 and 4),
  constraint fee_rate_at_most_half check (basis_points between 0 and 5000)
);
create index fee_rate_operator on fee_rate (operator_id);
comment on column fee_rate.category_id is 'Null: of every category that has no rate of its own';
comment on column fee_rate.period is 'Null: of every period that has no rate of its own';
comment on column fee_rate.operator_id is 'Null for a rate that came with the house';
comment on column fee_rate.basis_points is 'Hundredths of a percent; null: from then on the wider rate holds';
create function refuse_past_fee_change() returns trigger language plpgsql as $$
begin
  raise exception 'a fee rate keeps its history' using errcode = '23514', constraint = 'fee_rate_keeps_history';
end $$;
create trigger fee_rate_keeps_history before update or delete on fee_rate
  for each row when (old.effective_from <= now()) execute function refuse_past_fee_change();
create trigger fee_rate_not_truncated before truncate on fee_rate for each statement execute function refuse_past_fee_change();

-- The share of one booking, as it was when it was booked; taken when the booking is confirmed.
create table fee (
  reservation_id uuid constraint fee_pkey primary key constraint fee_reservation_fkey references reservation on delete restrict,
  basis_points integer not null,
  vat_basis_points integer not null,
  taken_at timestamptz not null,
  constraint fee_share_at_most_half check (basis_points between 1 and 5000),
  constraint fee_vat_at_most_whole check (vat_basis_points between 0 and 10000)
);
create trigger fee_append_only before update or delete on fee for each row execute function refuse_change();

create type fee_direction as enum ('taken', 'returned');
create table fee_change (
  id uuid default uuidv7() constraint fee_change_pkey primary key,
  reservation_id uuid not null constraint fee_change_fee_fkey references fee on delete restrict,
  direction fee_direction not null,
  base bigint not null,
  amount bigint not null,
  vat bigint not null,
  at timestamptz not null,
  constraint fee_change_of_money check (base >= 0 and amount >= 0 and vat >= 0 and amount + vat > 0)
);
comment on column fee_change.base is 'Halalas that the fee is a share of from this change on';
comment on column fee_change.amount is 'Halalas without VAT';
create index fee_change_fee on fee_change (reservation_id, at);
create trigger fee_change_append_only before update or delete on fee_change for each row execute function refuse_change();

create function refuse_fee_over_return() returns trigger language plpgsql as $$
declare
  left_amount bigint;
  left_vat bigint;
begin
  perform 1 from fee where reservation_id = new.reservation_id for update;
  select sum(case direction when 'taken' then amount else -amount end), sum(case direction when 'taken' then vat else -vat end)
    into left_amount, left_vat from fee_change where reservation_id = new.reservation_id;
  if left_amount < 0 or left_vat < 0 then
    raise exception 'more of a fee goes back than was taken' using errcode = '23514', constraint = 'fee_return_within_taken';
  end if;
  return null;
end $$;
create trigger fee_return_within_taken after insert on fee_change for each row execute function refuse_fee_over_return();

-- A movement of money has one cause: a payment, or a change of a fee.
alter table ledger_entry
  alter column payment_id drop not null,
  add column fee_change_id uuid constraint ledger_entry_fee_change_fkey references fee_change on delete restrict,
  add constraint ledger_entry_of_one_cause check (num_nonnulls(payment_id, fee_change_id) = 1),
  drop constraint ledger_entry_written_once,
  add constraint ledger_entry_written_once unique nulls not distinct (kind, payment_id, refund_id, fee_change_id);
create index ledger_entry_fee_change on ledger_entry (fee_change_id) where fee_change_id is not null;

create function diyar_fee(base bigint, basis_points integer) returns bigint language sql immutable as
  'select (base * basis_points + 5000) / 10000';
comment on function diyar_fee is 'The fee on so many halalas, half a halala up';

create function reservation_money(reservation uuid, out received bigint, out refunded bigint) language sql stable as $$
  select coalesce(sum(payment.received), 0)::bigint,
    coalesce(sum((select sum(refund.amount) from refund where refund.payment_id = payment.id)), 0)::bigint
  from payment join due on due.id = payment.due_id
  where due.reservation_id = reservation and payment.state = 'settled'
$$;
comment on function reservation_money is 'Halalas received for a reservation and kept, and those of them that go or went back';

alter table reservation add column ejar_contract text,
  add constraint reservation_ejar_contract_form check (ejar_contract ~ '^[0-9A-Za-z/-]{4,30}$');
comment on column reservation.ejar_contract is 'Number of a lease''s contract in Ejar, as its advertiser wrote it';

-- Down Migration
alter table reservation drop column ejar_contract;
drop function reservation_money(uuid), diyar_fee(bigint, integer);
alter table ledger_entry disable trigger ledger_entry_append_only;
delete from ledger_entry where fee_change_id is not null;
alter table ledger_entry enable trigger ledger_entry_append_only;
alter table ledger_entry drop column fee_change_id, alter column payment_id set not null,
  add constraint ledger_entry_written_once unique nulls not distinct (kind, payment_id, refund_id);
drop table fee_change, fee, fee_rate;
drop function refuse_fee_over_return(), refuse_past_fee_change();
drop type fee_direction;
