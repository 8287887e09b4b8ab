-- Up Migration

create type plan_period as enum ('month', 'year');
create type membership_end as enum ('expired', 'replaced');
create type membership_use_kind as enum ('ad', 'special');

create sequence plan_number;
create table plan (
  id uuid default uuidv7() constraint plan_pkey primary key,
  number bigint not null default public_number(nextval('plan_number')) constraint plan_number_unique unique,
  is_free boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table plan is 'What is on sale; what it holds stands in its versions';
create unique index plan_one_free on plan (is_free) where is_free;

-- A plan is what its newest version says whose time has come. Versions are never changed: what was bought names its own.
create table plan_version (
  plan_id uuid not null constraint plan_version_plan_fkey references plan on delete restrict,
  version integer not null,
  effective_from timestamptz not null,
  name_ar text not null,
  name_en text not null,
  ads integer not null,
  special_ads integer not null,
  special_days integer not null,
  active boolean not null,
  sort integer not null,
  operator_id uuid constraint plan_version_operator_fkey references operator on delete restrict,
  reason text not null,
  constraint plan_version_pkey primary key (plan_id, version),
  constraint plan_version_one_from_an_instant unique (plan_id, effective_from),
  constraint plan_version_names_length check (char_length(name_ar) between 1 and 40 and char_length(name_en) between 1 and 40),
  constraint plan_version_counts check (ads between 0 and 100000 and special_ads between 0 and 100000 and special_days between 1 and 365)
);
create index plan_version_operator on plan_version (operator_id);
comment on column plan_version.special_days is 'For how many days an ad is special that uses one';
comment on column plan_version.operator_id is 'Null for what the house came with';
create trigger plan_version_append_only before update or delete on plan_version for each row execute function refuse_change();

create table plan_price (
  plan_id uuid not null,
  version integer not null,
  period plan_period not null,
  amount bigint not null,
  constraint plan_price_pkey primary key (plan_id, version, period),
  constraint plan_price_version_fkey foreign key (plan_id, version) references plan_version on delete restrict,
  constraint plan_price_payable check (amount between 100 and 100000000)
);
comment on column plan_price.amount is 'Halalas, VAT included';
create trigger plan_price_append_only before update or delete on plan_price for each row execute function refuse_change();

-- Every account has one membership at a time; its terms are frozen in it. How much is left is counted, never stored.
create table membership (
  id uuid default uuidv7() constraint membership_pkey primary key,
  account_id uuid not null constraint membership_account_fkey references account on delete restrict,
  plan_id uuid not null,
  plan_version integer not null,
  name_ar text not null,
  name_en text not null,
  period plan_period,
  price bigint,
  ads integer not null,
  special_ads integer not null,
  special_days integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  ended_at timestamptz,
  end_reason membership_end,
  ads_leave_at timestamptz,
  ads_left_at timestamptz,
  constraint membership_plan_version_fkey foreign key (plan_id, plan_version) references plan_version on delete restrict,
  constraint membership_counts check (ads >= 0 and special_ads >= 0 and special_days > 0),
  constraint membership_period_has_its_end check (num_nulls(period, ends_at, price) in (0, 3)),
  constraint membership_end_is_whole check (num_nulls(ended_at, end_reason) in (0, 2)),
  constraint membership_ads_leave_after_its_end check (ads_leave_at is null or ended_at is not null)
);
comment on column membership.period is 'Null for the free plan, which has no end';
comment on column membership.ads_leave_at is 'When the ads that stayed after its end are hidden; null where another membership keeps them on show';
create unique index membership_one_current_per_account on membership (account_id) where ended_at is null;
create index membership_account on membership (account_id, starts_at desc);
create index membership_plan_version on membership (plan_id, plan_version);
create index membership_ending on membership (ends_at) where ended_at is null;
create index membership_ads_leaving on membership (ads_leave_at) where ads_left_at is null;

create table membership_reminder (
  membership_id uuid not null constraint membership_reminder_membership_fkey references membership on delete cascade,
  days smallint not null,
  at timestamptz not null,
  constraint membership_reminder_once primary key (membership_id, days)
);

-- What a membership was used for. An ad that was never on show gives its use back when it leaves the way there.
create table membership_use (
  id uuid default uuidv7() constraint membership_use_pkey primary key,
  membership_id uuid not null constraint membership_use_membership_fkey references membership on delete restrict,
  kind membership_use_kind not null,
  ad_id uuid not null constraint membership_use_ad_fkey references ad on delete cascade,
  person_id uuid constraint membership_use_person_fkey references person on delete set null,
  at timestamptz not null,
  shown_at timestamptz
);
create unique index membership_use_once_per_ad on membership_use (membership_id, ad_id) where kind = 'ad';
create index membership_use_membership on membership_use (membership_id, kind, at desc);
create index membership_use_ad on membership_use (ad_id);
create index membership_use_person on membership_use (person_id);
comment on column membership_use.shown_at is 'When the ad came on show; until then the use can come back';

-- Uses of one membership wait for each other here; none passes its count, and none is of one that has ended.
create function refuse_use_beyond_membership() returns trigger language plpgsql as $$
declare
  one membership;
  most integer;
begin
  select * into one from membership where id = new.membership_id for update;
  if one.ended_at is not null then
    raise exception 'the membership has ended' using errcode = '23514', constraint = 'membership_use_of_current';
  end if;
  most := case new.kind when 'ad' then one.ads else one.special_ads end;
  if (select count(*) from membership_use where membership_id = new.membership_id and kind = new.kind) >= most then
    raise exception 'nothing of the membership is left' using errcode = '23514', constraint = 'membership_use_within_count';
  end if;
  return new;
end $$;
create trigger membership_use_within_count before insert on membership_use
  for each row execute function refuse_use_beyond_membership();

create function keep_use_of_ad() returns trigger language plpgsql as $$
begin
  if new.state = 'published' then
    update membership_use set shown_at = new.updated_at where ad_id = new.id and kind = 'ad' and shown_at is null;
  elsif new.state not in ('waiting_for_approval', 'processing', 'hidden') then
    delete from membership_use where ad_id = new.id and kind = 'ad' and shown_at is null;
  end if;
  return null;
end $$;
create trigger ad_keeps_its_use after update of state on ad for each row
  when (new.state <> old.state) execute function keep_use_of_ad();

-- The plans the house opens with; prices with VAT.
with made as (
  insert into plan (is_free) select n = 1 from generate_series(1, 4) n returning id, is_free, number
), numbered as (
  select id, row_number() over (order by is_free desc, id) as n from made
), versions as (
  insert into plan_version (plan_id, version, effective_from, name_ar, name_en, ads, special_ads, special_days, active, sort, reason)
  select numbered.id, 1, '2026-01-01T00:00:00Z', first.name_ar, first.name_en, first.ads, first.special_ads, 7, true, first.n * 10,
    'product: the plans the house opens with'
  from numbered join (values
    (1, 'المجانية', 'Free', 3, 0),
    (2, 'الأساسية', 'Basic', 10, 1),
    (3, 'الاحترافية', 'Pro', 40, 5),
    (4, 'الأعمال', 'Business', 150, 20)) first (n, name_ar, name_en, ads, special_ads) on first.n = numbered.n
  returning plan_id, sort
)
select count(*) from versions;
insert into plan_price (plan_id, version, period, amount)
select plan_version.plan_id, 1, price.period::plan_period, price.amount
from plan_version join (values
  (20, 'month', 14900), (20, 'year', 149000), (30, 'month', 39900), (30, 'year', 399000), (40, 'month', 99900), (40, 'year', 999000)
) price (sort, period, amount) on price.sort = plan_version.sort;

-- Every account begins with the free plan; those that are there already begin now.
create function begin_with_free_plan() returns trigger language plpgsql as $$
begin
  insert into membership (account_id, plan_id, plan_version, name_ar, name_en, ads, special_ads, special_days, starts_at)
  select made.id, free.plan_id, free.version, free.name_ar, free.name_en, free.ads, free.special_ads, free.special_days, made.created_at
  from made cross join lateral (
    select plan_version.* from plan_version join plan on plan.id = plan_version.plan_id
    where plan.is_free and effective_from <= greatest(made.created_at, now())
    order by effective_from desc limit 1) free;
  return null;
end $$;
create trigger account_begins_with_free_plan after insert on account referencing new table as made
  for each statement execute function begin_with_free_plan();
insert into membership (account_id, plan_id, plan_version, name_ar, name_en, ads, special_ads, special_days, starts_at)
select account.id, free.plan_id, free.version, free.name_ar, free.name_en, free.ads, free.special_ads, free.special_days, now()
from account cross join (select plan_version.* from plan_version join plan on plan.id = plan_version.plan_id where plan.is_free) free;

insert into setting (key, type, value, source) values
  ('membership_grace_seconds', 'seconds', '604800', 'product: ads of a membership that ended stay 7 days');

-- Asked every minute, for the few that are special.
create index ad_special_ending on ad (special_until) where special_until is not null;

-- Down Migration
drop index ad_special_ending;
delete from setting where key = 'membership_grace_seconds';
drop trigger account_begins_with_free_plan on account;
drop function begin_with_free_plan();
drop trigger ad_keeps_its_use on ad;
drop function keep_use_of_ad();
drop table membership_use;
drop function refuse_use_beyond_membership();
drop table membership_reminder, membership, plan_price, plan_version, plan;
drop sequence plan_number;
drop type membership_use_kind, membership_end, plan_period;
