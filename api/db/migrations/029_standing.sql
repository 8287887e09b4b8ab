-- Up Migration

-- Whether a person may act for an account is said here alone.
create function standing_of(person uuid, account uuid, owner uuid) returns text language sql stable parallel safe as $$
  select case when owner = person then 'owner'
    else (select role::text from team_member
      where team_member.account_id = account and team_member.person_id = person) end
$$;
comment on function standing_of is 'How a person stands to an account of that owner: owner, a role of its team, or null: they may not act for it';

-- Down Migration
drop function standing_of(uuid, uuid, uuid);
