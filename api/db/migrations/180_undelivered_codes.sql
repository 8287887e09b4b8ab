-- Up Migration

-- A code that its provider takes and then does not deliver leaves somebody before a closed door: operators have to hear of it.
alter table sign_in_challenge add column undelivered_at timestamptz;
comment on column sign_in_challenge.undelivered_at is 'When its provider refused the code, or said that it did not arrive, and no other way was left';
create index sign_in_challenge_undelivered on sign_in_challenge (undelivered_at) where undelivered_at is not null;

-- Down Migration

drop index sign_in_challenge_undelivered;
alter table sign_in_challenge drop column undelivered_at;
