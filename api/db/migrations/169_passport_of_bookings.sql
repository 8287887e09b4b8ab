-- Up Migration

-- Whoever signs in with a foreign number has no national identity that a booking could rest on.
create function refuse_booking_without_passport() returns trigger language plpgsql as $$
begin
  if exists (
    select from account join person on person.id = account.person_id
    where account.id = new.guest_account_id and is_foreign_phone(person.phone) and person.identity_kind is distinct from 'passport') then
    raise exception 'a guest with a foreign number books with a passport'
      using errcode = 'check_violation', constraint = 'reservation_of_foreign_guest_has_passport';
  end if;
  return new;
end $$;
create trigger reservation_of_foreign_guest_has_passport before insert on reservation for each row
  execute function refuse_booking_without_passport();

-- Down Migration

drop trigger reservation_of_foreign_guest_has_passport on reservation;
drop function refuse_booking_without_passport();
