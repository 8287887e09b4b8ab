-- Up Migration

-- A person's number changes only in the moment in which a code of the old one and a code of the new one were both used.
create function person_phone_was_proven() returns trigger language plpgsql as $$
begin
  if new.closed_at is null and not exists (
    select from sign_in_challenge before join sign_in_challenge after on after.used_at = before.used_at
    where before.phone = old.phone and after.phone = new.phone) then
    raise exception 'both numbers were not proven' using errcode = 'check_violation', constraint = 'person_phone_proven';
  end if;
  return new;
end $$;
create trigger person_phone_proven before update of phone on person
  for each row when (new.phone is distinct from old.phone) execute function person_phone_was_proven();
create index sign_in_challenge_used on sign_in_challenge (phone, used_at) where used_at is not null;

-- Down Migration

drop index sign_in_challenge_used;
drop trigger person_phone_proven on person;
drop function person_phone_was_proven;
