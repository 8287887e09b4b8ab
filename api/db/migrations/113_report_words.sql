-- Up Migration

-- Words of the next migration: a word may be used only after the transaction that brought it.
alter type report_reason add value if not exists 'impersonation';
alter type report_reason add value if not exists 'untrue';
alter type report_reason add value if not exists 'personal';
alter type report_reason add value if not exists 'outside';
alter type report_decision add value if not exists 'evaluation_hidden';
alter type report_decision add value if not exists 'message_hidden';
alter type report_decision add value if not exists 'account_warned';
alter type report_decision add value if not exists 'account_suspended';

-- Down Migration
-- Words stay in their types: PostgreSQL takes none out, and unused they do nothing.
select 1;
