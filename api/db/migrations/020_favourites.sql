-- Up Migration

create table favourite (
  account_id uuid not null constraint favourite_account_fkey references account on delete cascade,
  ad_id uuid not null constraint favourite_ad_fkey references ad on delete cascade,
  price bigint not null,
  period smallint,
  saved_at timestamptz not null,
  constraint favourite_once_per_account primary key (account_id, ad_id),
  constraint favourite_price_not_negative check (price >= 0),
  constraint favourite_period_known check (period between 1 and 4)
);
comment on column favourite.price is 'The headline price when it was saved, in halalas; period is null for a sale';
create index favourite_newest on favourite (account_id, saved_at desc, ad_id);
create index favourite_ad on favourite (ad_id);

-- Down Migration
drop table favourite;
