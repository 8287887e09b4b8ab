-- Up Migration

-- What the ledger keeps for a party is summed from the index alone.
drop index ledger_entry_credit_party;
drop index ledger_entry_debit_party;
create index ledger_entry_credit_party on ledger_entry (credit_party_id, at)
  include (credit, amount, reservation_id) where credit_party_id is not null;
create index ledger_entry_debit_party on ledger_entry (debit_party_id, at)
  include (debit, amount, reservation_id) where debit_party_id is not null;
