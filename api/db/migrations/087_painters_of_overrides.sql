-- Up Migration

alter table price_override
  add column person_id uuid constraint price_override_person_fkey references person on delete set null;
create index price_override_person on price_override (person_id);
comment on column price_override.person_id is 'Who of the account''s people set it; null for imports and what was set before this was kept';

-- Down Migration
alter table price_override drop column person_id;
