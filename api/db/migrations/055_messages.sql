-- Up Migration

-- What the two sides of a booking write to each other: one thread a booking, kept as evidence.
create table message_thread (
  reservation_id uuid constraint message_thread_pkey primary key
    constraint message_thread_reservation_fkey references reservation on delete restrict,
  messages integer not null,
  guest_read integer not null default 0,
  host_read integer not null default 0,
  last_at timestamptz not null,
  constraint message_thread_read_what_was_written check (guest_read between 0 and messages and host_read between 0 and messages)
);
comment on column message_thread.messages is 'The position of the last message';
comment on column message_thread.guest_read is 'The position up to which the guest has read';

create table message (
  id uuid default uuidv7() constraint message_pkey primary key,
  reservation_id uuid not null constraint message_thread_fkey references message_thread on delete restrict,
  position integer not null,
  account_id uuid not null constraint message_account_fkey references account on delete restrict,
  person_id uuid not null constraint message_person_fkey references person on delete restrict,
  text text,
  picture_id uuid,
  created_at timestamptz not null,
  constraint message_once_in_place unique (reservation_id, position),
  constraint message_position_counts check (position > 0),
  constraint message_says_something check (num_nonnulls(text, picture_id) > 0),
  constraint message_text_length check (char_length(text) between 1 and 2000)
);
comment on table message is 'A message of one side to the other, as it was written: what is hidden from its reader is hidden when it is read';
create index message_account on message (account_id, created_at desc);
create index message_person on message (person_id);
create trigger message_append_only before update or delete on message for each row execute function refuse_change();

-- Sent before its message, so that a form loses nothing when the picture is refused; one that no message took is forgotten.
create table message_picture (
  id uuid default uuidv7() constraint message_picture_pkey primary key,
  reservation_id uuid not null constraint message_picture_reservation_fkey references reservation on delete restrict,
  account_id uuid not null constraint message_picture_account_fkey references account on delete restrict,
  file_key text not null constraint message_picture_file_once unique,
  taken boolean not null default false,
  created_at timestamptz not null
);
comment on column message_picture.taken is 'A message shows it';
create index message_picture_reservation on message_picture (reservation_id);
create index message_picture_account on message_picture (account_id, created_at desc);
create index message_picture_unused on message_picture (created_at) where not taken;
alter table message add constraint message_picture_fkey foreign key (picture_id) references message_picture on delete restrict;
alter table message add constraint message_picture_once unique (picture_id);

-- Both sides hear of a new message, and each of what was read in another window of theirs.
create function tell_thread_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'account ' || side.account_id || ' message ' || r.number)
  from reservation r cross join lateral (values (r.guest_account_id), (r.host_account_id)) side (account_id)
  where r.id = new.reservation_id;
  return null;
end $$;
create trigger message_thread_told after insert or update on message_thread
  for each row execute function tell_thread_changed();

insert into setting (key, type, value, source) values
  ('messages_per_account_hour', 'count', '60', 'product: messages between guest and advertiser are limited per sender'),
  ('message_pictures_per_account_day', 'count', '30', 'product: pictures in messages are limited per sender');

-- Down Migration
delete from setting where key in ('messages_per_account_hour', 'message_pictures_per_account_day');
drop table message, message_picture, message_thread;
drop function tell_thread_changed();
