-- Up Migration

-- An evaluation is read by nobody but its writer until it is public: both sides wrote, or the time to write is over.
alter table evaluation
  add column cleanliness smallint constraint evaluation_cleanliness_1_to_5 check (cleanliness between 1 and 5),
  add column accuracy smallint constraint evaluation_accuracy_1_to_5 check (accuracy between 1 and 5),
  add column location smallint constraint evaluation_location_1_to_5 check (location between 1 and 5),
  add column communication smallint constraint evaluation_communication_1_to_5 check (communication between 1 and 5),
  add column value smallint constraint evaluation_value_1_to_5 check (value between 1 and 5),
  add column person_id uuid constraint evaluation_person_fkey references person on delete set null,
  add column edited_at timestamptz,
  add column published_at timestamptz,
  add column reply text constraint evaluation_reply_length check (char_length(reply) between 1 and 1000),
  add column replied_at timestamptz,
  add constraint evaluation_comment_length check (char_length(comment) between 1 and 2000) not valid,
  add constraint evaluation_parts_of_guests check (
    side = 'guest' or num_nonnulls(cleanliness, accuracy, location, communication, value) = 0),
  add constraint evaluation_replied_once_public check ((reply is null) = (replied_at is null) and (reply is null or published_at is not null));
alter table evaluation validate constraint evaluation_comment_length;
update evaluation set published_at = created_at;
comment on column evaluation.published_at is 'Since when others read it; becoming public is an update, which search and pages hear of';
create index evaluation_person on evaluation (person_id);
create index evaluation_unpublished on evaluation (created_at) where published_at is null;

-- Of a finished stay alone, by the account of its side; and what was answered or became public stays so.
create function refuse_evaluation() returns trigger language plpgsql as $$
declare
  stay record;
begin
  select state, guest_account_id, host_account_id, unit_id into stay from reservation where id = new.reservation_id for share;
  if stay.state <> 'finished' then
    raise exception 'the stay is not finished' using errcode = '23514', constraint = 'evaluation_of_finished_stay';
  end if;
  if new.author_account_id <> (case new.side when 'guest' then stay.guest_account_id else stay.host_account_id end)
    or new.unit_id <> stay.unit_id then
    raise exception 'the stay is not the writer’s' using errcode = '23514', constraint = 'evaluation_of_own_stay';
  end if;
  return new;
end $$;
create trigger evaluation_of_finished_stay before insert on evaluation for each row execute function refuse_evaluation();

create function refuse_unpublishing() returns trigger language plpgsql as $$
begin
  if old.published_at is not null
    and (new.published_at, new.rate, new.comment) is distinct from (old.published_at, old.rate, old.comment) then
    raise exception 'the evaluation is public' using errcode = '23514', constraint = 'evaluation_public_for_good';
  end if;
  if old.reply is not null and new.reply is distinct from old.reply then
    raise exception 'the evaluation was answered' using errcode = '23514', constraint = 'evaluation_replied_once';
  end if;
  return new;
end $$;
create trigger evaluation_public_for_good before update on evaluation for each row execute function refuse_unpublishing();

create function tell_evaluation_changed() returns trigger language plpgsql as $$
begin
  perform tell_reservation(new.reservation_id);
  return null;
end $$;
create trigger evaluation_told after insert or update on evaluation
  for each row execute function tell_evaluation_changed();

-- Down Migration
drop trigger evaluation_told on evaluation;
drop trigger evaluation_public_for_good on evaluation;
drop trigger evaluation_of_finished_stay on evaluation;
drop function tell_evaluation_changed(), refuse_unpublishing(), refuse_evaluation();
alter table evaluation
  drop constraint evaluation_replied_once_public,
  drop constraint evaluation_parts_of_guests,
  drop constraint evaluation_comment_length,
  drop column replied_at, drop column reply, drop column published_at, drop column edited_at, drop column person_id,
  drop column value, drop column communication, drop column location, drop column accuracy, drop column cleanliness;
