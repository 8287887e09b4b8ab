-- Up Migration

-- A change of a booking that costs more is paid by a due of its own, before what is left of the stay.
alter type due_kind add value if not exists 'difference' before 'rest';

create type reservation_change_state as enum ('unpaid', 'asked', 'made', 'declined', 'unanswered', 'withdrawn', 'lapsed', 'dropped');

create table reservation_change (
  id uuid default uuidv7() constraint reservation_change_pkey primary key,
  reservation_id uuid not null constraint reservation_change_reservation_fkey references reservation on delete cascade,
  state reservation_change_state not null,
  needs_answer boolean not null,
  wait_until timestamptz,
  pay bigint not null,
  back bigint not null,
  reason text,
  old_start_date date not null,
  old_end_date date not null,
  old_start_time time,
  old_end_time time,
  old_terms jsonb not null,
  new_start_date date not null,
  new_end_date date not null,
  new_start_time time,
  new_end_time time,
  new_terms jsonb not null,
  person_id uuid constraint reservation_change_person_fkey references person on delete set null,
  asked_at timestamptz not null,
  closed_at timestamptz,
  constraint reservation_change_waits_with_an_end check ((state in ('unpaid', 'asked')) = (closed_at is null)
    and (closed_at is not null or wait_until is not null)),
  constraint reservation_change_pays_or_gives_back check (pay >= 0 and back >= 0 and (pay = 0 or back = 0)),
  constraint reservation_change_unpaid_has_an_amount check (state <> 'unpaid' or pay > 0),
  constraint reservation_change_of_a_stay check (old_start_date <= old_end_date and new_start_date <= new_end_date)
);
comment on table reservation_change is 'Changes of bookings that were asked for: the terms before and the new ones, who, when and why';
comment on column reservation_change.needs_answer is 'The advertiser has to agree';
comment on column reservation_change.wait_until is 'Until then it is paid, or answered once paid; its new time is held as long';
comment on column reservation_change.pay is 'Halalas to be paid before it holds';
comment on column reservation_change.back is 'Halalas that go back when it holds';
comment on column reservation_change.new_terms is 'As priced while it waits; as they hold once it is made';
create unique index reservation_change_one_open on reservation_change (reservation_id) where state in ('unpaid', 'asked');
create index reservation_change_reservation on reservation_change (reservation_id);
create index reservation_change_to_end on reservation_change (wait_until) where state in ('unpaid', 'asked');
create index reservation_change_person on reservation_change (person_id) where person_id is not null;

-- The new time of a change that waits is held beside the old one.
alter table occupancy
  add column change_id uuid constraint occupancy_change_fkey references reservation_change on delete cascade,
  add constraint occupancy_change_of_a_reservation check (change_id is null or reservation_id is not null) not valid;
alter table occupancy validate constraint occupancy_change_of_a_reservation;
comment on column occupancy.change_id is 'Held for a change of its reservation that waits, beside the time that is booked';
create index occupancy_change on occupancy (change_id) where change_id is not null;

alter table quote add column reservation_id uuid constraint quote_reservation_fkey references reservation on delete cascade;
comment on column quote.reservation_id is 'The booking that it prices a change of; null for a stay not booked yet';
create index quote_reservation on quote (reservation_id) where reservation_id is not null;

-- Contract: dues of changes are several of a kind.
alter table due
  add column change_id uuid constraint due_change_fkey references reservation_change on delete restrict,
  add column void_at timestamptz,
  drop constraint due_one_of_each_kind;
comment on column due.change_id is 'The change that it came of; null for dues of the booking as it was made';
comment on column due.void_at is 'Since then it is owed no more: another took its place, or its change did not come';
create unique index due_one_of_each_kind on due (reservation_id, kind, change_id) nulls not distinct
  where reservation_id is not null and void_at is null;
create index due_change on due (change_id) where change_id is not null;

insert into reservation_edge (event, from_state, to_state, mover) values
  ('change_hold', 'active', 'active', 'guest'),
  ('change_ask', 'active', 'active', 'guest'),
  ('change_make', 'active', 'active', 'guest'),
  ('change_pay', 'active', 'active', 'gateway'),
  ('change_pay_make', 'active', 'active', 'gateway'),
  ('change_accept', 'active', 'active', 'host'),
  ('change_decline', 'active', 'active', 'host'),
  ('change_expire', 'active', 'active', 'clock'),
  ('change_lapse', 'active', 'active', 'clock'),
  ('change_withdraw', 'active', 'active', 'guest');

-- Down Migration
delete from reservation_transition where event like 'change%';
delete from reservation_edge where event like 'change%';
drop index due_one_of_each_kind;
delete from due where void_at is not null and not exists (select from payment where payment.due_id = due.id);
alter table due drop column void_at, drop column change_id,
  add constraint due_one_of_each_kind unique (reservation_id, kind);
alter table quote drop column reservation_id;
delete from occupancy where change_id is not null;
alter table occupancy drop column change_id;
drop table reservation_change;
drop type reservation_change_state;
