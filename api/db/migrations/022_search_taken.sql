-- Up Migration

-- A space is part of several units (the villa and its rooms): the ads of all of them. Whatever their state, since an ad may be
-- published while this is not committed yet.
create function keep_taken_change() returns trigger language plpgsql as $$
begin
  insert into search_change (ad_number, only_taken)
  select distinct ad.number, true
  from changed join unit_space on unit_space.space_id = changed.space_id join ad on ad.unit_id = unit_space.unit_id;
  return null;
end $$;

-- Until when a reservation is only held: what is pending lapses by the clock, anything else does not.
create function keep_hold_change() returns trigger language plpgsql as $$
begin
  insert into search_change (ad_number, only_taken)
  select distinct ad.number, true
  from occupancy join unit_space on unit_space.space_id = occupancy.space_id join ad on ad.unit_id = unit_space.unit_id
  where occupancy.reservation_id = new.id;
  return null;
end $$;

-- Tables in the order in which those who book come to them: so neither waits for the other for ever.
create trigger unit_space_made_searched after insert on unit_space referencing new table as changed
  for each statement execute function keep_search_change();
create trigger unit_space_gone_searched after delete on unit_space referencing old table as changed
  for each statement execute function keep_search_change();
create trigger reservation_hold_searched after update on reservation for each row
  when (case old.state when 'pending' then old.hold_until end is distinct from
    case new.state when 'pending' then new.hold_until end)
  execute function keep_hold_change();
create trigger occupancy_made_searched after insert on occupancy referencing new table as changed
  for each statement execute function keep_taken_change();
create trigger occupancy_searched after update on occupancy referencing new table as changed
  for each statement execute function keep_taken_change();
create trigger occupancy_moved_searched after update on occupancy referencing old table as changed
  for each statement execute function keep_taken_change();
create trigger occupancy_gone_searched after delete on occupancy referencing old table as changed
  for each statement execute function keep_taken_change();

-- Bookings change nothing that a list shows of an ad, only whether it is free: for them the ad itself is not read again.
alter table search_change add column only_taken boolean not null default false;
comment on column search_change.only_taken is 'Nothing changed but when the ad''s unit is taken';

-- Down Migration
drop trigger unit_space_gone_searched on unit_space;
drop trigger unit_space_made_searched on unit_space;
drop trigger reservation_hold_searched on reservation;
drop function keep_hold_change();
drop trigger occupancy_gone_searched on occupancy;
drop trigger occupancy_moved_searched on occupancy;
drop trigger occupancy_searched on occupancy;
drop trigger occupancy_made_searched on occupancy;
drop function keep_taken_change();
alter table search_change drop column only_taken;
