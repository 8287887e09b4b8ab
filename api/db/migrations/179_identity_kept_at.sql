-- Up Migration

-- A number that was put there a moment ago proves nobody who lost their phone: whoever held it unlocked could have.
alter table person add column identity_kept_at timestamptz;

-- Down Migration

alter table person drop column identity_kept_at;
