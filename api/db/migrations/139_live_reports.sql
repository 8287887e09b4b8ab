-- Up Migration

-- Both sides of a case hear of each of its steps: the reported, and whoever reported.
create function tell_of_report_case() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'account ' || side.account_id || ' report ' || new.number)
  from (select new.reported_account_id as account_id union select account_id from report where case_id = new.id) side;
  return null;
end $$;
create trigger report_case_told after insert or update on report_case
  for each row execute function tell_of_report_case();

-- Down Migration

drop trigger report_case_told on report_case;
drop function tell_of_report_case();
