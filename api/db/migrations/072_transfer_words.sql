-- Up Migration

-- Words of the next migration: a word may be used only after the transaction that brought it.
alter type ledger_account add value if not exists 'bank';
alter type ledger_kind add value if not exists 'part_counted';
alter type payment_state add value if not exists 'part';
alter type payment_state add value if not exists 'counted';

-- Down Migration
-- Words stay in their types: PostgreSQL takes none out, and unused they do nothing.
select 1;
