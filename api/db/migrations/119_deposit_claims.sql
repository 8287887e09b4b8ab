-- Up Migration

create type deposit_claim_state as enum ('asked', 'disputed', 'decided');
create type deposit_answer as enum ('accepted', 'partly', 'refused');

create function claim_items_sum(items jsonb) returns bigint language sql immutable as
  'select coalesce(sum((item ->> ''amount'')::bigint), 0)::bigint from jsonb_array_elements(items) item';

create table deposit_claim (
  id uuid default uuidv7() constraint deposit_claim_pkey primary key,
  reservation_id uuid not null constraint deposit_claim_deposit_fkey references deposit on delete restrict
    constraint deposit_claim_once unique,
  account_id uuid not null constraint deposit_claim_account_fkey references account on delete restrict,
  items jsonb not null,
  amount bigint not null,
  state deposit_claim_state not null default 'asked',
  made_at timestamptz not null,
  answer_until timestamptz not null,
  answer deposit_answer,
  agreed bigint,
  answer_words text,
  answered_at timestamptz,
  awarded bigint,
  decision_words text,
  decided_at timestamptz,
  operator_id uuid constraint deposit_claim_operator_fkey references operator on delete restrict,
  constraint deposit_claim_amount_positive check (amount > 0),
  constraint deposit_claim_is_sum_of_items check (claim_items_sum(items) = amount),
  constraint deposit_claim_answer_is_whole check (num_nulls(answer, agreed, answered_at) in (0, 3)),
  constraint deposit_claim_agreed_as_answered check (
    case answer when 'accepted' then agreed = amount when 'refused' then agreed = 0
                when 'partly' then agreed > 0 and agreed < amount else true end),
  constraint deposit_claim_decision_is_whole check ((state = 'decided') = (num_nulls(awarded, decided_at) = 0)),
  constraint deposit_claim_decided_by_somebody check (state <> 'decided' or answer = 'accepted' or operator_id is not null),
  constraint deposit_claim_award_within_claim check (awarded between coalesce(agreed, 0) and amount)
);
comment on column deposit_claim.agreed is 'What the guest agrees to; the operator decides about the rest';
comment on column deposit_claim.operator_id is 'Null where the guest agreed to all of it: nobody had to decide';
create index deposit_claim_account on deposit_claim (account_id);
create index deposit_claim_operator on deposit_claim (operator_id) where operator_id is not null;
create index deposit_claim_open on deposit_claim (answer_until) where state <> 'decided';

create table deposit_photo (
  id uuid default uuidv7() constraint deposit_photo_pkey primary key,
  reservation_id uuid not null constraint deposit_photo_reservation_fkey references reservation on delete restrict,
  account_id uuid not null constraint deposit_photo_account_fkey references account on delete restrict,
  file_key text not null constraint deposit_photo_file_unique unique,
  created_at timestamptz not null,
  claim_id uuid constraint deposit_photo_claim_fkey references deposit_claim on delete restrict,
  position smallint,
  constraint deposit_photo_place_is_whole check (num_nulls(claim_id, position) in (0, 2)),
  constraint deposit_photo_once_in_place unique (claim_id, position),
  constraint deposit_photo_at_most_10 check (position between 1 and 10)
);
create index deposit_photo_reservation on deposit_photo (reservation_id);
create index deposit_photo_account on deposit_photo (account_id, created_at);
create index deposit_photo_unused on deposit_photo (created_at) where claim_id is null;

-- A claim is of a deposit that is held, of no more than it, and made in time after departure.
create function refuse_claim_of_deposit() returns trigger language plpgsql as $$
declare
  held deposit;
  stay reservation;
begin
  select * into held from deposit where reservation_id = new.reservation_id for update;
  select * into stay from reservation where id = new.reservation_id;
  if held.state <> 'held' or new.amount > held.amount then
    raise exception 'no such deposit is held' using errcode = '23514', constraint = 'deposit_claim_within_deposit';
  end if;
  if stay.state <> 'finished' or new.made_at >= stay.ends_at + make_interval(secs => held.claim_seconds) then
    raise exception 'the time to claim is over' using errcode = '23514', constraint = 'deposit_claim_in_time';
  end if;
  return new;
end $$;
create trigger deposit_claim_within_deposit before insert on deposit_claim for each row execute function refuse_claim_of_deposit();

create function refuse_changing_claim() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state = 'decided'
    or (new.reservation_id, new.account_id, new.items, new.amount, new.made_at, new.answer_until)
      is distinct from (old.reservation_id, old.account_id, old.items, old.amount, old.made_at, old.answer_until)
    or (old.answer is not null and (new.answer, new.agreed, new.answer_words, new.answered_at)
      is distinct from (old.answer, old.agreed, old.answer_words, old.answered_at))
    or (old.state = 'disputed' and new.state = 'asked') then
    raise exception 'a claim is answered and decided once' using errcode = '23514', constraint = 'deposit_claim_decided_once';
  end if;
  return new;
end $$;
create trigger deposit_claim_decided_once before update or delete on deposit_claim
  for each row execute function refuse_changing_claim();
create trigger deposit_claim_told after insert or update on deposit_claim for each row execute function tell_deposit_changed();

alter table payout_line add column claimed bigint not null default 0,
  drop constraint payout_line_within_earned,
  add constraint payout_line_within_earned check (
    amount <> 0 and amount <= floor((received - refunded - fee - vat)::numeric * parts_due / parts) + claimed - paid_before);
comment on column payout_line.claimed is 'Halalas of the guest''s deposit that the advertiser is given';

insert into setting (key, type, value, source) values
  ('deposit_answer_seconds', 'seconds', '172800', 'product: the guest has 48 hours to answer a claim of the deposit'),
  ('deposit_photos_per_account_day', 'count', '60', 'product: photos of damage an account may send in a day');

-- Down Migration
delete from setting where key in ('deposit_answer_seconds', 'deposit_photos_per_account_day');
alter table payout_line disable trigger payout_line_append_only;
delete from payout_line where claimed > 0;
alter table payout_line enable trigger payout_line_append_only;
alter table payout_line drop constraint payout_line_within_earned, drop column claimed,
  add constraint payout_line_within_earned check (
    amount <> 0 and amount <= floor((received - refunded - fee - vat)::numeric * parts_due / parts) - paid_before);
drop table deposit_photo, deposit_claim;
drop function refuse_claim_of_deposit(), refuse_changing_claim(), claim_items_sum(jsonb);
drop type deposit_claim_state, deposit_answer;
