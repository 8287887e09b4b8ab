-- Up Migration

-- Several operators, each with roles. Who is an operator already was named by the configuration, and owns the console.
create type operator_role as enum ('owner', 'reviewer', 'support');
alter table operator
  add column roles operator_role[] not null default '{owner}',
  add column removed_at timestamptz,
  add constraint operator_has_a_role check (cardinality(roles) > 0);
alter table operator alter column roles drop default;
comment on column operator.roles is 'What each may do stands in contract/src/operator-rights.ts';
comment on column operator.removed_at is 'Cannot come in any more; the row stays for the audit log';

-- Two owners who remove each other at once wait for each other here, and the second finds nobody left.
create function refuse_losing_last_owner() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('operator_last_owner', 0));
  if not exists (select from operator where id <> old.id and removed_at is null and 'owner' = any (roles)) then
    raise exception 'no owner would be left' using errcode = '23514', constraint = 'operator_last_owner';
  end if;
  return new;
end $$;
create trigger operator_last_owner before update of roles, removed_at on operator for each row
  when (old.removed_at is null and 'owner' = any (old.roles)
    and (new.removed_at is not null or not 'owner' = any (new.roles)))
  execute function refuse_losing_last_owner();

-- Down Migration
drop trigger operator_last_owner on operator;
drop function refuse_losing_last_owner();
alter table operator drop column removed_at, drop column roles;
drop type operator_role;
