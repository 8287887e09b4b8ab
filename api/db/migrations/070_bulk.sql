-- Up Migration

-- Rows of files that were added: a file that was cut off, or comes again, adds none of them twice.
create table bulk_row (
  account_id uuid not null constraint bulk_row_account_fkey references account on delete cascade,
  key bytea not null,
  unit_id uuid not null constraint bulk_row_unit_fkey references unit on delete cascade,
  created_at timestamptz not null,
  constraint bulk_row_once primary key (account_id, key),
  constraint bulk_row_key_is_sha256 check (octet_length(key) = 32)
);
create index bulk_row_unit on bulk_row (unit_id);
create index bulk_row_of_day on bulk_row (account_id, created_at);
comment on table bulk_row is 'A row of a file that became a unit; its mark is free again once the unit is deleted';
comment on column bulk_row.key is 'SHA-256 of the row as it stands in the file, and of which of equal rows it is';

-- Which column of ours a heading stands for, as an account chose it last.
create table bulk_mapping (
  account_id uuid not null constraint bulk_mapping_account_fkey references account on delete cascade,
  kind text not null constraint bulk_mapping_kind check (kind in ('units', 'prices')),
  chosen jsonb not null,
  updated_at timestamptz not null,
  constraint bulk_mapping_pkey primary key (account_id, kind)
);
comment on column bulk_mapping.chosen is 'Folded headings of files with the column of ours, or null for none';

-- Down Migration
drop table bulk_mapping;
drop table bulk_row;
