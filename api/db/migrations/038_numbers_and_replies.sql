-- Up Migration

-- The number a licence is asked about with is kept while its ad waits for the answer, whoever ends the wait.
create function forget_check_of_ad() returns trigger language plpgsql as $$
begin
  delete from licence_check where ad_id = new.id and answered_at is null;
  return new;
end $$;
create trigger licence_check_of_waiting_ad after update of state on ad for each row
  when (old.state = 'waiting_for_verification' and new.state <> old.state)
  execute function forget_check_of_ad();
delete from licence_check using ad
where ad.id = licence_check.ad_id and answered_at is null and ad.state <> 'waiting_for_verification';

-- Contract: what the authority says of people is kept sealed, or not at all.
update licence set facts = facts - '{phoneNumber,responsibleEmployeeName,responsibleEmployeePhoneNumber,notes,locationDescriptionOnMOJDeed}'::text[]
where facts ?| '{phoneNumber,responsibleEmployeeName,responsibleEmployeePhoneNumber,notes,locationDescriptionOnMOJDeed}'::text[];
update compliance_call set request = request - 'advertiserName',
  response = case when response is not null then jsonb_build_object('accepted', accepted, 'code', code) end
where done_at is not null;

insert into setting (key, type, value, source) values
  ('ticket_replies_waiting', 'count', '10', 'product: messages of a sender to Diyar that wait for one answer are limited'),
  ('ticket_replies_day', 'count', '30', 'product: messages of a sender in one ticket are limited per day'),
  ('ticket_answered_days', 'count', '30', 'product: an answered ticket that nobody writes in is closed after 30 days');

-- Down Migration
delete from setting where key in ('ticket_replies_waiting', 'ticket_replies_day', 'ticket_answered_days');
drop trigger licence_check_of_waiting_ad on ad;
drop function forget_check_of_ad();
