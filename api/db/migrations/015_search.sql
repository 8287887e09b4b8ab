-- Up Migration

-- What a search must read again: an ad's number, or none when anything may have changed (the name of a place). Kept as
-- long as a process may be behind. Ordered by the transaction: a later one may commit first.
create table search_change (
  seq bigint generated always as identity constraint search_change_pkey primary key,
  ad_number bigint,
  changed_in xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);
comment on column search_change.ad_number is 'No reference: the change may be that the ad is gone';
create index search_change_transaction on search_change (changed_in);
create index search_change_age on search_change (at);

create function keep_search_change() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'ad' then
      insert into search_change (ad_number) select number from changed;
    when 'unit' then
      insert into search_change (ad_number) select ad.number from ad where ad.unit_id in (select id from changed);
    when 'property' then
      insert into search_change (ad_number)
      select ad.number from unit join ad on ad.unit_id = unit.id where unit.property_id in (select id from changed);
    when 'licence' then
      insert into search_change (ad_number) select ad.number from ad where ad.licence_id in (select id from changed);
    when 'offer' then
      insert into search_change (ad_number)
      select distinct ad.number from offer_unit join ad on ad.unit_id = offer_unit.unit_id
      where offer_unit.offer_id in (select id from changed);
    else
      insert into search_change (ad_number) select ad.number from ad where ad.unit_id in (select unit_id from changed);
  end case;
  return null;
end $$;

-- An ad is made after its unit, property and licence, and they go after it: only their updates are told.
create trigger ad_made_searched after insert on ad referencing new table as changed
  for each statement execute function keep_search_change();
create trigger ad_searched after update on ad referencing new table as changed
  for each statement execute function keep_search_change();
create trigger ad_gone_searched after delete on ad referencing old table as changed
  for each statement execute function keep_search_change();
create trigger unit_searched after update on unit referencing new table as changed
  for each statement execute function keep_search_change();
create trigger property_searched after update on property referencing new table as changed
  for each statement execute function keep_search_change();
create trigger licence_searched after update on licence referencing new table as changed
  for each statement execute function keep_search_change();
create trigger offer_searched after update on offer referencing new table as changed
  for each statement execute function keep_search_change();
create trigger unit_policy_made_searched after insert on unit_policy referencing new table as changed
  for each statement execute function keep_search_change();
create trigger unit_policy_searched after update on unit_policy referencing new table as changed
  for each statement execute function keep_search_change();
create trigger unit_price_made_searched after insert on unit_price referencing new table as changed
  for each statement execute function keep_search_change();
create trigger unit_price_searched after update on unit_price referencing new table as changed
  for each statement execute function keep_search_change();
create trigger unit_price_gone_searched after delete on unit_price referencing old table as changed
  for each statement execute function keep_search_change();
create trigger offer_unit_made_searched after insert on offer_unit referencing new table as changed
  for each statement execute function keep_search_change();
create trigger offer_unit_gone_searched after delete on offer_unit referencing old table as changed
  for each statement execute function keep_search_change();
create trigger unit_feature_made_searched after insert on unit_feature referencing new table as changed
  for each statement execute function keep_search_change();
create trigger unit_feature_gone_searched after delete on unit_feature referencing old table as changed
  for each statement execute function keep_search_change();
create trigger photo_made_searched after insert on photo referencing new table as changed
  for each statement execute function keep_search_change();
create trigger photo_searched after update on photo referencing new table as changed
  for each statement execute function keep_search_change();
create trigger photo_gone_searched after delete on photo referencing old table as changed
  for each statement execute function keep_search_change();
create trigger evaluation_made_searched after insert on evaluation referencing new table as changed
  for each statement execute function keep_search_change();
create trigger evaluation_searched after update on evaluation referencing new table as changed
  for each statement execute function keep_search_change();
create trigger evaluation_gone_searched after delete on evaluation referencing old table as changed
  for each statement execute function keep_search_change();

-- Accounts are updated for much that no ad shows.
create function keep_account_search_change() returns trigger language plpgsql as $$
begin
  insert into search_change (ad_number) select number from ad where account_id = new.id;
  return null;
end $$;
create trigger account_searched after update on account for each row
  when ((old.name, old.verified_at) is distinct from (new.name, new.verified_at))
  execute function keep_account_search_change();

create function keep_any_search_change() returns trigger language plpgsql as $$
begin
  insert into search_change (ad_number) values (null);
  return null;
end $$;
create trigger category_made_searched after insert on category for each row execute function keep_any_search_change();
create trigger category_searched after update on category for each row
  when (old is distinct from new) execute function keep_any_search_change();
create trigger city_made_searched after insert on city for each row execute function keep_any_search_change();
create trigger city_searched after update on city for each row
  when (old is distinct from new) execute function keep_any_search_change();
create trigger district_made_searched after insert on district for each row execute function keep_any_search_change();
create trigger district_searched after update on district for each row
  when (old is distinct from new) execute function keep_any_search_change();
create trigger feature_made_searched after insert on feature for each row execute function keep_any_search_change();

create index occupancy_during on occupancy using gist (during);

-- Down Migration
drop index occupancy_during;
drop trigger feature_made_searched on feature;
drop trigger district_searched on district;
drop trigger district_made_searched on district;
drop trigger city_searched on city;
drop trigger city_made_searched on city;
drop trigger category_searched on category;
drop trigger category_made_searched on category;
drop trigger account_searched on account;
drop trigger evaluation_gone_searched on evaluation;
drop trigger evaluation_searched on evaluation;
drop trigger evaluation_made_searched on evaluation;
drop trigger photo_gone_searched on photo;
drop trigger photo_searched on photo;
drop trigger photo_made_searched on photo;
drop trigger unit_feature_gone_searched on unit_feature;
drop trigger unit_feature_made_searched on unit_feature;
drop trigger offer_unit_gone_searched on offer_unit;
drop trigger offer_unit_made_searched on offer_unit;
drop trigger unit_price_gone_searched on unit_price;
drop trigger unit_price_searched on unit_price;
drop trigger unit_price_made_searched on unit_price;
drop trigger unit_policy_searched on unit_policy;
drop trigger unit_policy_made_searched on unit_policy;
drop trigger offer_searched on offer;
drop trigger licence_searched on licence;
drop trigger property_searched on property;
drop trigger unit_searched on unit;
drop trigger ad_gone_searched on ad;
drop trigger ad_searched on ad;
drop trigger ad_made_searched on ad;
drop function keep_any_search_change(), keep_account_search_change(), keep_search_change();
drop table search_change;
