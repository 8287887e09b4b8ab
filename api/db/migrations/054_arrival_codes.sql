-- Up Migration

-- Apart from the unit, whose row is read for pages that anyone may see.
create table arrival_code (
  unit_id uuid constraint arrival_code_pkey primary key constraint arrival_code_unit_fkey references unit on delete cascade,
  code text not null,
  updated_by uuid constraint arrival_code_person_fkey references person on delete set null,
  updated_at timestamptz not null,
  constraint arrival_code_length check (char_length(code) between 1 and 60)
);
comment on table arrival_code is 'What opens the door of a unit: told to the guest of a confirmed stay from the day before arrival';
create index arrival_code_updated_by on arrival_code (updated_by);

-- Down Migration
drop table arrival_code;
