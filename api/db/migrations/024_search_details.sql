-- Up Migration

-- Pages of ads are kept until their ad changes as cards are: what only a page shows is told of too.
create trigger service_made_searched after insert on service referencing new table as changed
  for each statement execute function keep_search_change();
create trigger service_searched after update on service referencing new table as changed
  for each statement execute function keep_search_change();
create trigger service_gone_searched after delete on service referencing old table as changed
  for each statement execute function keep_search_change();
create trigger feature_searched after update on feature for each row
  when (old is distinct from new) execute function keep_any_search_change();

-- An account's name stands on its ads, and beside what it wrote about others' places.
create or replace function keep_account_search_change() returns trigger language plpgsql as $$
begin
  insert into search_change (ad_number)
  select number from ad where account_id = new.id
  union
  select ad.number from evaluation join ad on ad.unit_id = evaluation.unit_id
  where evaluation.author_account_id = new.id;
  return null;
end $$;
drop trigger account_searched on account;
create trigger account_searched after update on account for each row
  when ((old.name, old.kind, old.verified_at) is distinct from (new.name, new.kind, new.verified_at))
  execute function keep_account_search_change();

-- Down Migration
drop trigger account_searched on account;
create trigger account_searched after update on account for each row
  when ((old.name, old.verified_at) is distinct from (new.name, new.verified_at))
  execute function keep_account_search_change();
create or replace function keep_account_search_change() returns trigger language plpgsql as $$
begin
  insert into search_change (ad_number) select number from ad where account_id = new.id;
  return null;
end $$;
drop trigger feature_searched on feature;
drop trigger service_gone_searched on service;
drop trigger service_searched on service;
drop trigger service_made_searched on service;
