-- Up Migration

-- The spaces of a unit say when it is taken and nothing else.
create function keep_space_change() returns trigger language plpgsql as $$
begin
  insert into search_change (ad_number, only_taken)
  select distinct ad.number, true from changed join ad on ad.unit_id = changed.unit_id;
  return null;
end $$;
drop trigger unit_space_made_searched on unit_space;
drop trigger unit_space_gone_searched on unit_space;
create trigger unit_space_made_searched after insert on unit_space referencing new table as changed
  for each statement execute function keep_space_change();
create trigger unit_space_gone_searched after delete on unit_space referencing old table as changed
  for each statement execute function keep_space_change();

-- Down Migration
drop trigger unit_space_gone_searched on unit_space;
drop trigger unit_space_made_searched on unit_space;
create trigger unit_space_made_searched after insert on unit_space referencing new table as changed
  for each statement execute function keep_search_change();
create trigger unit_space_gone_searched after delete on unit_space referencing old table as changed
  for each statement execute function keep_search_change();
drop function keep_space_change();
