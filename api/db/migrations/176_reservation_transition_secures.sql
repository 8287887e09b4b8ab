-- Up Migration

create function secure_reservation() returns trigger language plpgsql as $$
begin
  update reservation set secured_at = new.at where id = new.reservation_id and secured_at is null;
  return null;
end $$;
create trigger reservation_transition_secures after insert on reservation_transition
  for each row when (new.to_state in ('waiting_for_approval', 'active')) execute function secure_reservation();
drop index reservation_transition_secured;
