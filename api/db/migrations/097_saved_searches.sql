-- Up Migration

create type alert_every as enum ('at_once', 'daily', 'weekly');
create type alert_kind as enum ('new', 'price_drop', 'freed');

create table saved_search (
  id uuid default uuidv7() constraint saved_search_pkey primary key,
  account_id uuid not null constraint saved_search_account_fkey references account on delete cascade,
  name text not null,
  query jsonb not null,
  fingerprint text not null generated always as (md5(query::text)) stored,
  filters jsonb not null,
  words text[] not null,
  every alert_every not null,
  kinds alert_kind[] not null,
  keys text[] not null,
  dated boolean not null,
  period smallint,
  price_min bigint,
  price_max bigint,
  districts text[] not null,
  rooms smallint[] not null,
  watched_from timestamptz not null,
  paused_at timestamptz,
  looked_at timestamptz not null,
  created_at timestamptz not null,
  constraint saved_search_once_per_account unique (account_id, fingerprint),
  constraint saved_search_name_length check (char_length(name) between 1 and 80),
  constraint saved_search_asks_for_something check (query <> '{}'),
  constraint saved_search_tells_of_something check (cardinality(kinds) > 0)
);
comment on table saved_search is 'A search that somebody is told about';
comment on column saved_search.query is 'Filters as an address writes them, lists in order: the same search is the same value';
comment on column saved_search.filters is 'The same as the search reads them, with what typed words say';
comment on column saved_search.words is 'Folded words that an ad must hold';
comment on column saved_search.keys is 'Purpose, period, city and category of ads that may fit, * for any: how a changed ad finds its searches';
comment on column saved_search.watched_from is 'Made or resumed: what was before is known';
-- Without a list of what waits: a change would have to look through that.
create index saved_search_watching on saved_search using gin (keys) with (fastupdate = off) where paused_at is null;

-- Both sides lock the account, so that two who save at once are counted together.
create function refuse_saved_search_above_50() returns trigger language plpgsql as $$
begin
  perform from account where id = new.account_id for no key update;
  if (select count(*) from saved_search where account_id = new.account_id) > 50 then
    raise exception 'an account saves at most 50 searches'
      using errcode = 'check_violation', constraint = 'saved_search_at_most_50';
  end if;
  return null;
end $$;
create trigger saved_search_at_most_50 after insert on saved_search
  for each row execute function refuse_saved_search_above_50();

create table search_alert (
  id uuid default uuidv7() constraint search_alert_pkey primary key,
  search_id uuid not null constraint search_alert_search_fkey references saved_search on delete cascade,
  ad_id uuid not null constraint search_alert_ad_fkey references ad on delete cascade,
  kind alert_kind not null,
  cause bigint not null,
  price bigint,
  price_before bigint,
  at timestamptz not null,
  told_at timestamptz,
  constraint search_alert_once unique (search_id, ad_id, kind, cause),
  constraint search_alert_price_lower check (kind <> 'price_drop' or (price is not null and price_before is not null and price < price_before))
);
comment on table search_alert is 'A change brought an ad into a saved search, or made it cheaper there';
comment on column search_alert.cause is '0 for a new ad, the price for a drop to it, the instant it became free again in milliseconds';
comment on column search_alert.told_at is 'When its event was written, or when it was found to be past';
create index search_alert_untold on search_alert (search_id) where told_at is null;
create index search_alert_ad on search_alert (ad_id);

create table seen_ad (
  number bigint constraint seen_ad_pkey primary key,
  row jsonb not null,
  taken jsonb not null,
  seen_at timestamptz not null
);
comment on table seen_ad is 'Ads as alerts last saw them: a change is what differs from this';
comment on column seen_ad.number is 'No reference: what is no more on show is taken out when the change is read';

create table seen_until (
  only_one boolean default true constraint seen_until_pkey primary key constraint seen_until_is_one check (only_one),
  watermark text not null,
  read_at timestamptz not null
);
comment on table seen_until is 'Up to which change of ads alerts have read';

create table favourite_drop (
  account_id uuid not null constraint favourite_drop_account_fkey references account on delete cascade,
  ad_id uuid not null constraint favourite_drop_ad_fkey references ad on delete cascade,
  price bigint not null,
  at timestamptz not null,
  constraint favourite_drop_told_once primary key (account_id, ad_id, price)
);
comment on table favourite_drop is 'That an account was told of a saved ad''s lower price';
create index favourite_drop_ad on favourite_drop (ad_id);

-- Down Migration
drop table favourite_drop, seen_until, seen_ad, search_alert, saved_search;
drop function refuse_saved_search_above_50();
drop type alert_kind, alert_every;
