-- Photos that a guest sends with an evaluation: kept beside the stay, then taken by the evaluation in their order.
create table evaluation_photo (
  id uuid constraint evaluation_photo_pkey primary key default uuidv7(),
  reservation_id uuid not null constraint evaluation_photo_reservation_fkey references reservation on delete restrict,
  account_id uuid not null constraint evaluation_photo_account_fkey references account on delete restrict,
  file_key text not null constraint evaluation_photo_file_unique unique,
  created_at timestamptz not null,
  evaluation_id uuid constraint evaluation_photo_evaluation_fkey references evaluation on delete restrict,
  position smallint constraint evaluation_photo_at_most_5 check (position >= 1 and position <= 5),
  constraint evaluation_photo_once_in_place unique (evaluation_id, position),
  constraint evaluation_photo_place_is_whole check (num_nulls(evaluation_id, position) in (0, 2))
);

create index evaluation_photo_reservation on evaluation_photo (reservation_id);
create index evaluation_photo_account on evaluation_photo (account_id, created_at);
create index evaluation_photo_unused on evaluation_photo (created_at) where evaluation_id is null;
