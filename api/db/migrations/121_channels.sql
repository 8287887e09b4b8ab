-- Up Migration

-- Whoever sends a message claims it first, in a transaction of its own, and asks the provider outside of one. `attempts` counts the
-- claims, and so tells one from another; a claim whose process was killed ends by itself.
alter table notification_dispatch
  add column leased_until timestamptz,
  add column most_attempts smallint not null default 8,
  drop constraint notification_dispatch_failure_said,
  add constraint notification_dispatch_failure_said check (state <> 'failed' or failure is not null);
comment on column notification_dispatch.failure is 'Why the last try failed; one that waits is tried again';

-- Down Migration

alter table notification_dispatch
  drop constraint notification_dispatch_failure_said,
  drop column most_attempts,
  drop column leased_until;
update notification_dispatch set failure = null where state <> 'failed';
alter table notification_dispatch
  add constraint notification_dispatch_failure_said check ((state = 'failed') = (failure is not null));
