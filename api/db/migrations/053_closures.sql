-- Up Migration

alter table closure
  add column starts_on date,
  add column ends_on date,
  add column starts_at time,
  add column ends_at time,
  add column weekdays smallint[],
  add column season season,
  add column person_id uuid constraint closure_person_fkey references person on delete set null,
  add constraint closure_rule_is_whole check (
    starts_on is not null or num_nonnulls(ends_on, starts_at, ends_at, weekdays, season) = 0),
  add constraint closure_dates_have_an_end check (
    starts_on is null or ends_on is not null or num_nonnulls(weekdays, season) > 0),
  add constraint closure_starts_before_it_ends check (starts_on <= ends_on),
  add constraint closure_of_weekdays_or_a_season check (num_nonnulls(weekdays, season) <= 1),
  add constraint closure_hours_in_order check (
    num_nonnulls(starts_at, ends_at) <> 1 and (starts_at is null or starts_at < ends_at)),
  add constraint closure_weekdays_known check (
    cardinality(weekdays) > 0 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]);
comment on table closure is 'When an advertiser lets nobody have a unit: a rule, whose occupancies are made for the days ahead';
comment on column closure.starts_on is 'Its first Riyadh day; null of those made before rules were kept, which are their occupancies alone';
comment on column closure.ends_on is 'Its last Riyadh day; null: it repeats until it is taken away';
comment on column closure.starts_at is 'Hours of each of its days; null: whole days';
comment on column closure.weekdays is 'ISO weekdays on which it repeats; null: on every day';
comment on column closure.season is 'It holds on the days of a season alone';
create index closure_person on closure (person_id);

-- Who looks at the calendars of all their units is told; bookings tell it by themselves.
create function tell_closure_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'account ' || unit.account_id || ' calendar ' || unit.id)
  from unit where unit.id = case tg_op when 'DELETE' then old.unit_id else new.unit_id end;
  return null;
end $$;
create trigger closure_told after insert or update or delete on closure
  for each row execute function tell_closure_changed();

-- Down Migration
drop trigger closure_told on closure;
drop function tell_closure_changed();
alter table closure
  drop constraint closure_rule_is_whole, drop constraint closure_dates_have_an_end,
  drop constraint closure_starts_before_it_ends, drop constraint closure_of_weekdays_or_a_season,
  drop constraint closure_hours_in_order, drop constraint closure_weekdays_known,
  drop column starts_on, drop column ends_on, drop column starts_at, drop column ends_at, drop column weekdays,
  drop column season, drop column person_id;
