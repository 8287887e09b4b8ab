-- Up Migration

create index account_suspended on account (id) where suspended_at is not null;
create function suspended_accounts() returns uuid[] language sql stable as $$
  select coalesce(array_agg(id), '{}') from account where suspended_at is not null
$$;

-- A suspension at this moment waits for the answer, or is waited for and refuses it: whoever suspends locks the account for update.
create or replace function refuse_answer_of_closed_request() returns trigger language plpgsql as $$
declare
  asked request;
begin
  select * into asked from request where id = new.request_id for share;
  perform from account where id = asked.account_id for key share;
  if asked.state <> 'published' or asked.expires_at <= new.at
    or exists (select from account where id = asked.account_id and suspended_at is not null) then
    raise exception 'the request is not on show' using errcode = '23514', constraint = 'request_answer_while_on_show';
  end if;
  if asked.account_id = new.account_id then
    raise exception 'nobody answers themselves' using errcode = '23514', constraint = 'request_answer_of_others';
  end if;
  if (asked.kind = 'wanted') <> (new.unit_id is not null) then
    raise exception 'a wish is answered with a unit' using errcode = '23514', constraint = 'request_answer_fits_kind';
  end if;
  return new;
end $$;

-- Down Migration

drop function suspended_accounts;
drop index account_suspended;

create or replace function refuse_answer_of_closed_request() returns trigger language plpgsql as $$
declare
  asked request;
begin
  select * into asked from request where id = new.request_id for share;
  if asked.state <> 'published' or asked.expires_at <= new.at then
    raise exception 'the request is not on show' using errcode = '23514', constraint = 'request_answer_while_on_show';
  end if;
  if asked.account_id = new.account_id then
    raise exception 'nobody answers themselves' using errcode = '23514', constraint = 'request_answer_of_others';
  end if;
  if (asked.kind = 'wanted') <> (new.unit_id is not null) then
    raise exception 'a wish is answered with a unit' using errcode = '23514', constraint = 'request_answer_fits_kind';
  end if;
  return new;
end $$;
