-- Up Migration

-- When a due was paid. What looks for unpaid dues each minute reads those alone: it read every due that was ever paid, to find
-- by its payments that it was.
alter table due add column settled_at timestamptz;
comment on column due.settled_at is 'When its payment was settled; written with it by payment_settles_due';
