-- Up Migration

-- Whose money each side of a movement is. Null is the house's own side: its gateway, its income.
alter table ledger_entry
  add column debit_party_id uuid constraint ledger_entry_debit_party_fkey references account on delete restrict,
  add column credit_party_id uuid constraint ledger_entry_credit_party_fkey references account on delete restrict;
create index ledger_entry_debit_party on ledger_entry (debit_party_id, at) where debit_party_id is not null;
create index ledger_entry_credit_party on ledger_entry (credit_party_id, at) where credit_party_id is not null;
comment on column ledger_entry.debit_party_id is 'The account whose money is taken; null on the house''s own side';
comment on column ledger_entry.credit_party_id is 'The account whose money it becomes; null on the house''s own side';

-- The release before names no party: funds of a reservation are its host's, money to give back its guest's.
create function name_reservation_parties() returns trigger language plpgsql as $$
begin
  if new.reservation_id is not null and new.debit_party_id is null and new.credit_party_id is null then
    select case new.debit when 'reservation_funds' then r.host_account_id when 'refunds_payable' then r.guest_account_id end,
        case new.credit when 'reservation_funds' then r.host_account_id when 'refunds_payable' then r.guest_account_id end
      into new.debit_party_id, new.credit_party_id
    from reservation r where r.id = new.reservation_id;
  end if;
  return new;
end $$;
create trigger ledger_entry_names_parties before insert on ledger_entry for each row execute function name_reservation_parties();

alter table ledger_entry disable trigger ledger_entry_append_only;
update ledger_entry set
  debit_party_id = case debit when 'reservation_funds' then r.host_account_id when 'refunds_payable' then r.guest_account_id end,
  credit_party_id = case credit when 'reservation_funds' then r.host_account_id when 'refunds_payable' then r.guest_account_id end
from reservation r where r.id = ledger_entry.reservation_id;
alter table ledger_entry enable trigger ledger_entry_append_only;

alter table ledger_entry
  add constraint ledger_entry_names_debit_party
    check ((debit in ('reservation_funds', 'refunds_payable')) = (debit_party_id is not null)),
  add constraint ledger_entry_names_credit_party
    check ((credit in ('reservation_funds', 'refunds_payable')) = (credit_party_id is not null));

-- A payment may be returned in several parts; all of it once alone.
alter type refund_reason add value if not exists 'guest_cancelled';
alter type refund_reason add value if not exists 'host_cancelled';
alter type refund_reason add value if not exists 'declined';
alter type refund_reason add value if not exists 'expired';
alter type refund_reason add value if not exists 'changed';
alter type refund_reason add value if not exists 'deposit';
alter type refund_reason add value if not exists 'operator';
alter table refund drop constraint refund_one_per_reason;
create unique index refund_of_whole_payment_once on refund (payment_id) where reason in ('late', 'second', 'wrong_amount');
create index refund_payment on refund (payment_id);

-- Words of the next migrations: a word may be used only after the transaction that brought it.
alter type due_kind add value if not exists 'purchase';
alter type ledger_account add value if not exists 'membership_income';

create table ledger_proof (
  id uuid default uuidv7() constraint ledger_proof_pkey primary key,
  at timestamptz not null,
  disagreements text[] not null
);
comment on table ledger_proof is 'What the nightly proof of the ledger found; empty where the books are sound';
create index ledger_proof_newest on ledger_proof (at desc);

-- Down Migration
-- Words stay in their types: PostgreSQL takes none out, and unused they do nothing.
drop table ledger_proof;
drop index refund_payment, refund_of_whole_payment_once;
alter table refund add constraint refund_one_per_reason unique (payment_id, reason);
drop trigger ledger_entry_names_parties on ledger_entry;
drop function name_reservation_parties();
alter table ledger_entry drop column credit_party_id, drop column debit_party_id;
