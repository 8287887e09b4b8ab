-- Up Migration

-- A word of the next migration: it may be used only after the transaction that brought it.
alter type identity_kind add value if not exists 'passport';

-- Down Migration
-- The word stays in its type: PostgreSQL takes none out, and unused it does nothing.
select 1;
