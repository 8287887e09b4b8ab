-- Up Migration

-- A message to Diyar and what became of it: of an account, or of a stranger who left a name and a phone.
create type ticket_kind as enum ('question', 'booking', 'payment', 'ad', 'account', 'technical', 'suggestion', 'other');
create type ticket_state as enum ('open', 'answered', 'closed');
create sequence ticket_number;
create table ticket (
  id uuid default uuidv7() constraint ticket_pkey primary key,
  number bigint not null default public_number(nextval('ticket_number')) constraint ticket_number_unique unique,
  account_id uuid constraint ticket_account_fkey references account on delete cascade,
  person_id uuid constraint ticket_person_fkey references person on delete cascade,
  name text,
  phone text,
  email text,
  lang text not null,
  kind ticket_kind not null,
  subject text not null,
  state ticket_state not null default 'open',
  state_since timestamptz not null,
  address_hash bytea not null,
  once_hash bytea not null constraint ticket_once_per_key unique,
  fingerprint bytea not null,
  created_at timestamptz not null,
  constraint ticket_has_a_sender check (
    (account_id is not null and person_id is not null and num_nonnulls(name, phone, email) = 0)
    or (account_id is null and person_id is null and name is not null and phone is not null)),
  constraint ticket_lang_known check (lang in ('ar', 'en')),
  constraint ticket_subject_length check (char_length(subject) between 1 and 120),
  constraint ticket_name_length check (char_length(name) between 1 and 80)
);
comment on table ticket is 'A message to Diyar and its answers; its number is told to who sent it';
comment on column ticket.person_id is 'Who wrote for the account: the answer is told to them';
comment on column ticket.state_since is 'Since when it is in its state; an open one waits since then';
comment on column ticket.once_hash is 'HMAC of caller and Idempotency-Key: a repeated sending is the same ticket';
comment on column ticket.fingerprint is 'SHA-256 of what was sent under the key';
create index ticket_account on ticket (account_id, created_at desc);
create index ticket_person on ticket (person_id);
create index ticket_address on ticket (address_hash, created_at desc);
create index ticket_in_state on ticket (state, state_since);

create table ticket_message (
  id uuid default uuidv7() constraint ticket_message_pkey primary key,
  ticket_id uuid not null constraint ticket_message_ticket_fkey references ticket on delete cascade,
  position integer not null,
  operator_id uuid constraint ticket_message_operator_fkey references operator on delete restrict,
  text text not null,
  created_at timestamptz not null,
  constraint ticket_message_once_in_place unique (ticket_id, position),
  constraint ticket_message_position_counts check (position > 0),
  constraint ticket_message_begins_with_the_sender check (position > 1 or operator_id is null),
  constraint ticket_message_text_length check (char_length(text) between 1 and 4000)
);
comment on table ticket_message is 'What was written in a ticket, in order: by its sender, or by an operator';
create index ticket_message_operator on ticket_message (operator_id);

-- A message locks its ticket: one at the moment of closing comes before it, or is refused.
create function refuse_message_of_closed_ticket() returns trigger language plpgsql as $$
begin
  if (select state from ticket where id = new.ticket_id for no key update) = 'closed' then
    raise exception 'the ticket is closed' using errcode = '23514', constraint = 'ticket_message_of_open_ticket';
  end if;
  return new;
end $$;
create trigger ticket_message_of_open_ticket before insert on ticket_message for each row
  execute function refuse_message_of_closed_ticket();

-- Sent before its message, so that a form loses nothing when the file is refused; one that no message took is forgotten.
create type ticket_attachment_kind as enum ('picture', 'pdf');
create table ticket_attachment (
  id uuid default uuidv7() constraint ticket_attachment_pkey primary key,
  message_id uuid constraint ticket_attachment_message_fkey references ticket_message on delete cascade
    constraint ticket_attachment_one_a_message unique,
  kind ticket_attachment_kind not null,
  file_key text not null constraint ticket_attachment_file_once unique,
  size integer not null,
  address_hash bytea not null,
  created_at timestamptz not null,
  constraint ticket_attachment_size_positive check (size > 0)
);
comment on table ticket_attachment is 'A file sent with a message: a picture made anew, or a PDF; shown to operators alone';
comment on column ticket_attachment.size is 'Bytes as kept';
create index ticket_attachment_address on ticket_attachment (address_hash, created_at desc);
create index ticket_attachment_unused on ticket_attachment (created_at) where message_id is null;

insert into setting (key, type, value, source) values
  ('tickets_per_account_day', 'count', '10', 'product: messages to Diyar are limited per account'),
  ('tickets_per_address_day', 'count', '10', 'product: messages to Diyar are limited per address');

-- Down Migration
delete from setting where key in ('tickets_per_account_day', 'tickets_per_address_day');
drop table ticket_attachment, ticket_message, ticket;
drop function refuse_message_of_closed_ticket();
drop sequence ticket_number;
drop type ticket_attachment_kind, ticket_state, ticket_kind;
