-- Up Migration

-- Contract: a photo belongs to an account from its first byte on, and comes to a unit later. Nothing but the demonstration
-- and the importer wrote photos before, and neither runs while a release is changed.
create type photo_room as enum (
  'outside', 'entrance', 'living', 'majlis', 'bedroom', 'kitchen', 'bathroom', 'dining', 'hall', 'office', 'pool', 'garden',
  'roof', 'parking', 'view', 'plan', 'other');
create type photo_failure as enum ('type', 'unreadable', 'too_many_pixels', 'too_small', 'blurred', 'twice');
create type photo_flag_kind as enum ('words', 'elsewhere');

alter table unit add constraint unit_id_and_account unique (id, account_id);
alter table property add constraint property_id_and_account unique (id, account_id);

alter table photo
  add column account_id uuid,
  add column property_id uuid,
  add column room photo_room,
  add column caption_ar text,
  add column caption_en text,
  add column failure photo_failure,
  add column original_key text,
  add column beside uuid[] not null default '{}',
  add column created_at timestamptz not null default now();
update photo set account_id = unit.account_id from unit where unit.id = photo.unit_id;
alter table photo
  alter column account_id set not null,
  alter column unit_id drop not null,
  alter column position drop not null,
  drop constraint photo_unit_fkey,
  drop constraint photo_position_unique,
  add constraint photo_account_fkey foreign key (account_id) references account on delete restrict,
  add constraint photo_unit_of_its_account foreign key (unit_id, account_id) references unit (id, account_id) on delete cascade,
  add constraint photo_property_of_its_account foreign key (property_id, account_id) references property (id, account_id)
    on delete cascade,
  -- Looked at when a transaction ends: a new order passes through doubles.
  add constraint photo_position_unique unique (unit_id, position) deferrable initially deferred,
  add constraint photo_thirty_a_unit check (position >= 0 and position < 30),
  add constraint photo_of_unit_has_position check ((unit_id is null) = (position is null)),
  add constraint photo_of_unit_or_property check (unit_id is null or property_id is null),
  add constraint photo_main_is_of_unit check (not is_main or unit_id is not null),
  add constraint photo_refused_says_why check ((state = 'refused') = (failure is not null)),
  add constraint photo_caption_length check (length(caption_ar) <= 120 and length(caption_en) <= 120);
create unique index photo_once_a_unit on photo (unit_id, content_hash) where state <> 'refused';
create unique index photo_one_a_property on photo (property_id) where property_id is not null;
create index photo_account on photo (account_id);
create index photo_unused on photo (created_at) where unit_id is null and property_id is null;
create index photo_files on photo (file_key) where original_key is not null;

-- Two hashes that differ in three bits or fewer have one of four parts in common: those are looked up, and then compared.
create function photo_hash_parts(hash bit(64)) returns integer[] language sql immutable parallel safe return array[
  substring(hash from 1 for 16)::integer,
  65536 + substring(hash from 17 for 16)::integer,
  131072 + substring(hash from 33 for 16)::integer,
  196608 + substring(hash from 49 for 16)::integer];
create index photo_alike on photo using gin (photo_hash_parts(perceptual_hash)) where perceptual_hash is not null;

create table photo_upload (
  id uuid default uuidv7() constraint photo_upload_pkey primary key,
  account_id uuid not null constraint photo_upload_account_fkey references account on delete restrict,
  size integer not null,
  received integer not null default 0,
  beside uuid[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint photo_upload_within_20mb check (size > 0 and size <= 20 * 1024 * 1024),
  constraint photo_upload_received_within_size check (received >= 0 and received <= size)
);
create index photo_upload_account on photo_upload (account_id);
create index photo_upload_age on photo_upload (updated_at);

create table photo_flag (
  photo_id uuid not null constraint photo_flag_photo_fkey references photo on delete cascade,
  kind photo_flag_kind not null,
  other_photo_id uuid constraint photo_flag_other_fkey references photo on delete cascade,
  at timestamptz not null,
  constraint photo_flag_pkey primary key (photo_id, kind),
  constraint photo_flag_elsewhere_names_other check ((kind = 'elsewhere') = (other_photo_id is not null))
);
create index photo_flag_other on photo_flag (other_photo_id);

insert into setting (key, type, value, source) values
  ('limit_photo_chunks_minute', 'count', '1200', 'limits: pieces of photos of one caller');

comment on table photo is 'Photos of units, and those uploaded that no unit uses yet; a file never changes, another picture is another photo';
comment on column photo.unit_id is 'Null: uploaded, and not used by a unit yet';
comment on column photo.property_id is 'The property whose own image it is';
comment on column photo.file_key is 'What its files are stored under, one a size and format: key/width.format; there with its first size';
comment on column photo.original_key is 'The file as it was uploaded, which nobody is shown';
comment on column photo.beside is 'The photos beside which it was uploaded: the same picture among them is refused';
comment on table photo_upload is 'Files on their way: their pieces wait in the file storage; the photo made of one has its id';
comment on column photo_upload.received is 'Bytes that are there, from the first one without a gap';
comment on table photo_flag is 'What an operator looks at before a photo is published';
comment on column photo_flag.other_photo_id is 'A photo of another advertiser that looks the same';

-- Down Migration
delete from setting where key = 'limit_photo_chunks_minute' and operator_id is null;
drop table photo_flag, photo_upload;
delete from photo where unit_id is null;
drop index photo_alike, photo_files, photo_unused, photo_account, photo_one_a_property, photo_once_a_unit;
drop function photo_hash_parts;
alter table photo
  drop constraint photo_caption_length,
  drop constraint photo_refused_says_why,
  drop constraint photo_main_is_of_unit,
  drop constraint photo_of_unit_or_property,
  drop constraint photo_of_unit_has_position,
  drop constraint photo_thirty_a_unit,
  drop constraint photo_position_unique,
  drop constraint photo_property_of_its_account,
  drop constraint photo_unit_of_its_account,
  drop constraint photo_account_fkey,
  add constraint photo_unit_fkey foreign key (unit_id) references unit on delete cascade,
  add constraint photo_position_unique unique (unit_id, position),
  alter column unit_id set not null,
  alter column position set not null,
  drop column account_id,
  drop column property_id,
  drop column room,
  drop column caption_ar,
  drop column caption_en,
  drop column failure,
  drop column original_key,
  drop column beside,
  drop column created_at;
alter table unit drop constraint unit_id_and_account;
alter table property drop constraint property_id_and_account;
drop type photo_flag_kind, photo_failure, photo_room;
comment on table photo is 'Photos of units; a file never changes, another picture is another photo';
comment on column photo.unit_id is null;
comment on column photo.file_key is 'What its files are stored under, one a size and format: key/width.format';
