-- Up Migration

create table listed_price (
  unit_id uuid not null,
  kind price_kind not null,
  amount bigint not null,
  ad_id uuid not null,
  account_id uuid not null,
  city_id integer not null,
  category_id smallint not null,
  district_id integer not null,
  lat double precision not null,
  lng double precision not null,
  area numeric(12,2) not null,
  height numeric(8,2),
  width numeric(8,2),
  floor smallint,
  top_floor boolean not null,
  issued_on date not null,
  expires_on date not null,
  constraint listed_price_once primary key (unit_id, kind)
);
comment on table listed_price is
  'Prices of units on show with all that requests are matched by, kept by triggers (decision 096); without references: a row leaves with what it is made of';
create index listed_price_asked on listed_price (city_id, category_id, kind, amount);
create index listed_price_account on listed_price (account_id);

create function list_prices(units uuid[]) returns void language plpgsql as $$
begin
  delete from listed_price where unit_id = any(units);
  insert into listed_price (unit_id, kind, amount, ad_id, account_id, city_id, category_id, district_id, lat, lng, area, height, width,
    floor, top_floor, issued_on, expires_on)
  select unit.id, price.kind, price.amount, ad.id, ad.account_id, property.city_id, property.category_id, property.district_id,
    property.lat, property.lng, unit.area, property.height, property.width, unit.floor, unit.top_floor, licence.issued_on,
    licence.expires_on
  from unit join property on property.id = unit.property_id
  join ad on ad.unit_id = unit.id join licence on licence.id = ad.licence_id
  join unit_price price on price.unit_id = unit.id
  where unit.id = any(units) and ad.state = 'published' and unit.privacy = 'public' and price.active
    and (price.kind = 'main') = (ad.purpose = 'sale')
    and ad.deleted_at is null and unit.deleted_at is null and property.deleted_at is null;
end $$;

-- Waits for others that change the same units and are being committed, so that of two changes the second sees the first.
create function keep_listed_prices() returns trigger language plpgsql as $$
declare
  units uuid[];
begin
  case tg_table_name
    when 'ad' then units := array[old.unit_id, new.unit_id];
    when 'unit_price' then units := array[old.unit_id, new.unit_id];
    when 'unit' then units := array[new.id];
    when 'property' then units := array(select id from unit where property_id = new.id);
    else units := array(select unit_id from ad where licence_id = new.id);
  end case;
  -- One of 64 locks for each unit: a file of thousands of units must not fill the table of locks.
  perform pg_advisory_xact_lock(hashtextextended('listed_price ' || changed.lock, 0))
  from (select distinct hashtext(id::text) & 63 as lock from unnest(units) id where id is not null order by 1) changed;
  perform list_prices(units);
  return null;
end $$;

create constraint trigger ad_published_with_prices after insert on ad deferrable initially deferred
  for each row when (new.state = 'published') execute function keep_listed_prices();
create constraint trigger ad_changes_listed_prices
  after update of unit_id, account_id, licence_id, purpose, state, deleted_at on ad deferrable initially deferred
  for each row when ('published' in (old.state, new.state)
    and (old.unit_id, old.account_id, old.licence_id, old.purpose, old.state, old.deleted_at)
      is distinct from (new.unit_id, new.account_id, new.licence_id, new.purpose, new.state, new.deleted_at))
  execute function keep_listed_prices();
create constraint trigger ad_leaves_with_prices after delete on ad deferrable initially deferred
  for each row when (old.state = 'published') execute function keep_listed_prices();
create constraint trigger unit_price_changes_listed_prices after insert or delete on unit_price deferrable initially deferred
  for each row execute function keep_listed_prices();
create constraint trigger unit_price_changed_is_listed
  after update of unit_id, kind, amount, active on unit_price deferrable initially deferred
  for each row when ((old.unit_id, old.kind, old.amount, old.active) is distinct from (new.unit_id, new.kind, new.amount, new.active))
  execute function keep_listed_prices();
create constraint trigger unit_changes_listed_prices
  after update of property_id, area, privacy, floor, top_floor, deleted_at on unit deferrable initially deferred
  for each row when ((old.property_id, old.area, old.privacy, old.floor, old.top_floor, old.deleted_at)
    is distinct from (new.property_id, new.area, new.privacy, new.floor, new.top_floor, new.deleted_at))
  execute function keep_listed_prices();
create constraint trigger property_changes_listed_prices
  after update of city_id, category_id, district_id, lat, lng, height, width, deleted_at on property deferrable initially deferred
  for each row when ((old.city_id, old.category_id, old.district_id, old.lat, old.lng, old.height, old.width, old.deleted_at)
    is distinct from (new.city_id, new.category_id, new.district_id, new.lat, new.lng, new.height, new.width, new.deleted_at))
  execute function keep_listed_prices();
create constraint trigger licence_changes_listed_prices
  after update of issued_on, expires_on on licence deferrable initially deferred
  for each row when ((old.issued_on, old.expires_on) is distinct from (new.issued_on, new.expires_on))
  execute function keep_listed_prices();

select list_prices(array(select unit_id from ad where state = 'published'));

-- Down Migration

drop trigger licence_changes_listed_prices on licence;
drop trigger property_changes_listed_prices on property;
drop trigger unit_changes_listed_prices on unit;
drop trigger unit_price_changed_is_listed on unit_price;
drop trigger unit_price_changes_listed_prices on unit_price;
drop trigger ad_leaves_with_prices on ad;
drop trigger ad_changes_listed_prices on ad;
drop trigger ad_published_with_prices on ad;
drop function keep_listed_prices;
drop function list_prices;
drop table listed_price;
