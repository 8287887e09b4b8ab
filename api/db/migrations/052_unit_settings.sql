-- Up Migration

-- Both lists are empty, or have a place for each weekday from Monday on; a place without times is as on other days.
create function weekday_hours_in_order(opens time[], closes time[], usual_opening time, usual_closing time) returns boolean
language sql immutable as $$
  select cardinality(opens) = cardinality(closes) and cardinality(opens) in (0, 7)
    and not exists (select from unnest(opens, closes) as day (opens, closes)
      where num_nonnulls(day.opens, day.closes) = 1
        or coalesce(day.opens, usual_opening) >= coalesce(day.closes, usual_closing))
$$;

alter table unit_policy
  add column weekday_opens_at time[] not null default '{}',
  add column weekday_closes_at time[] not null default '{}',
  add column arrival_days smallint[] not null default '{1,2,3,4,5,6,7}',
  add column same_day_until time,
  add column min_months smallint not null default 1,
  add column max_months smallint not null default 11,
  add column min_years smallint not null default 1,
  add column max_years smallint not null default 30,
  add constraint unit_policy_weekday_hours_in_order check (
    weekday_hours_in_order(weekday_opens_at, weekday_closes_at, opens_at, closes_at)),
  add constraint unit_policy_arrival_days_are_weekdays check (
    cardinality(arrival_days) > 0 and arrival_days <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  add constraint unit_policy_months check (1 <= min_months and min_months <= max_months and max_months <= 11),
  add constraint unit_policy_years check (1 <= min_years and min_years <= max_years and max_years <= 30);
comment on column unit_policy.weekday_opens_at is 'By ISO weekday, from Monday on, where hours differ from opens_at; null: as usual; empty: on no day';
comment on column unit_policy.weekday_closes_at is 'The same of closes_at';
comment on column unit_policy.arrival_days is 'ISO weekdays on which a stay of nights, months or years may begin';
comment on column unit_policy.same_day_until is 'A stay that begins today is booked until this time, null: however late; hours keep to notice_minutes';

-- Down Migration
alter table unit_policy
  drop constraint unit_policy_weekday_hours_in_order, drop column weekday_opens_at, drop column weekday_closes_at,
  drop column arrival_days, drop column same_day_until, drop column min_months, drop column max_months,
  drop column min_years, drop column max_years;
drop function weekday_hours_in_order(time[], time[], time, time);
