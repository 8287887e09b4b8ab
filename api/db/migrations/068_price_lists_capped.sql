-- Up Migration

-- Both sides lock the account, so that two who add at once are counted together.
create function refuse_price_list_above_100() returns trigger language plpgsql as $$
begin
  perform from account where id = new.account_id for no key update;
  if (select count(*) from price_list where account_id = new.account_id and revoked_at is null) > 100 then
    raise exception 'an account has at most 100 open price lists'
      using errcode = 'check_violation', constraint = 'price_list_at_most_100_open';
  end if;
  return null;
end $$;
create trigger price_list_at_most_100_open after insert on price_list
  for each row execute function refuse_price_list_above_100();

-- Down Migration
drop trigger price_list_at_most_100_open on price_list;
drop function refuse_price_list_above_100();
