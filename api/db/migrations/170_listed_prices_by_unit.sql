-- Up Migration

-- The units first, by their key, then what belongs to them. Where tables had just grown and nobody had counted them yet, the planner
-- read a whole table for each unit, and a file of thousands of them took minutes.
create or replace function list_prices(units uuid[]) returns void language plpgsql set enable_seqscan = off as $$
begin
  delete from listed_price where unit_id = any(units);
  with changed as materialized (select * from unit where id = any(units)),
  priced as materialized (
    select changed.*, price.kind, price.amount from changed join unit_price price on price.unit_id = changed.id
    where price.active and changed.privacy = 'public' and changed.deleted_at is null)
  insert into listed_price (unit_id, kind, amount, ad_id, account_id, city_id, category_id, district_id, lat, lng, area, height, width,
    floor, top_floor, issued_on, expires_on)
  select priced.id, priced.kind, priced.amount, ad.id, ad.account_id, property.city_id, property.category_id, property.district_id,
    property.lat, property.lng, priced.area, property.height, property.width, priced.floor, priced.top_floor, licence.issued_on,
    licence.expires_on
  from priced join property on property.id = priced.property_id
  join ad on ad.unit_id = priced.id join licence on licence.id = ad.licence_id
  where ad.state = 'published' and (priced.kind = 'main') = (ad.purpose = 'sale')
    and ad.deleted_at is null and property.deleted_at is null;
end $$;

-- Down Migration

create or replace function list_prices(units uuid[]) returns void language plpgsql as $$
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
