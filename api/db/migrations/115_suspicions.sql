-- Up Migration

-- What makes an ad that waits for approval suspicious, looked for again by the clock; those with most stand first in the queue.
create type suspicion as enum ('copied_photos', 'price_far_below', 'contact_in_text', 'new_account');
create table ad_suspicion (
  ad_id uuid constraint ad_suspicion_pkey primary key constraint ad_suspicion_ad_fkey references ad on delete cascade,
  reasons suspicion[] not null,
  score smallint not null,
  below_percent smallint,
  scored_at timestamptz not null,
  constraint ad_suspicion_score_of_reasons check ((score > 0) = (cardinality(reasons) > 0)),
  constraint ad_suspicion_says_how_far check (('price_far_below' = any (reasons)) = (below_percent is not null))
);
comment on column ad_suspicion.below_percent is 'Whole percent by which its price stands below that of like ads, the furthest of its prices';

insert into setting (key, type, value, source) values
  ('suspicion_below_percent', 'count', '35', 'product: a price so far below its district is looked at first'),
  ('suspicion_new_account_days', 'count', '30', 'product: ads of accounts this young are looked at first');

-- Down Migration
delete from setting where key in ('suspicion_below_percent', 'suspicion_new_account_days');
drop table ad_suspicion;
drop type suspicion;
