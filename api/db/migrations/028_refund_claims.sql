-- Up Migration

-- Who sends a refund claims it first, so that the gateway is asked outside any transaction. A refund that was once claimed
-- keeps other refunds of its payment waiting until it is done: the gateway may have it already.
alter table refund add column claimed_until timestamptz;
comment on column refund.claimed_until is 'Until then one process sends it; null: nobody has tried yet';
create unique index refund_one_sent_at_once on refund (payment_id) where state = 'requested' and claimed_until is not null;

-- Down Migration
drop index refund_one_sent_at_once;
alter table refund drop column claimed_until;
