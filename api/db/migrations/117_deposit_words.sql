-- Up Migration

-- Words of the next migration: a word may be used only after the transaction that brought it.
alter type due_kind add value if not exists 'security_deposit' after 'rest';
alter type ledger_account add value if not exists 'deposits_held';
alter type ledger_kind add value if not exists 'deposit_held';
alter type ledger_kind add value if not exists 'deposit_released';
alter type ledger_kind add value if not exists 'deposit_claimed';
alter type reservation_reminder_kind add value if not exists 'claim_time';
alter type reservation_reminder_kind add value if not exists 'claim_answer';

-- Down Migration
-- Words stay in their types: PostgreSQL takes none out, and unused they do nothing.
select 1;
