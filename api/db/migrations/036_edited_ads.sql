-- Up Migration

-- A hidden ad that its people edit goes back to the start, and is reviewed again before it is shown.
insert into ad_edge (from_state, to_state, movers) values ('hidden', 'not_published', '{advertiser}');

-- Down Migration
update ad_transition set from_state = null where from_state = 'hidden' and to_state = 'not_published';
delete from ad_edge where from_state = 'hidden' and to_state = 'not_published';
