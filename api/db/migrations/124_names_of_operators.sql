-- Up Migration

alter table city
  add column synonyms text[] not null default '{}',
  add column edited_at timestamptz,
  add constraint city_synonyms_at_most_20 check (cardinality(synonyms) <= 20);
comment on column city.synonyms is 'What people write for it beside its names and their customary spellings';
comment on column city.edited_at is 'When an operator wrote it last: the house''s files leave it as it is from then on';

alter table district
  add column synonyms text[] not null default '{}',
  add column edited_at timestamptz,
  add constraint district_synonyms_at_most_20 check (cardinality(synonyms) <= 20),
  add constraint district_in_city unique (id, city_id);
comment on column district.synonyms is 'What people write for it beside its names and their customary spellings';
comment on column district.edited_at is 'When an operator wrote it last: the house''s files leave it as it is from then on';

alter table category
  add column hidden boolean not null default false,
  add column edited_at timestamptz;
comment on column category.hidden is 'No new property is of it; those there are stay as they are';
comment on column category.edited_at is 'When an operator wrote it last: the house''s files leave its names and order as they are from then on';

alter table feature
  add column hidden boolean not null default false,
  add column edited_at timestamptz;
comment on column feature.hidden is 'Not offered to units that do not have it';
comment on column feature.edited_at is 'When an operator wrote it last: the house''s files leave its names and order as they are from then on';

create table district_alias (
  slug text not null constraint district_alias_pkey primary key,
  former_id integer not null constraint district_alias_former_unique unique,
  district_id integer not null,
  city_id integer not null,
  at timestamptz not null,
  constraint district_alias_of_its_city foreign key (district_id, city_id) references district (id, city_id)
    on update cascade on delete restrict
);
comment on table district_alias is 'A district that was merged into another of its city: its address means that one';
comment on column district_alias.former_id is 'The id it had, for what was written with it at the same moment';
create index district_alias_district on district_alias (district_id, city_id);
create trigger district_alias_searched after insert or update on district_alias
  for each row execute function keep_any_search_change();

create function refuse_district_of_alias() returns trigger language plpgsql as $$
begin
  if exists (select from district_alias where slug = new.slug) then
    raise exception 'a merged district has this address' using errcode = '23505', constraint = 'district_slug_not_merged';
  end if;
  return new;
end $$;
create trigger district_slug_not_merged before insert or update of slug on district
  for each row execute function refuse_district_of_alias();

create function district_by_slug(asked text) returns integer language sql stable as $$
  select coalesce((select id from district where slug = asked),
    (select district_id from district_alias where district_alias.slug = asked))
$$;

-- Sorted and without repetitions, so that what was merged twice is one.
create function kept_districts(ids integer[]) returns integer[] language sql stable as $$
  select coalesce(array_agg(distinct coalesce(alias.district_id, asked.id) order by coalesce(alias.district_id, asked.id)), '{}')
  from unnest(ids) asked (id) left join district_alias alias on alias.former_id = asked.id
$$;

create function kept_district_slugs(slugs text[]) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct coalesce(district.slug, asked.slug) order by coalesce(district.slug, asked.slug)), '{}')
  from unnest(slugs) asked (slug)
  left join district_alias alias on alias.slug = asked.slug left join district on district.id = alias.district_id
$$;

-- What is written while its district is merged waits for that, and is of the other district in the end.
create function keep_district_of_property() returns trigger language plpgsql as $$
begin
  perform from district where id = new.district_id for key share;
  if not found then
    new.district_id := coalesce((select district_id from district_alias where former_id = new.district_id), new.district_id);
  end if;
  return new;
end $$;
create trigger property_of_kept_district before insert on property
  for each row execute function keep_district_of_property();
create trigger property_moved_to_kept_district before update of district_id on property
  for each row when (new.district_id is distinct from old.district_id) execute function keep_district_of_property();

create function keep_districts_of_request() returns trigger language plpgsql as $$
begin
  perform from district where id = any (new.district_ids) order by id for key share;
  new.district_ids := kept_districts(new.district_ids);
  return new;
end $$;
create trigger request_of_kept_districts before insert on request
  for each row when (new.district_ids <> '{}') execute function keep_districts_of_request();

create function keep_districts_of_search() returns trigger language plpgsql as $$
begin
  perform from district where slug = any (new.districts) order by id for key share;
  new.districts := kept_district_slugs(new.districts);
  return new;
end $$;
create trigger saved_search_of_kept_districts before insert on saved_search
  for each row when (new.districts <> '{}') execute function keep_districts_of_search();

-- Contract: a merged district is the one change of what was asked, and it is not the asker's.
drop trigger request_never_edited on request;
create trigger request_never_edited before update on request for each row
  when ((old.kind, old.purpose, old.category_id, old.city_id, old.drawn, old.title, old.description,
      old.area_min, old.area_max, old.length, old.width, old.price_min, old.price_max, old.period, old.starts_on, old.ends_on,
      old.features, old.account_id)
    is distinct from (new.kind, new.purpose, new.category_id, new.city_id, new.drawn, new.title, new.description,
      new.area_min, new.area_max, new.length, new.width, new.price_min, new.price_max, new.period, new.starts_on, new.ends_on,
      new.features, new.account_id)
    or (old.district_ids is distinct from new.district_ids and new.district_ids is distinct from kept_districts(old.district_ids)))
  execute function refuse_request_edit();

-- Down Migration

drop trigger request_never_edited on request;
create trigger request_never_edited before update on request for each row
  when ((old.kind, old.purpose, old.category_id, old.city_id, old.district_ids, old.drawn, old.title, old.description,
      old.area_min, old.area_max, old.length, old.width, old.price_min, old.price_max, old.period, old.starts_on, old.ends_on,
      old.features, old.account_id)
    is distinct from (new.kind, new.purpose, new.category_id, new.city_id, new.district_ids, new.drawn, new.title, new.description,
      new.area_min, new.area_max, new.length, new.width, new.price_min, new.price_max, new.period, new.starts_on, new.ends_on,
      new.features, new.account_id))
  execute function refuse_request_edit();
drop trigger saved_search_of_kept_districts on saved_search;
drop trigger request_of_kept_districts on request;
drop trigger property_moved_to_kept_district on property;
drop trigger property_of_kept_district on property;
drop trigger district_slug_not_merged on district;
drop table district_alias;
drop function keep_districts_of_search, keep_districts_of_request, keep_district_of_property, kept_district_slugs,
  kept_districts, district_by_slug, refuse_district_of_alias;
alter table feature drop column hidden, drop column edited_at;
alter table category drop column hidden, drop column edited_at;
alter table district drop constraint district_in_city, drop column synonyms, drop column edited_at;
alter table city drop column synonyms, drop column edited_at;
