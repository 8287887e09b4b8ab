-- Up Migration

-- Of which ad or booking a message to Diyar speaks, where it was written from there.
alter table ticket
  add column ad_id uuid constraint ticket_ad_fkey references ad on delete set null,
  add column reservation_id uuid constraint ticket_reservation_fkey references reservation on delete set null,
  add constraint ticket_about_one_thing check (num_nonnulls(ad_id, reservation_id) <= 1);
create index ticket_ad on ticket (ad_id) where ad_id is not null;
create index ticket_reservation on ticket (reservation_id) where reservation_id is not null;

-- An operator acts on the booking beside a ticket: it is one of the account that wrote.
create function refuse_ticket_of_others_booking() returns trigger language plpgsql as $$
begin
  if not exists (
    select from reservation
    where id = new.reservation_id and new.account_id in (guest_account_id, host_account_id)) then
    raise exception 'the booking is not the sender''s' using errcode = '23514', constraint = 'ticket_about_own_booking';
  end if;
  return new;
end $$;
create trigger ticket_about_own_booking before insert or update on ticket for each row
  when (new.reservation_id is not null) execute function refuse_ticket_of_others_booking();

-- Down Migration
drop trigger ticket_about_own_booking on ticket;
drop function refuse_ticket_of_others_booking();
alter table ticket drop constraint ticket_about_one_thing, drop column ad_id, drop column reservation_id;
