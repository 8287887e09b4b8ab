-- Up Migration

-- Whether a number is one of another country than Saudi Arabia; a closed person's is none at all.
create function is_foreign_phone(phone text) returns boolean language sql immutable parallel safe as $$
  select phone like '+%' and phone not like '+966%'
$$;

-- Contract: a number of another country is one too; a Saudi one stays what it was to the letter.
alter table person
  add column identity_country text,
  drop constraint person_phone_is_saudi_mobile_until_closed,
  add constraint person_phone_is_mobile_until_closed check (
    case when closed_at is not null then phone = 'closed:' || id
      when is_foreign_phone(phone) then phone ~ '^\+[1-9][0-9]{6,14}$'
      else phone ~ '^\+9665[0-9]{8}$' end),
  drop constraint person_identity_keeps_four_digits,
  add constraint person_identity_keeps_four_characters check (
    identity_last4 ~ case when identity_kind = 'passport' then '^[0-9A-Z]{4}$' else '^[0-9]{4}$' end),
  add constraint person_passport_names_its_country check (
    coalesce(identity_kind = 'passport', false) = (identity_country is not null) and identity_country ~ '^[A-Z]{2}$'),
  add constraint person_passport_is_not_verified check (identity_kind is distinct from 'passport' or identity_verified_at is null),
  add constraint person_foreign_identity_is_passport check (
    not is_foreign_phone(phone) or identity_kind is null or identity_kind = 'passport');
comment on column person.phone is 'A mobile number as +9665XXXXXXXX, or of another country in E.164 of who is a guest alone; of a person who closed their last account nothing but closed:{id}';
comment on column person.identity_hmac is 'HMAC of the identity, iqama or passport number under the pepper; the number itself is kept nowhere';
comment on column person.identity_country is 'The country that issued the passport, as ISO 3166 writes it in two letters';

-- The national sign-on proves no passport.
alter table identity_check add constraint identity_check_asks_no_passport check (identity_kind <> 'passport');

-- Contract: as above.
alter table sign_in_challenge
  add column country text,
  drop constraint sign_in_challenge_phone_is_saudi_mobile,
  add constraint sign_in_challenge_phone_is_mobile check (
    phone ~ case when is_foreign_phone(phone) then '^\+[1-9][0-9]{6,14}$' else '^\+9665[0-9]{8}$' end),
  add constraint sign_in_challenge_country_of_foreign check (
    is_foreign_phone(phone) = (country is not null) and country ~ '^[A-Z]{2}$');
create index sign_in_challenge_of_country on sign_in_challenge (country, created_at desc) where country is not null;
comment on column sign_in_challenge.country is 'The country of a number that is not Saudi, as ISO 3166 writes it: codes to each are limited a day';

-- Whoever signs in with a foreign number is a guest in their own account.
create or replace function standing_of(person uuid, account uuid, owner uuid) returns text language sql stable parallel safe as $$
  select case when owner = person then
      (select case when is_foreign_phone(one.phone) then 'guest' else 'owner' end from person one where one.id = standing_of.person)
    else (select role::text from team_member
      where team_member.account_id = account and team_member.person_id = person) end
$$;

-- Takes the name of who the row is of: 'person', or 'account' of its owner.
create function refuse_foreign_publishing() returns trigger language plpgsql as $$
declare
  whose uuid := (to_jsonb(new) ->> (tg_argv[0] || '_id'))::uuid;
begin
  if tg_argv[0] = 'account' then
    select person_id into whose from account where id = whose;
  end if;
  if exists (select from person where id = whose and is_foreign_phone(phone)) then
    raise exception 'a guest with a foreign number publishes nothing'
      using errcode = 'check_violation', constraint = 'foreign_guest_publishes_nothing';
  end if;
  return new;
end $$;
create trigger account_of_foreign_number_is_ordinary before insert or update of kind, person_id on account for each row
  when (new.kind = 'business') execute function refuse_foreign_publishing('person');
create trigger team_member_with_saudi_number before insert or update of person_id on team_member for each row
  execute function refuse_foreign_publishing('person');
create trigger property_with_saudi_number before insert or update of account_id on property for each row
  execute function refuse_foreign_publishing('account');
create trigger wizard_with_saudi_number before insert on wizard for each row
  execute function refuse_foreign_publishing('account');
create trigger request_with_saudi_number before insert on request for each row
  execute function refuse_foreign_publishing('account');
create trigger purchase_with_saudi_number before insert on purchase for each row
  execute function refuse_foreign_publishing('account');

-- So that nobody who publishes has a foreign number: a guest may come to a Saudi one, and nobody leaves it.
create function refuse_foreign_number() returns trigger language plpgsql as $$
begin
  raise exception 'a Saudi number is followed by a Saudi one' using errcode = 'check_violation', constraint = 'person_phone_stays_saudi';
end $$;
create trigger person_phone_stays_saudi before update of phone on person for each row
  when (is_foreign_phone(new.phone) and not is_foreign_phone(old.phone)) execute function refuse_foreign_number();

insert into setting (key, type, value, source) values
  ('foreign_sign_in', 'boolean', 'false', 'product: a foreign phone may sign in as a guest, off by setting'),
  ('foreign_countries', 'text', '"AE=200, BH=200, KW=200, OM=200, QA=200, EG=100, JO=100, GB=50, US=50"',
    'product: limits per country; each with the codes that go there on one day, which bounds what pumped messages cost'),
  ('foreign_codes_per_address_day', 'count', '10', 'product: codes to foreign numbers are asked for by people, few a day from one network');

-- Down Migration

delete from setting where key in ('foreign_sign_in', 'foreign_countries', 'foreign_codes_per_address_day');
drop trigger person_phone_stays_saudi on person;
drop trigger purchase_with_saudi_number on purchase;
drop trigger request_with_saudi_number on request;
drop trigger wizard_with_saudi_number on wizard;
drop trigger property_with_saudi_number on property;
drop trigger team_member_with_saudi_number on team_member;
drop trigger account_of_foreign_number_is_ordinary on account;
drop function refuse_foreign_number(), refuse_foreign_publishing();
create or replace function standing_of(person uuid, account uuid, owner uuid) returns text language sql stable parallel safe as $$
  select case when owner = person then 'owner'
    else (select role::text from team_member
      where team_member.account_id = account and team_member.person_id = person) end
$$;
alter table sign_in_challenge
  drop constraint sign_in_challenge_country_of_foreign,
  drop constraint sign_in_challenge_phone_is_mobile,
  drop column country,
  add constraint sign_in_challenge_phone_is_saudi_mobile check (phone ~ '^\+9665[0-9]{8}$');
alter table identity_check drop constraint identity_check_asks_no_passport;
alter table person
  drop constraint person_foreign_identity_is_passport,
  drop constraint person_passport_is_not_verified,
  drop constraint person_passport_names_its_country,
  drop constraint person_identity_keeps_four_characters,
  drop constraint person_phone_is_mobile_until_closed,
  drop column identity_country,
  add constraint person_identity_keeps_four_digits check (identity_last4 ~ '^[0-9]{4}$'),
  add constraint person_phone_is_saudi_mobile_until_closed check (
    case when closed_at is null then phone ~ '^\+9665[0-9]{8}$' else phone = 'closed:' || id end);
drop function is_foreign_phone(text);
