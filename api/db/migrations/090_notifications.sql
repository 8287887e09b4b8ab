-- Up Migration

create type notification_kind as enum ('bookings', 'messages', 'money', 'ads', 'requests', 'memberships', 'team', 'support', 'searches', 'reports', 'account', 'news');

-- What a person is told of in an account they act for. Made in the transaction of its event, so that none is lost and none made twice.
create table notification (
  id uuid default uuidv7() constraint notification_pkey primary key,
  person_id uuid not null constraint notification_person_fkey references person on delete cascade,
  account_id uuid not null constraint notification_account_fkey references account on delete cascade,
  event_id uuid not null constraint notification_event_fkey references event on delete cascade,
  kind notification_kind not null,
  -- What news of one thing have in common; unread, they are one row that counts them.
  thread text not null,
  happened integer not null default 1,
  at timestamptz not null,
  read_at timestamptz,
  constraint notification_once_per_event unique (event_id, person_id),
  constraint notification_happened_positive check (happened > 0),
  constraint notification_read_after_made check (read_at >= at)
);
create unique index notification_one_unread_per_thread on notification (person_id, account_id, thread) where read_at is null;
create index notification_newest_of_person on notification (person_id, account_id, at desc, id desc);
comment on column notification.happened is 'How many events of its thread it stands for; its own event is the newest';

-- By which way outside the site a person is told of a kind, where they chose; without a row, as the kind says.
create table notification_choice (
  person_id uuid not null constraint notification_choice_person_fkey references person on delete cascade,
  kind notification_kind not null,
  channel message_channel not null,
  is_wanted boolean not null,
  changed_at timestamptz not null,
  constraint notification_choice_pkey primary key (person_id, kind, channel)
);

-- The language of texts that go to a person outside the site: that of their last sign-in.
alter table person add column lang text not null default 'ar' constraint person_lang_known check (lang in ('ar', 'en'));

insert into setting (key, type, value, source) values
  ('quiet_from_hour', 'count', '22', 'product: no message goes out in Riyadh’s night'),
  ('quiet_to_hour', 'count', '8', 'product: no message goes out in Riyadh’s night');

-- `unneeded`: the person read it on the site before it went out, or may not read it any more.
create type notification_dispatch_state as enum ('waiting', 'sent', 'unneeded', 'failed');

-- A notification on its way outside: once by each channel, however much news it stands for by then. Whoever sends it takes the row first.
create table notification_dispatch (
  id uuid default uuidv7() constraint notification_dispatch_pkey primary key,
  notification_id uuid not null constraint notification_dispatch_notification_fkey references notification on delete cascade,
  channel message_channel not null,
  state notification_dispatch_state not null default 'waiting',
  send_at timestamptz not null,
  attempts smallint not null default 0,
  failure text,
  ended_at timestamptz,
  constraint notification_dispatch_once unique (notification_id, channel),
  constraint notification_dispatch_ends_with_state check ((state = 'waiting') = (ended_at is null)),
  constraint notification_dispatch_failure_said check ((state = 'failed') = (failure is not null))
);
create index notification_dispatch_failed on notification_dispatch (ended_at desc) where state = 'failed';

-- Reminders that the clock makes of a booking, each once.
create type reservation_reminder_kind as enum ('hold_ends', 'transfer_not_sent', 'question_waits', 'arrival', 'departure', 'evaluation');
create table reservation_reminder (
  reservation_id uuid not null constraint reservation_reminder_reservation_fkey references reservation on delete cascade,
  kind reservation_reminder_kind not null,
  reminded_at timestamptz not null,
  constraint reservation_reminder_once primary key (reservation_id, kind)
);

create index reservation_to_begin on reservation (starts_at) where state = 'active';
create index reservation_finished on reservation (ends_at) where state = 'finished';

create function tell_of_notification() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'account ' || new.account_id || ' notification ' || new.id);
  return null;
end $$;
create trigger notification_told after insert or update on notification
  for each row execute function tell_of_notification();

-- Down Migration

delete from setting where key in ('quiet_from_hour', 'quiet_to_hour');
alter table person drop column lang;
drop index reservation_to_begin, reservation_finished;
drop table reservation_reminder, notification_dispatch, notification_choice, notification;
drop type reservation_reminder_kind, notification_dispatch_state, notification_kind;
drop function tell_of_notification;
