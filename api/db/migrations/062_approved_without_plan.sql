-- Up Migration

-- An operator decides about an ad, not about its account's plan: an approved ad that no membership has room for waits hidden.
insert into ad_edge (from_state, to_state, movers) values ('waiting_for_approval', 'hidden', '{operator}');

-- Money may still come to a payment that its payer left; those of the last days are asked about by the clock.
create index payment_abandoned on payment (created_at) where failure_code = 'abandoned';

-- Down Migration
drop index payment_abandoned;
delete from ad_edge where from_state = 'waiting_for_approval' and to_state = 'hidden';
