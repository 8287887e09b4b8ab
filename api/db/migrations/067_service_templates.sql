-- Up Migration

create table service_template (
  id uuid default uuidv7() constraint service_template_pkey primary key,
  account_id uuid not null constraint service_template_account_fkey references account on delete cascade,
  name_ar text not null,
  name_en text not null,
  price bigint not null,
  charge service_charge not null,
  mandatory boolean not null,
  created_at timestamptz not null,
  constraint service_template_named_in_both check (name_ar <> '' and name_en <> ''),
  constraint service_template_price_not_negative check (price >= 0),
  constraint service_template_named_once unique (account_id, name_ar)
);
comment on table service_template is 'A service that an advertiser puts at many units; a unit''s service of the same Arabic name is the unit''s own where anything else differs';

-- Both sides lock the account, so that two who add at once are counted together.
create function refuse_service_template_above_20() returns trigger language plpgsql as $$
begin
  perform from account where id = new.account_id for no key update;
  if (select count(*) from service_template where account_id = new.account_id) > 20 then
    raise exception 'an account has at most 20 service templates'
      using errcode = 'check_violation', constraint = 'service_template_at_most_20';
  end if;
  return null;
end $$;
create trigger service_template_at_most_20 after insert on service_template
  for each row execute function refuse_service_template_above_20();

-- Down Migration
drop table service_template;
drop function refuse_service_template_above_20();
