-- Up Migration

-- Lists price the stay on the dates asked for: what bears on that is read of many units at once, and changes of it are told.
create index price_override_unit on price_override (unit_id);

create trigger price_override_made_searched after insert on price_override referencing new table as changed
  for each statement execute function keep_search_change();
create trigger price_override_searched after update on price_override referencing new table as changed
  for each statement execute function keep_search_change();
create trigger price_override_gone_searched after delete on price_override referencing old table as changed
  for each statement execute function keep_search_change();
create trigger unit_discount_made_searched after insert on unit_discount referencing new table as changed
  for each statement execute function keep_search_change();
create trigger unit_discount_searched after update on unit_discount referencing new table as changed
  for each statement execute function keep_search_change();
create trigger unit_discount_gone_searched after delete on unit_discount referencing old table as changed
  for each statement execute function keep_search_change();

-- A season that moves changes prices of whoever has one for it.
create trigger season_dates_searched after insert or update or delete on season_dates
  for each statement execute function keep_any_search_change();

-- Down Migration
drop trigger season_dates_searched on season_dates;
drop trigger unit_discount_gone_searched on unit_discount;
drop trigger unit_discount_searched on unit_discount;
drop trigger unit_discount_made_searched on unit_discount;
drop trigger price_override_gone_searched on price_override;
drop trigger price_override_searched on price_override;
drop trigger price_override_made_searched on price_override;
drop index price_override_unit;
