-- What is public stays as it was read: the parts of an evaluation and its photos as well as its stars and words.
create or replace function refuse_unpublishing() returns trigger language plpgsql as $$
begin
  if old.published_at is not null
    and (new.published_at, new.rate, new.comment, new.cleanliness, new.accuracy, new.location, new.communication, new.value)
      is distinct from (old.published_at, old.rate, old.comment, old.cleanliness, old.accuracy, old.location, old.communication, old.value) then
    raise exception 'the evaluation is public' using errcode = '23514', constraint = 'evaluation_public_for_good';
  end if;
  if old.reply is not null and new.reply is distinct from old.reply then
    raise exception 'the evaluation was answered' using errcode = '23514', constraint = 'evaluation_replied_once';
  end if;
  return new;
end $$;

create function refuse_photo_of_public_evaluation() returns trigger language plpgsql as $$
begin
  if exists (select from evaluation
    where id in (old.evaluation_id, new.evaluation_id) and published_at is not null) then
    raise exception 'the evaluation is public' using errcode = '23514', constraint = 'evaluation_photo_public_for_good';
  end if;
  return new;
end $$;
create trigger evaluation_photo_public_for_good before update on evaluation_photo for each row
  when ((old.evaluation_id, old.position) is distinct from (new.evaluation_id, new.position))
  execute function refuse_photo_of_public_evaluation();
