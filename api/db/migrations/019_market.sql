-- Up Migration

-- What ads like one ad are found by: the nearest of its kind first.
create index property_kind_nearest on property using gist (category_id, point(lng, lat));
-- What a price is compared with where a district alone says too little.
create index property_kind_in_city on property (city_id, category_id, id desc);

-- Down Migration
drop index property_kind_in_city, property_kind_nearest;
