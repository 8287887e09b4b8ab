-- Up Migration

-- Words of the next migrations: a word may be used only after the transaction that brought it.
alter type ledger_account add value if not exists 'fee_income';
alter type ledger_account add value if not exists 'tax_payable';
alter type ledger_account add value if not exists 'payouts_payable';
alter type ledger_account add value if not exists 'bank';
alter type ledger_kind add value if not exists 'fee';
alter type ledger_kind add value if not exists 'fee_vat';
alter type ledger_kind add value if not exists 'fee_returned';
alter type ledger_kind add value if not exists 'fee_vat_returned';
alter type ledger_kind add value if not exists 'payout';
alter type ledger_kind add value if not exists 'payout_paid';
alter type ledger_kind add value if not exists 'payout_failed';

-- Down Migration
-- Words stay in their types: PostgreSQL takes none out, and unused they do nothing.
select 1;
