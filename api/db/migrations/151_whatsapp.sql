-- Up Migration

-- What a provider reports of a message that it took, and which message went out in the place of one that did not arrive.
alter table notification_dispatch
  add column provider_id text,
  add column delivered_at timestamptz,
  add column replaces_id uuid constraint notification_dispatch_replaces_fkey references notification_dispatch on delete cascade,
  add constraint notification_dispatch_replaces_once unique (replaces_id),
  add constraint notification_dispatch_delivered_went_out check (delivered_at is null or state in ('sent', 'replaced')),
  drop constraint notification_dispatch_failure_said,
  add constraint notification_dispatch_failure_said check (state not in ('failed', 'replaced') or failure is not null);
create index notification_dispatch_provider_id on notification_dispatch (provider_id) where provider_id is not null;
create index notification_dispatch_replaced on notification_dispatch (ended_at desc) where state = 'replaced';
comment on column notification_dispatch.provider_id is 'The provider''s own id of the message, by which its reports name it';
comment on column notification_dispatch.replaces_id is 'The message by another way that did not arrive, in whose place this one goes out';

-- Whether a message that does not arrive by one way goes out by the other, where its person chose; without a row, as the way says.
create table notification_fallback (
  person_id uuid not null constraint notification_fallback_person_fkey references person on delete cascade,
  channel message_channel not null constraint notification_fallback_channel_known check (channel in ('sms', 'whatsapp')),
  is_wanted boolean not null,
  changed_at timestamptz not null,
  constraint notification_fallback_pkey primary key (person_id, channel)
);

insert into setting (key, type, value, source) values
  ('whatsapp_wait_minutes', 'count', '30', 'product: what WhatsApp does not deliver in time goes out by SMS; 0 means only what it says it cannot deliver');

-- Down Migration

delete from setting where key = 'whatsapp_wait_minutes';
drop table notification_fallback;
update notification_dispatch set state = 'failed' where state = 'replaced';
alter table notification_dispatch
  drop constraint notification_dispatch_failure_said,
  add constraint notification_dispatch_failure_said check (state <> 'failed' or failure is not null),
  drop column replaces_id,
  drop column delivered_at,
  drop column provider_id;
