-- Up Migration

create type feed_failure as enum ('unreachable', 'answered_error', 'not_calendar', 'too_large', 'private_address', 'too_many');

create table calendar_link (
  id uuid default uuidv7() constraint calendar_link_pkey primary key,
  unit_id uuid not null constraint calendar_link_unit_fkey references unit on delete cascade,
  key text not null constraint calendar_link_key_unique unique,
  created_at timestamptz not null,
  person_id uuid constraint calendar_link_person_fkey references person on delete set null,
  revoked_at timestamptz,
  constraint calendar_link_key_unguessable check (key ~ '^[A-Za-z0-9_-]{43}$')
);
comment on table calendar_link is 'The link by which other sites read when a unit is taken';
comment on column calendar_link.key is '256 random bits: the secret of the link';
create unique index calendar_link_one_open_per_unit on calendar_link (unit_id) where revoked_at is null;
create index calendar_link_unit on calendar_link (unit_id);
create index calendar_link_person on calendar_link (person_id);

-- A link that was taken back leads nowhere for ever.
create function keep_calendar_link_revoked() returns trigger language plpgsql as $$
begin
  raise exception 'a calendar link is revoked for good'
    using errcode = 'check_violation', constraint = 'calendar_link_revoked_for_good';
end $$;
create trigger calendar_link_revoked_for_good before update on calendar_link
  for each row when (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at)
  execute function keep_calendar_link_revoked();

create table calendar_feed (
  id uuid default uuidv7() constraint calendar_feed_pkey primary key,
  unit_id uuid not null constraint calendar_feed_unit_fkey references unit on delete cascade,
  name text not null,
  url text not null,
  created_at timestamptz not null,
  person_id uuid constraint calendar_feed_person_fkey references person on delete set null,
  etag text,
  last_modified text,
  next_read_at timestamptz not null,
  read_at timestamptz,
  good_at timestamptz,
  failure feed_failure,
  constraint calendar_feed_once_per_unit unique (unit_id, url)
);
comment on table calendar_feed is 'A calendar of another site that takes days of a unit, read every quarter of an hour';
comment on column calendar_feed.good_at is 'When it was read without fault; what it said then holds until it is read so again';
comment on column calendar_feed.failure is 'Why the latest reading failed; null: it did not';
create index calendar_feed_next_read on calendar_feed (next_read_at);
create index calendar_feed_person on calendar_feed (person_id);

-- Both sides lock the unit, so that two who add at once are counted together.
create function refuse_calendar_feed_above_10() returns trigger language plpgsql as $$
begin
  perform from unit where id = new.unit_id for no key update;
  if (select count(*) from calendar_feed where unit_id = new.unit_id) > 10 then
    raise exception 'a unit has at most 10 calendar feeds'
      using errcode = 'check_violation', constraint = 'calendar_feed_at_most_10';
  end if;
  return null;
end $$;
create trigger calendar_feed_at_most_10 after insert on calendar_feed
  for each row execute function refuse_calendar_feed_above_10();

create table feed_span (
  id uuid default uuidv7() constraint feed_span_pkey primary key,
  feed_id uuid not null constraint feed_span_feed_fkey references calendar_feed on delete cascade,
  days daterange,
  instants tstzrange,
  block boolean not null,
  constraint feed_span_of_days_or_instants check (num_nonnulls(days, instants) = 1),
  constraint feed_span_is_finite check (
    coalesce(not isempty(days) and not lower_inf(days) and not upper_inf(days), true)
    and coalesce(not isempty(instants) and not lower_inf(instants) and not upper_inf(instants), true))
);
comment on table feed_span is 'What a feed said is taken, at its latest good reading';
comment on column feed_span.block is 'Closed there, not booked there: it may be this site''s own calendar come back';
create index feed_span_feed on feed_span (feed_id);

create table feed_conflict (
  feed_id uuid not null constraint feed_conflict_feed_fkey references calendar_feed on delete cascade,
  reservation_id uuid not null constraint feed_conflict_reservation_fkey references reservation on delete cascade,
  during tstzrange not null,
  found_at timestamptz not null,
  constraint feed_conflict_once primary key (feed_id, reservation_id)
);
comment on table feed_conflict is 'A booking of ours at a time that a feed says is taken there';
create index feed_conflict_reservation on feed_conflict (reservation_id);

-- Contract: an occupancy may have a feed as its cause; the check is put anew with the third cause.
alter table occupancy
  add column feed_id uuid constraint occupancy_feed_fkey references calendar_feed on delete cascade,
  drop constraint occupancy_has_one_cause,
  add constraint occupancy_has_one_cause check (num_nonnulls(reservation_id, closure_id, feed_id) = 1),
  add constraint occupancy_of_a_feed_is_an_import check (feed_id is null or kind = 'import');
create index occupancy_feed on occupancy (feed_id) where feed_id is not null;

-- Who looks at the calendars of all their units is told of conflicts too.
create function tell_feed_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'account ' || unit.account_id || ' calendar ' || unit.id)
  from calendar_feed join unit on unit.id = calendar_feed.unit_id
  where calendar_feed.id = case tg_op when 'DELETE' then old.feed_id else new.feed_id end;
  return null;
end $$;
create trigger feed_conflict_told after insert or delete on feed_conflict
  for each row execute function tell_feed_changed();

-- Down Migration
delete from occupancy where feed_id is not null;
alter table occupancy
  drop constraint occupancy_has_one_cause, drop constraint occupancy_of_a_feed_is_an_import,
  drop column feed_id,
  add constraint occupancy_has_one_cause check (num_nonnulls(reservation_id, closure_id) = 1);
drop table feed_conflict;
drop table feed_span;
drop table calendar_feed;
drop table calendar_link;
drop function tell_feed_changed();
drop function refuse_calendar_feed_above_10();
drop function keep_calendar_link_revoked();
drop type feed_failure;
