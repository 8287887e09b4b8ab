-- Up Migration

-- A statement of the marketplace's account at the bank, as an operator gave its file.
create table bank_statement (
  id uuid default uuidv7() constraint bank_statement_pkey primary key,
  operator_id uuid not null constraint bank_statement_operator_fkey references operator on delete restrict,
  given_at timestamptz not null,
  lines integer not null,
  constraint bank_statement_lines_positive check (lines > 0)
);
create index bank_statement_operator on bank_statement (operator_id);
create index bank_statement_newest on bank_statement (given_at desc);

-- What a line of it says. The same line of a file that overlaps another is one line: `mark` is of all that stands on it, and of
-- which of equal lines of its file it is.
create table bank_line (
  id uuid default uuidv7() constraint bank_line_pkey primary key,
  statement_id uuid not null constraint bank_line_statement_fkey references bank_statement on delete restrict,
  line integer not null,
  mark bytea not null constraint bank_line_once unique,
  booked_on date not null,
  amount bigint not null,
  text text not null,
  bank_reference text not null,
  our_reference text,
  receipt_id uuid constraint bank_line_receipt_fkey references transfer_receipt on delete restrict,
  payout_id uuid constraint bank_line_payout_fkey references payout on delete restrict,
  refund_id uuid constraint bank_line_refund_fkey references refund on delete restrict,
  aside_reason text,
  closed_by uuid constraint bank_line_closer_fkey references operator on delete restrict,
  closed_at timestamptz,
  constraint bank_line_of_money check (amount <> 0),
  constraint bank_line_mark_is_sha256 check (octet_length(mark) = 32),
  constraint bank_line_one_per_receipt unique (receipt_id),
  constraint bank_line_one_per_payout unique (payout_id),
  constraint bank_line_one_per_refund unique (refund_id),
  constraint bank_line_for_one_thing check (num_nonnulls(receipt_id, payout_id, refund_id, aside_reason) = num_nonnulls(closed_at)),
  constraint bank_line_end_is_whole check (num_nulls(closed_by, closed_at) in (0, 2)),
  constraint bank_line_fits_its_side check ((receipt_id is null or amount > 0) and (num_nonnulls(payout_id, refund_id) = 0 or amount < 0))
);
comment on column bank_line.amount is 'Halalas: more than none came to the account, less than none left it';
comment on column bank_line.bank_reference is 'The bank''s name of the movement; of our making where the file has none';
comment on column bank_line.our_reference is 'The reference of a bank transfer of ours that stands in its text';
create index payout_reference on payout (reference) where reference is not null;
create index bank_line_statement on bank_line (statement_id);
create index bank_line_open on bank_line (booked_on, id) where closed_at is null;
create index bank_line_closed on bank_line (closed_at desc) where closed_at is not null;
create index bank_line_our_reference on bank_line (our_reference) where our_reference is not null;
create index bank_line_closer on bank_line (closed_by) where closed_by is not null;

create function refuse_second_end_of_bank_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.closed_at is not null then
    raise exception 'this line of a statement is decided' using errcode = '23514', constraint = 'bank_line_closed_once';
  end if;
  if (new.statement_id, new.line, new.mark, new.booked_on, new.amount, new.text, new.bank_reference, new.our_reference)
    is distinct from (old.statement_id, old.line, old.mark, old.booked_on, old.amount, old.text, old.bank_reference, old.our_reference) then
    raise exception 'what a bank said stays as it is' using errcode = '23514', constraint = 'bank_line_said_for_good';
  end if;
  return new;
end $$;
create trigger bank_line_closed_once before update or delete on bank_line
  for each row execute function refuse_second_end_of_bank_line();

-- Money that a statement shows needs no picture: its receipt is the line.
alter table transfer_receipt
  add column bank_line_id uuid constraint transfer_receipt_bank_line_fkey references bank_line on delete restrict,
  alter column person_id drop not null,
  alter column file_key drop not null,
  alter column content_hash drop not null,
  alter column print drop not null,
  add constraint transfer_receipt_of_file_or_line check (
    num_nulls(person_id, file_key, content_hash, print) = case when bank_line_id is null then 0 else 4 end);
create unique index transfer_receipt_one_per_bank_line on transfer_receipt (bank_line_id)
  where bank_line_id is not null and decision is distinct from 'refused';

-- Down Migration
-- Receipts that are lines go with their payments' proof: a database that has any is not taken back.
alter table transfer_receipt drop column bank_line_id,
  alter column person_id set not null,
  alter column file_key set not null,
  alter column content_hash set not null,
  alter column print set not null;
drop table bank_line, bank_statement;
drop index payout_reference;
drop function refuse_second_end_of_bank_line();
