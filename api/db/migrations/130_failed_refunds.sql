-- Up Migration

-- Halalas above which an act of an operator needs a second one at an instant, by a dated setting.
create function second_operator_above(setting_key text, at timestamptz) returns bigint language sql stable as
  'select (value #>> ''{}'')::bigint from setting where key = setting_key and effective_from <= at order by effective_from desc limit 1';

alter table refund
  add column failures integer not null default 0,
  add column failed_at timestamptz,
  add column failure text,
  add column taken_by uuid constraint refund_taken_by_fkey references operator on delete restrict,
  add column taken_at timestamptz,
  add column otherwise_reason text,
  add column proposed_by uuid constraint refund_proposed_by_fkey references operator on delete restrict,
  add column proposed_reference text,
  add constraint refund_failures_are_whole check (failures >= 0 and num_nulls(failed_at, failure) = case when failures = 0 then 2 else 0 end),
  add constraint refund_taken_is_whole check (num_nulls(taken_by, taken_at, otherwise_reason) in (0, 3)),
  add constraint refund_taken_is_not_sent check (taken_by is null or claimed_until is null),
  add constraint refund_taken_ends_by_bank check (taken_by is null or (state = 'done') = (bank_reference is not null)),
  add constraint refund_proposal_is_whole check (num_nulls(proposed_by, proposed_reference) in (0, 2)),
  add constraint refund_proposal_of_taken check (proposed_by is null or taken_by is not null),
  add constraint refund_second_is_another check (proposed_by is null or bank_reference is distinct from proposed_reference or proposed_by <> sent_by);
comment on column refund.failure is 'What the gateway answered the last time it did not take the refund';
comment on column refund.taken_by is 'The operator who took it from the gateway, to pay it by bank';
create index refund_taken_by on refund (taken_by) where taken_by is not null;
create index refund_proposed_by on refund (proposed_by) where proposed_by is not null;

-- A refund that is done stays as it is; one taken from the gateway is, above the limit in force, paid by two operators who name the same movement.
create function refuse_refund_by_one() returns trigger language plpgsql as $$
begin
  if old.state = 'done' and new is distinct from old then
    raise exception 'this refund is done' using errcode = '23514', constraint = 'refund_done_once';
  end if;
  if new.state = 'done' and new.taken_by is not null
    and new.amount > second_operator_above('refund_second_operator_above', new.done_at)
    and new.proposed_reference is distinct from new.bank_reference then
    raise exception 'a large refund needs a second operator' using errcode = '23514', constraint = 'refund_large_has_second';
  end if;
  return new;
end $$;
create trigger refund_done_once before update on refund for each row execute function refuse_refund_by_one();

alter table deposit_claim
  add column proposed_by uuid constraint deposit_claim_proposed_by_fkey references operator on delete restrict,
  add column proposed_award bigint,
  add column proposed_words text,
  add constraint deposit_claim_proposal_is_whole check (num_nulls(proposed_by, proposed_award, proposed_words) in (0, 3));
create index deposit_claim_proposed_by on deposit_claim (proposed_by) where proposed_by is not null;

-- An operator's award above the limit in force is of two operators who name the same amount.
create function refuse_award_by_one() returns trigger language plpgsql as $$
begin
  if new.state = 'decided' and new.operator_id is not null
    and new.awarded > second_operator_above('award_second_operator_above', new.decided_at)
    and (new.proposed_by is null or new.proposed_by = new.operator_id or new.proposed_award <> new.awarded) then
    raise exception 'a large award needs a second operator' using errcode = '23514', constraint = 'deposit_claim_large_has_second';
  end if;
  return new;
end $$;
create trigger deposit_claim_large_has_second before insert or update on deposit_claim
  for each row execute function refuse_award_by_one();

insert into setting (key, type, value, source) values
  ('refund_failed_after_seconds', 'seconds', '1800', 'product: a refund that the gateway does not take is an operator''s after half an hour'),
  ('refund_second_operator_above', 'halalas', '5000000', 'product: sums over a dated limit need a second operator'),
  ('award_second_operator_above', 'halalas', '5000000', 'product: sums over a dated limit need a second operator');

-- Down Migration
delete from setting where key in ('refund_failed_after_seconds', 'refund_second_operator_above', 'award_second_operator_above');
drop trigger deposit_claim_large_has_second on deposit_claim;
drop trigger refund_done_once on refund;
drop function refuse_award_by_one(), refuse_refund_by_one();
alter table deposit_claim drop column proposed_by, drop column proposed_award, drop column proposed_words;
alter table refund drop column proposed_by, drop column proposed_reference, drop column taken_by, drop column taken_at, drop column otherwise_reason,
  drop column failure, drop column failed_at, drop column failures;
drop function second_operator_above(text, timestamptz);
