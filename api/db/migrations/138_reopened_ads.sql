-- Up Migration

-- An ad that an operator closed for a report comes back when its appeal is won: hidden, from where it may be shown, or unpublished.
insert into ad_edge (from_state, to_state, movers) values
  ('closed', 'hidden', '{operator}'),
  ('closed', 'not_published', '{operator}');
comment on table ad_edge is 'Steps an ad can take, and who may take each; a closed ad is closed once more when it is deleted, and leaves by a won appeal alone';

-- Down Migration

comment on table ad_edge is 'Steps an ad can take, and who may take each; a closed ad is closed once more when it is deleted';
delete from ad_edge where from_state = 'closed' and to_state in ('hidden', 'not_published');
