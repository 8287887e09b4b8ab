-- Up Migration

create function settle_due() returns trigger language plpgsql as $$
begin
  update due set settled_at = coalesce(new.closed_at, new.created_at) where id = new.due_id and settled_at is null;
  return null;
end $$;
create trigger payment_settles_due after insert or update of state on payment
  for each row when (new.state = 'settled') execute function settle_due();
