-- Up Migration

-- Which floor is the last one no number says.
alter table unit add column top_floor boolean not null default false;
comment on column unit.top_floor is 'On the last floor of its building, as the advertiser says';
alter table unit add constraint unit_top_floor_above_ground check (not top_floor or coalesce(floor, 1) >= 0);

alter table request add column floors text[] not null default '{}';
alter table request add constraint request_floors_known
  check (array_to_string(floors, ',') ~ '^((ground|upper|last|[1-9][0-9]?)(,(ground|upper|last|[1-9][0-9]?))*)?$');
create trigger request_floors_never_edited before update on request
  for each row when (old.floors is distinct from new.floors) execute function refuse_request_edit();

/* Whether a unit on a floor is on one of those that somebody asks for; one that says no floor may be. */
create function is_on_floor(floors text[], floor smallint, top_floor boolean) returns boolean language sql immutable
  return floors = '{}' or (floor is null and not top_floor)
    or (floor = 0 and 'ground' = any(floors)) or (floor > 0 and 'upper' = any(floors))
    or (top_floor and 'last' = any(floors)) or floor::text = any(floors);

-- Down Migration

drop function is_on_floor;
drop trigger request_floors_never_edited on request;
alter table request drop column floors;
alter table unit drop column top_floor;
