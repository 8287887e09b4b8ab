-- Up Migration

create type request_kind as enum ('wanted', 'marketing');
create type request_state as enum ('published', 'hidden', 'deleted');
create sequence request_number;
create table request (
  id uuid default uuidv7() constraint request_pkey primary key,
  number bigint not null default public_number(nextval('request_number')) constraint request_number_unique unique,
  account_id uuid not null constraint request_account_fkey references account on delete cascade,
  person_id uuid constraint request_person_fkey references person on delete set null,
  kind request_kind not null,
  purpose ad_purpose not null,
  category_id smallint not null constraint request_category_fkey references category on delete restrict,
  city_id integer not null constraint request_city_fkey references city on delete restrict,
  district_ids integer[] not null default '{}',
  drawn text,
  ground polygon[] not null default '{}',
  title text not null,
  description text,
  lang text not null,
  area_min numeric(12,2),
  area_max numeric(12,2),
  length numeric(8,2),
  width numeric(8,2),
  price_min bigint,
  price_max bigint,
  period smallint,
  starts_on date,
  ends_on date,
  features text[] not null default '{}',
  by_phone boolean not null,
  by_whatsapp boolean not null,
  by_message boolean not null,
  state request_state not null default 'published',
  held_at timestamptz,
  held_reason text,
  looked_at timestamptz,
  views integer not null default 0,
  copy_of uuid constraint request_copy_fkey references request on delete set null,
  created_at timestamptz not null,
  published_at timestamptz not null,
  expires_at timestamptz not null,
  reminded_at timestamptz,
  constraint request_title_length check (char_length(title) between 4 and 100),
  constraint request_description_length check (char_length(description) between 1 and 2000),
  constraint request_lang_known check (lang in ('ar', 'en')),
  constraint request_area_in_order check (area_min > 0 and area_max > 0 and (area_min is null or area_max is null or area_min <= area_max)),
  constraint request_sides_positive check (length > 0 and width > 0),
  constraint request_price_in_order check (price_min > 0 and price_max > 0 and (price_min is null or price_max is null or price_min <= price_max)),
  constraint request_period_of_rent check ((purpose = 'rent') = (period is not null) and period between 1 and 4),
  constraint request_dates_in_order check (num_nulls(starts_on, ends_on) in (0, 2) and starts_on < ends_on),
  constraint request_place_named_or_drawn check ((drawn is null) = (cardinality(ground) = 0) and (drawn is null or district_ids = '{}')),
  constraint request_can_be_answered check (by_phone or by_whatsapp or by_message),
  constraint request_held_is_not_published check (held_at is null or state <> 'published'),
  constraint request_held_with_reason check ((held_at is null) = (held_reason is null)),
  constraint request_ends_after_it_began check (expires_at > published_at)
);
comment on table request is 'Somebody says what they want to rent or buy, or which property of theirs is to be marketed';
comment on column request.drawn is 'Areas as the wire writes them: lng,lat;… joined by |';
comment on column request.held_at is 'Taken off by an operator: its own people cannot publish it again';
comment on column request.looked_at is 'When an operator looked at it; null while it waits for that';
comment on column request.copy_of is 'The request it was made from: one is never edited';
create index request_on_show on request (published_at desc, id desc) where state = 'published';
create index request_matched on request (city_id, category_id, purpose) where state = 'published';
create index request_account on request (account_id, created_at desc);
create index request_person on request (person_id, created_at desc);
create index request_category on request (category_id);
create index request_copy on request (copy_of);
create index request_waiting on request (created_at) where looked_at is null and state = 'published';
create index request_ending on request (expires_at) where state = 'published' and reminded_at is null;
create index property_matched on property (city_id, category_id, district_id) where deleted_at is null;

-- What was asked stays as it was asked: another wish is another request.
create function refuse_request_edit() returns trigger language plpgsql as $$
begin
  raise exception 'a request is never edited' using errcode = '23514', constraint = 'request_never_edited';
end $$;
create trigger request_never_edited before update on request for each row
  when ((old.kind, old.purpose, old.category_id, old.city_id, old.district_ids, old.drawn, old.title, old.description,
      old.area_min, old.area_max, old.length, old.width, old.price_min, old.price_max, old.period, old.starts_on, old.ends_on,
      old.features, old.account_id)
    is distinct from (new.kind, new.purpose, new.category_id, new.city_id, new.district_ids, new.drawn, new.title, new.description,
      new.area_min, new.area_max, new.length, new.width, new.price_min, new.price_max, new.period, new.starts_on, new.ends_on,
      new.features, new.account_id))
  execute function refuse_request_edit();

create function refuse_request_again() returns trigger language plpgsql as $$
begin
  raise exception 'a deleted request stays deleted' using errcode = '23514', constraint = 'request_deleted_for_good';
end $$;
create trigger request_deleted_for_good before update on request for each row
  when (old.state = 'deleted' and new.state <> 'deleted') execute function refuse_request_again();

create table request_answer (
  id uuid default uuidv7() constraint request_answer_pkey primary key,
  request_id uuid not null constraint request_answer_request_fkey references request on delete cascade,
  account_id uuid not null constraint request_answer_account_fkey references account on delete cascade,
  person_id uuid constraint request_answer_person_fkey references person on delete set null,
  unit_id uuid,
  note text,
  at timestamptz not null,
  constraint request_answer_of_own_unit foreign key (unit_id, account_id) references unit (id, account_id) on delete cascade,
  constraint request_answer_once_per_unit unique (request_id, unit_id),
  constraint request_answer_note_length check (char_length(note) between 1 and 500)
);
comment on table request_answer is 'An advertiser answers a request: with a unit of theirs, or that they would market the property';
create unique index request_answer_once_to_market on request_answer (request_id, account_id) where unit_id is null;
create index request_answer_account on request_answer (account_id, at desc);
create index request_answer_person on request_answer (person_id);
create index request_answer_unit on request_answer (unit_id, account_id);

-- A request that is hidden at this moment waits here, or is hidden first and refuses the answer.
create function refuse_answer_of_closed_request() returns trigger language plpgsql as $$
declare
  asked request;
begin
  select * into asked from request where id = new.request_id for share;
  if asked.state <> 'published' or asked.expires_at <= new.at then
    raise exception 'the request is not on show' using errcode = '23514', constraint = 'request_answer_while_on_show';
  end if;
  if asked.account_id = new.account_id then
    raise exception 'nobody answers themselves' using errcode = '23514', constraint = 'request_answer_of_others';
  end if;
  if (asked.kind = 'wanted') <> (new.unit_id is not null) then
    raise exception 'a wish is answered with a unit' using errcode = '23514', constraint = 'request_answer_fits_kind';
  end if;
  return new;
end $$;
create trigger request_answer_while_on_show before insert on request_answer for each row
  execute function refuse_answer_of_closed_request();

create table request_contact (
  id uuid default uuidv7() constraint request_contact_pkey primary key,
  request_id uuid not null constraint request_contact_request_fkey references request on delete cascade,
  answer_id uuid constraint request_contact_answer_fkey references request_answer on delete cascade,
  account_id uuid not null constraint request_contact_account_fkey references account on delete cascade,
  channel text not null,
  at timestamptz not null,
  constraint request_contact_channel_known check (channel in ('phone', 'whatsapp'))
);
comment on table request_contact is 'A number shown on tap: of who asked, or with answer_id of who answered';
create index request_contact_request on request_contact (request_id);
create index request_contact_answer on request_contact (answer_id);
create index request_contact_account on request_contact (account_id, at desc);

create table request_visit (
  request_id uuid not null constraint request_visit_request_fkey references request on delete cascade,
  day date not null,
  visitor bytea not null,
  constraint request_visit_once_a_day primary key (request_id, day, visitor)
);
comment on column request_visit.visitor is 'HMAC of network address and browser under a key of the day: nobody is known again tomorrow';
create index request_visit_day on request_visit (day);

insert into setting (key, type, value, source) values
  ('requests_per_person_day', 'count', '5', 'product: requests are limited per person and day'),
  ('request_days', 'count', '60', 'product: a request ends after 60 days'),
  ('request_reminder_days', 'count', '7', 'product: a reminder before a request ends'),
  ('request_answers_per_account_day', 'count', '100', 'product: answers are limited per account and day'),
  ('request_contacts_per_account_hour', 'count', '30', 'product: numbers of who asked are limited per account');

-- Down Migration
delete from setting where key in ('requests_per_person_day', 'request_days', 'request_reminder_days',
  'request_answers_per_account_day', 'request_contacts_per_account_hour');
drop table request_visit, request_contact, request_answer, request;
drop function refuse_answer_of_closed_request();
drop function refuse_request_again();
drop function refuse_request_edit();
drop sequence request_number;
drop type request_state, request_kind;
drop index property_matched;
