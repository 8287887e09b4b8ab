-- Up Migration

-- A photo is a file. How a demonstration draws one from its key is the demonstration's own knowledge: `scene` and `seed`
-- are filled by the release before this one alone, and go with the next.
create type photo_state as enum ('processing', 'ready', 'refused');
alter table photo
  alter column scene drop not null,
  alter column seed drop not null,
  add column state photo_state not null default 'processing',
  add column file_key text,
  add column width integer,
  add column height integer,
  add column placeholder text,
  add column colour text,
  add column content_hash bytea,
  add column perceptual_hash bit(64);

update photo set
  state = 'ready',
  file_key = 'demo/4/' || scene || '/' || seed,
  width = 1600,
  height = 1200,
  colour = '#e9e2d4'
where scene is not null and seed is not null;

alter table photo
  add constraint photo_size_positive check (width > 0 and height > 0),
  add constraint photo_placeholder_three_colours check (placeholder ~ '^#[0-9a-f]{6}( #[0-9a-f]{6}){2}$'),
  add constraint photo_colour_as_css check (colour ~ '^#[0-9a-f]{6}$'),
  add constraint photo_content_hash_sha256 check (octet_length(content_hash) = 32),
  add constraint photo_ready_is_whole check (state <> 'ready'
    or (file_key is not null and width is not null and height is not null and colour is not null));

comment on table photo is 'Photos of units; a file never changes, another picture is another photo';
comment on column photo.scene is 'Filled by the release before photos were files alone';
comment on column photo.seed is 'Filled by the release before photos were files alone';
comment on column photo.state is 'processing until its sizes are made; only what is ready is shown; refused is kept for its hashes';
comment on column photo.file_key is 'What its files are stored under, one a size and format: key/width.format';
comment on column photo.width is 'Pixels of the largest size, upright';
comment on column photo.placeholder is 'Three colours from top to bottom that stand in its place until it has loaded';
comment on column photo.colour is 'Its colour on the whole';
comment on column photo.content_hash is 'SHA-256 of the bytes as uploaded: the same file again';
comment on column photo.perceptual_hash is 'How it looks: photos alike differ in few bits';

-- Down Migration
alter table photo
  drop constraint photo_ready_is_whole,
  drop constraint photo_content_hash_sha256,
  drop constraint photo_colour_as_css,
  drop constraint photo_placeholder_three_colours,
  drop constraint photo_size_positive;
update photo set
  scene = coalesce(scene, split_part(file_key, '/', 3)),
  seed = coalesce(seed, regexp_replace(file_key, '^demo/\d+/[^/]+/', ''));
comment on table photo is 'Drawn demonstration photos: a scene and a seed, rendered at the first request';
comment on column photo.scene is null;
comment on column photo.seed is null;
alter table photo
  drop column state,
  drop column file_key,
  drop column width,
  drop column height,
  drop column placeholder,
  drop column colour,
  drop column content_hash,
  drop column perceptual_hash,
  alter column scene set not null,
  alter column seed set not null;
drop type photo_state;
