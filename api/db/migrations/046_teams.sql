-- Up Migration

-- Somebody is asked, by phone, to act for a business; the phone need not be anybody's yet.
create type team_invitation_state as enum ('open', 'accepted', 'declined', 'withdrawn');
create table team_invitation (
  id uuid default uuidv7() constraint team_invitation_pkey primary key,
  account_id uuid not null constraint team_invitation_account_fkey references account on delete cascade,
  phone text not null,
  role team_role not null,
  invited_by uuid constraint team_invitation_inviter_fkey references person on delete set null,
  state team_invitation_state not null default 'open',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  constraint team_invitation_ends_later check (expires_at > created_at),
  constraint team_invitation_open_until_decided check ((state = 'open') = (decided_at is null))
);
comment on table team_invitation is 'A phone that is asked to act for a business; accepted it became the team member of the same id';
comment on column team_invitation.expires_at is 'From then on it can no longer be accepted';
create unique index team_invitation_one_open on team_invitation (account_id, phone) where state = 'open';
create index team_invitation_account on team_invitation (account_id, created_at desc);
create index team_invitation_phone on team_invitation (phone, created_at desc);
create index team_invitation_inviter on team_invitation (invited_by);

alter table team_member
  add column id uuid not null default uuidv7() constraint team_member_id_unique unique,
  add column added_by uuid constraint team_member_adder_fkey references person on delete set null;
create index team_member_adder on team_member (added_by);
comment on column team_member.added_by is 'Who invited them';

-- Owners act for their account as such: as members of its team they could be removed from it.
create function refuse_owner_as_member() returns trigger language plpgsql as $$
begin
  if exists (select from account where id = new.account_id and person_id = new.person_id) then
    raise exception 'the owner of an account is no member of its team' using errcode = '23514', constraint = 'team_member_is_not_the_owner';
  end if;
  return new;
end $$;
create trigger team_member_is_not_the_owner before insert or update of account_id, person_id on team_member
  for each row execute function refuse_owner_as_member();

alter table access_token add column left_team boolean not null default false;
comment on column access_token.left_team is 'Revoked because its person was removed from the team of its account';

-- A right to listen ends with its token also where the row goes, with an account or a person.
create function tell_token_gone() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'token ' || encode(old.token_hash, 'hex'));
  return null;
end $$;
create trigger access_token_gone_told after delete on access_token for each row execute function tell_token_gone();

-- An account's people are told of changes in its team, and who is asked of the invitation.
create function tell_team_changed() returns trigger language plpgsql as $$
declare
  changed team_member%rowtype;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  perform pg_notify('live', 'account ' || changed.account_id || ' team ' || changed.id);
  return null;
end $$;
create trigger team_member_told after insert or update or delete on team_member
  for each row execute function tell_team_changed();

create function tell_invitation_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'account ' || told.id || ' team ' || new.id)
  from (select new.account_id as id
    union select account.id from account join person on person.id = account.person_id where person.phone = new.phone) told;
  return null;
end $$;
create trigger team_invitation_told after insert or update on team_invitation
  for each row execute function tell_invitation_changed();

-- What people of an account did is shown to its people under their own name.
create function name_of_person(person uuid) returns text language sql stable parallel safe as $$
  select name from account where person_id = person and closed_at is null order by kind = 'ordinary' desc, created_at limit 1
$$;
comment on function name_of_person is 'The name of a person''s own account, the ordinary one first; null where they have none that is open';

alter table ticket_message add column person_id uuid constraint ticket_message_person_fkey references person on delete set null;
create index ticket_message_person on ticket_message (person_id);
comment on column ticket_message.person_id is 'Who of the account wrote it; null for strangers, operators and what was written before this was kept';

alter table property add column updated_by uuid constraint property_editor_fkey references person on delete set null;
create index property_editor on property (updated_by);
comment on column property.updated_by is 'Who of the account''s people saved it last';
alter table unit add column updated_by uuid constraint unit_editor_fkey references person on delete set null;
create index unit_editor on unit (updated_by);
comment on column unit.updated_by is 'Who of the account''s people saved it last';

-- A transaction that says whom it acts for (diyar.person) has that in the history of prices; one that does not, nobody.
alter table price_change add column person_id uuid constraint price_change_person_fkey references person on delete set null
  default nullif(current_setting('diyar.person', true), '')::uuid;
create index price_change_person on price_change (person_id);
comment on column price_change.person_id is 'Who of the account''s people changed it';

insert into setting (key, type, value, source) values
  ('team_invitation_days', 'count', '14', 'product: an invitation to a team ends after 14 days'),
  ('team_invitations_day', 'count', '20', 'product: invitations of an account are limited per day'),
  ('team_invitations_phone_month', 'count', '3', 'product: an account asks the same phone at most three times in 30 days'),
  ('team_members_max', 'count', '50', 'product: members of a team, with those who are invited');

-- Down Migration
delete from setting where key in ('team_invitation_days', 'team_invitations_day', 'team_invitations_phone_month', 'team_members_max');
alter table price_change drop column person_id;
alter table unit drop column updated_by;
alter table property drop column updated_by;
alter table ticket_message drop column person_id;
drop function name_of_person(uuid);
drop trigger team_invitation_told on team_invitation;
drop function tell_invitation_changed();
drop trigger team_member_told on team_member;
drop function tell_team_changed();
drop trigger access_token_gone_told on access_token;
drop function tell_token_gone();
alter table access_token drop column left_team;
drop trigger team_member_is_not_the_owner on team_member;
drop function refuse_owner_as_member();
alter table team_member drop column added_by, drop column id;
drop table team_invitation;
drop type team_invitation_state;
