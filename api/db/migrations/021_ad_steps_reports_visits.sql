-- Up Migration

-- An ad of one's own: hidden, shown again, closed, deleted. What was deleted stays for the history of its bookings.
alter table ad
  add column deleted_at timestamptz,
  add column held_at timestamptz,
  add constraint ad_deleted_is_closed check (deleted_at is null or state = 'closed'),
  add constraint ad_held_is_not_shown check (held_at is null or state <> 'published');
comment on column ad.deleted_at is 'Its own people no longer see it either';
comment on column ad.held_at is 'Taken off by reports or by an operator: its own people cannot show it again';

-- Deleting locks the unit; a booking at the same moment waits here and is then refused, or came before and refuses the deleting.
create function refuse_deleting_booked_ad() returns trigger language plpgsql as $$
begin
  perform from unit where id = new.unit_id for update;
  if exists (select from reservation where unit_id = new.unit_id
      and state in ('pending', 'processing', 'waiting_for_approval', 'active'))
    and not exists (select from ad where unit_id = new.unit_id and id <> new.id and state in ('published', 'hidden')) then
    raise exception 'bookings lie ahead' using errcode = '23514', constraint = 'ad_deleted_without_bookings_ahead';
  end if;
  return new;
end $$;
create trigger ad_deleted_without_bookings_ahead before update of deleted_at on ad for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function refuse_deleting_booked_ad();

create function refuse_reservation_of_deleted_ad() returns trigger language plpgsql as $$
begin
  perform from unit where id = new.unit_id for key share;
  if exists (select from ad where unit_id = new.unit_id and deleted_at is not null)
    and not exists (select from ad where unit_id = new.unit_id and state = 'published') then
    raise exception 'the ad was deleted' using errcode = '23514', constraint = 'reservation_of_kept_ad';
  end if;
  return new;
end $$;
create trigger reservation_of_kept_ad before insert on reservation for each row
  execute function refuse_reservation_of_deleted_ad();

create type report_reason as enum ('wrong_info', 'duplicate', 'sold', 'fraud', 'images', 'offensive', 'other');
create type report_decision as enum ('dismissed', 'ad_hidden', 'ad_closed');
create sequence report_number;
create table report (
  id uuid default uuidv7() constraint report_pkey primary key,
  number bigint not null default public_number(nextval('report_number')) constraint report_number_unique unique,
  ad_id uuid not null constraint report_ad_fkey references ad on delete cascade,
  account_id uuid not null constraint report_account_fkey references account on delete cascade,
  reason report_reason not null,
  text text,
  address_hash bytea not null,
  created_at timestamptz not null,
  decision report_decision,
  decided_at timestamptz,
  operator_id uuid constraint report_operator_fkey references operator on delete restrict,
  decision_reason text,
  constraint report_text_length check (char_length(text) between 1 and 1000),
  constraint report_other_says_what check (reason <> 'other' or text is not null),
  constraint report_decision_is_whole check (num_nulls(decision, decided_at, operator_id, decision_reason) in (0, 4))
);
comment on table report is 'A complaint about an ad; its number is the case number';
create unique index report_one_open_per_account on report (ad_id, account_id) where decision is null;
create index report_ad on report (ad_id);
create index report_open on report (created_at) where decision is null;
create index report_account on report (account_id, created_at desc);
create index report_address on report (address_hash, created_at desc);
create index report_operator on report (operator_id);

create function refuse_second_decision() returns trigger language plpgsql as $$
begin
  raise exception 'a report is decided once' using errcode = '23514', constraint = 'report_decided_once';
end $$;
create trigger report_decided_once before update on report for each row
  when (old.decision is not null and (new.decision, new.decided_at, new.operator_id, new.decision_reason)
    is distinct from (old.decision, old.decided_at, old.operator_id, old.decision_reason))
  execute function refuse_second_decision();

-- Today's visitors, each once an ad; a day later only their number is left.
create table ad_visit (
  ad_id uuid not null constraint ad_visit_ad_fkey references ad on delete cascade,
  day date not null,
  visitor bytea not null,
  views smallint not null default 1,
  last_at timestamptz not null,
  constraint ad_visit_once_a_day primary key (ad_id, day, visitor),
  constraint ad_visit_has_views check (views > 0)
);
comment on column ad_visit.visitor is 'HMAC of network address and browser under a key of the day: nobody is known again tomorrow';
create index ad_visit_day on ad_visit (day);

create table ad_day (
  ad_id uuid not null constraint ad_day_ad_fkey references ad on delete cascade,
  day date not null,
  views integer not null,
  visitors integer not null,
  constraint ad_day_once primary key (ad_id, day),
  constraint ad_day_visitors_viewed check (0 < visitors and visitors <= views)
);
comment on table ad_day is 'How often an ad was looked at, on days that are over';

insert into setting (key, type, value, source) values
  ('reports_per_account_day', 'count', '10', 'product: reports are limited per person'),
  ('reports_per_address_day', 'count', '20', 'product: reports are limited per address'),
  ('reports_to_hide', 'count', '3', 'product: three verified reporters hide an ad until looked at');

-- Down Migration
delete from setting where key in ('reports_per_account_day', 'reports_per_address_day', 'reports_to_hide');
drop table ad_day, ad_visit, report;
drop function refuse_second_decision();
drop sequence report_number;
drop type report_decision, report_reason;
drop trigger reservation_of_kept_ad on reservation;
drop function refuse_reservation_of_deleted_ad();
drop trigger ad_deleted_without_bookings_ahead on ad;
drop function refuse_deleting_booked_ad();
alter table ad drop constraint ad_held_is_not_shown, drop constraint ad_deleted_is_closed, drop column held_at, drop column deleted_at;
