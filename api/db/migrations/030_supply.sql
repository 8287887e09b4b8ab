-- Up Migration

create type deed_kind as enum ('electronic', 'registry', 'paper');

alter table property
  add column version integer not null default 1,
  add column plan_number text,
  add column plot_number text,
  add column borders jsonb,
  add column short_address text,
  add column deed_kind deed_kind,
  add column mortgaged boolean,
  add column mortgage_details text,
  add column disputed boolean,
  add column dispute_details text,
  add column unregistered_rights boolean,
  add column unregistered_rights_details text,
  add column viewer_phone text,
  add column directions_ar text,
  add column directions_en text,
  add constraint property_numbers_length check (char_length(plan_number) <= 30 and char_length(plot_number) <= 30),
  add constraint property_borders_by_side check (jsonb_typeof(borders) = 'object'),
  add constraint property_short_address_form check (short_address ~ '^[A-Z]{4}[0-9]{4}$'),
  add constraint property_viewer_phone_10_to_11 check (viewer_phone ~ '^[0-9]{10,11}$'),
  add constraint property_disclosed_in_words check (
    (mortgaged is not true or mortgage_details is not null)
    and (disputed is not true or dispute_details is not null)
    and (unregistered_rights is not true or unregistered_rights_details is not null));
comment on column property.version is 'Raised by every save; a save that read an older one is refused';
comment on column property.borders is 'By side (n, e, s, w): what lies there, and its length in metres';
comment on column property.mortgaged is 'Null where its advertiser has not said yet; so are the other disclosures';
comment on column property.viewer_phone is 'Who shows it; before the viewer of the account';
comment on column property.directions_ar is 'How to arrive; told to guests after booking only';

-- `capacity` is filled by the release before this one alone, and goes with the next.
alter table unit
  add column version integer not null default 1,
  add column guests_max smallint,
  add column tenants text[] not null default '{}',
  add column floor smallint,
  add column entrances smallint,
  add column house_rules_ar text,
  add column house_rules_en text,
  add column whole boolean not null default false,
  add constraint unit_guests_max_positive check (guests_max > 0),
  add constraint unit_tenants_known check (tenants <@ array['families', 'singles', 'women', 'companies', 'students']),
  add constraint unit_floor_of_this_world check (floor >= -9 and floor <= 200),
  add constraint unit_entrances_counted check (entrances >= 0 and entrances <= 99);
update unit set guests_max = capacity where capacity > 0;
comment on column unit.version is 'Raised by every save; a save that read an older one is refused';
comment on column unit.tenants is 'Who may stay; empty is everyone';
comment on column unit.floor is '0 is the ground floor, below it are basements';
comment on column unit.whole is 'It is the whole property: a part that is made later is a part of it too';
comment on column unit.capacity is 'Filled by the release before guests_max';

-- Deleted is out of its people's sight; what was booked and advertised keeps its history.
alter table property add column deleted_at timestamptz;
alter table unit add column deleted_at timestamptz, drop constraint unit_code_unique_per_advertiser;
create unique index unit_code_unique_per_advertiser on unit (account_id, code) where deleted_at is null;
create index unit_account on unit (account_id);

create function is_live(state ad_state) returns boolean language sql immutable parallel safe return
  state in ('waiting_for_verification', 'waiting_for_approval', 'changes_asked', 'processing', 'published', 'hidden');
comment on function is_live is 'An ad on the site or on its way there';

-- Both sides lock the unit: a deletion and an ad that goes live at the same moment never both succeed.
create function refuse_ad_of_deleted_unit() returns trigger language plpgsql as $$
begin
  if exists (select from unit where id = new.unit_id and deleted_at is not null for share) then
    raise exception 'a deleted unit has no ad' using errcode = '23514', constraint = 'ad_of_kept_unit';
  end if;
  return null;
end $$;
create trigger ad_of_kept_unit after insert or update of state on ad for each row
  when (new.deleted_at is null) execute function refuse_ad_of_deleted_unit();
create function refuse_deleting_live_unit() returns trigger language plpgsql as $$
begin
  if exists (select from ad where unit_id = new.id and is_live(state)) then
    raise exception 'a unit with a live ad is not deleted' using errcode = '23514', constraint = 'unit_deleted_without_live_ad';
  end if;
  return null;
end $$;
create trigger unit_deleted_without_live_ad after update of deleted_at on unit for each row
  when (new.deleted_at is not null) execute function refuse_deleting_live_unit();

alter table unit_price
  add column payments_a_year smallint,
  add constraint unit_price_payments_of_a_year check (payments_a_year is null or (kind = 'yearly' and payments_a_year in (1, 2, 4, 12)));
comment on column unit_price.payments_a_year is 'Into how many payments the rent of a year is split; null: not said';

alter table ad
  add column typed_licence_number text,
  add constraint ad_typed_licence_number_6_to_13 check (char_length(typed_licence_number) between 6 and 13);
comment on column ad.typed_licence_number is 'As its advertiser typed it when the unit was added, until the authority is asked about it';

create sequence wizard_version;
create table wizard (
  person_id uuid not null constraint wizard_person_fkey references person on delete cascade,
  account_id uuid not null constraint wizard_account_fkey references account on delete cascade,
  property_id uuid constraint wizard_property_fkey references property on delete cascade,
  version bigint not null default nextval('wizard_version'),
  content jsonb not null,
  started_at timestamptz not null,
  saved_at timestamptz not null,
  constraint wizard_one_open primary key (person_id, account_id),
  constraint wizard_content_is_object check (jsonb_typeof(content) = 'object')
);
comment on table wizard is 'What somebody has begun to add for an account: one at a time, nothing of it is a property yet';
comment on column wizard.property_id is 'The property a unit is added to; null where a property is added';
comment on column wizard.version is 'Another at every save, from one sequence: a wizard thrown away and begun anew never has an old one';
create index wizard_account on wizard (account_id);
create index wizard_property on wizard (property_id);

-- Its person's other devices look again.
create function tell_wizard_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform pg_notify('live', 'account ' || old.account_id || ' wizard ' || old.version);
  else
    perform pg_notify('live', 'account ' || new.account_id || ' wizard ' || new.version);
  end if;
  return null;
end $$;
create trigger wizard_told after insert or update or delete on wizard for each row execute function tell_wizard_changed();

create table minimum_price (
  id uuid default uuidv7() constraint minimum_price_pkey primary key,
  category_id smallint not null constraint minimum_price_category_fkey references category on delete cascade,
  kind price_kind not null,
  amount bigint,
  effective_from timestamptz not null,
  operator_id uuid constraint minimum_price_operator_fkey references operator on delete restrict,
  reason text not null,
  created_at timestamptz not null default now(),
  constraint minimum_price_one_from_an_instant unique (category_id, kind, effective_from),
  constraint minimum_price_positive check (amount > 0)
);
create index minimum_price_operator on minimum_price (operator_id);
create function refuse_past_minimum_change() returns trigger language plpgsql as $$
begin
  raise exception 'a minimum price keeps its history' using errcode = '23514', constraint = 'minimum_price_keeps_history';
end $$;
create trigger minimum_price_keeps_history before update or delete on minimum_price
  for each row when (old.effective_from <= now()) execute function refuse_past_minimum_change();
create trigger minimum_price_not_truncated before truncate on minimum_price
  for each statement execute function refuse_past_minimum_change();
comment on table minimum_price is 'The least that a price may be, by category and kind; the newest row that holds already';
comment on column minimum_price.operator_id is 'Null for a minimum that came with the house';
comment on column minimum_price.amount is 'Halalas; null: none from then on';

-- Down Migration
drop table minimum_price, wizard;
drop function refuse_past_minimum_change(), tell_wizard_changed();
drop sequence wizard_version;
alter table ad drop constraint ad_typed_licence_number_6_to_13, drop column typed_licence_number;
alter table unit_price drop constraint unit_price_payments_of_a_year, drop column payments_a_year;
drop trigger unit_deleted_without_live_ad on unit;
drop trigger ad_of_kept_unit on ad;
drop function refuse_deleting_live_unit(), refuse_ad_of_deleted_unit(), is_live(ad_state);
drop index unit_account;
drop index unit_code_unique_per_advertiser;
alter table unit drop column deleted_at, add constraint unit_code_unique_per_advertiser unique (account_id, code);
alter table property drop column deleted_at;
alter table unit
  drop constraint unit_entrances_counted, drop constraint unit_floor_of_this_world, drop constraint unit_tenants_known,
  drop constraint unit_guests_max_positive,
  drop column whole, drop column house_rules_en, drop column house_rules_ar, drop column entrances, drop column floor,
  drop column tenants, drop column guests_max, drop column version;
comment on column unit.capacity is null;
alter table property
  drop constraint property_disclosed_in_words, drop constraint property_viewer_phone_10_to_11, drop constraint property_short_address_form,
  drop constraint property_borders_by_side, drop constraint property_numbers_length,
  drop column directions_en, drop column directions_ar, drop column viewer_phone, drop column unregistered_rights_details,
  drop column unregistered_rights, drop column dispute_details, drop column disputed, drop column mortgage_details,
  drop column mortgaged, drop column deed_kind, drop column short_address, drop column borders, drop column plot_number,
  drop column plan_number, drop column version;
drop type deed_kind;
