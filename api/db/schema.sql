-- The schema that the migrations make, printed from the catalog by `npm run schema`. To read, and to compare: never edited,
-- and no database is made from it.

set check_function_bodies = off;

create extension if not exists btree_gist;
create extension if not exists pg_trgm;

create schema sandbox_gateway;

create type account_kind as enum ('ordinary', 'business');
create type ad_mover as enum ('advertiser', 'operator', 'licence', 'clock', 'photos', 'reports');
create type ad_purpose as enum ('rent', 'sale');
create type ad_state as enum ('not_published', 'waiting_for_verification', 'waiting_for_approval', 'changes_asked', 'refused', 'processing', 'published', 'hidden', 'licence_expired', 'closed');
create type advertiser_kind as enum ('individual', 'establishment');
create type advertiser_relation as enum ('owner', 'agent', 'marketer');
create type alert_every as enum ('at_once', 'daily', 'weekly');
create type alert_kind as enum ('new', 'price_drop', 'freed');
create type appeal_outcome as enum ('upheld', 'overturned');
create type cancellation_policy as enum ('flexible', 'moderate', 'strict');
create type compliance_operation as enum ('display', 'update', 'cancel');
create type deed_kind as enum ('electronic', 'registry', 'paper');
create type deposit_answer as enum ('accepted', 'partly', 'refused');
create type deposit_claim_state as enum ('asked', 'disputed', 'decided');
create type deposit_state as enum ('held', 'claimed', 'closed');
create type discount_rule as enum ('length', 'early', 'last_minute');
create type discount_type as enum ('percent', 'fixed');
create type due_kind as enum ('down_payment', 'difference', 'rest', 'security_deposit', 'purchase');
create type due_reminder_kind as enum ('soon', 'last');
create type evaluation_side as enum ('guest', 'host');
create type facing as enum ('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw', 'three_streets', 'four_streets');
create type fee_direction as enum ('taken', 'returned');
create type feed_failure as enum ('unreachable', 'answered_error', 'not_calendar', 'too_large', 'private_address', 'too_many');
create type furnished_status as enum ('full', 'part', 'none', 'not_applicable');
create type gateway_settlement_line_kind as enum ('payment', 'refund', 'chargeback', 'charge');
create type identity_check_state as enum ('waiting', 'completed', 'rejected', 'expired', 'failed');
create type identity_kind as enum ('citizen', 'resident', 'passport');
create type invoice_deferral_reason as enum ('self_invoiced', 'seller_facts', 'buyer_facts');
create type invoice_kind as enum ('invoice', 'credit_note', 'receipt', 'refund_receipt');
create type invoice_submission_state as enum ('reported', 'cleared', 'warned', 'rejected');
create type ledger_account as enum ('gateway', 'reservation_funds', 'refunds_payable', 'membership_income', 'bank', 'fee_income', 'tax_payable', 'payouts_payable', 'deposits_held', 'suspense', 'gateway_fees', 'input_tax');
create type ledger_kind as enum ('payment_settled', 'surplus_received', 'refund_paid', 'refund_owed', 'part_counted', 'fee', 'fee_vat', 'fee_returned', 'fee_vat_returned', 'payout', 'payout_paid', 'payout_failed', 'deposit_held', 'deposit_released', 'deposit_claimed', 'found_received', 'found_returned', 'gateway_settlement', 'gateway_fee', 'gateway_fee_vat');
create type licence_source as enum ('registry', 'sandbox');
create type membership_end as enum ('expired', 'replaced');
create type membership_use_kind as enum ('ad', 'special');
create type message_channel as enum ('sms', 'whatsapp', 'email', 'push');
create type money_case_book as enum ('payments', 'settlements');
create type money_case_decision as enum ('returned', 'assigned', 'explained');
create type money_case_kind as enum ('stranger', 'second', 'wrong_amount', 'unrecorded', 'more_there', 'less_there', 'missing_there', 'settled_stranger', 'settled_otherwise', 'taken_back_otherwise', 'not_settled', 'settlement_sum', 'not_arrived');
create type notification_dispatch_state as enum ('waiting', 'sent', 'unneeded', 'failed', 'replaced');
create type notification_kind as enum ('bookings', 'messages', 'money', 'ads', 'requests', 'memberships', 'team', 'support', 'searches', 'reports', 'account', 'news');
create type occupancy_kind as enum ('hourly', 'stay', 'closure', 'import');
create type office_document_purpose as enum ('registration', 'broker_licence', 'authorisation', 'other');
create type office_verification_state as enum ('draft', 'sent', 'approved', 'refused', 'expired', 'replaced');
create type operator_role as enum ('owner', 'reviewer', 'support');
create type payment_method as enum ('card', 'bank_transfer', 'stc_pay', 'apple_pay');
create type payment_state as enum ('open', 'settled', 'failed', 'surplus', 'part', 'counted');
create type payout_kind as enum ('bank', 'wallet');
create type payout_state as enum ('ready', 'in_batch', 'paid', 'failed');
create type photo_failure as enum ('type', 'unreadable', 'too_many_pixels', 'too_small', 'blurred', 'twice');
create type photo_flag_kind as enum ('words', 'elsewhere');
create type photo_room as enum ('outside', 'entrance', 'living', 'majlis', 'bedroom', 'kitchen', 'bathroom', 'dining', 'hall', 'office', 'pool', 'garden', 'roof', 'parking', 'view', 'plan', 'other');
create type photo_state as enum ('processing', 'ready', 'refused');
create type plan_period as enum ('month', 'year');
create type price_kind as enum ('main', 'per_meter', 'hourly', 'daily', 'monthly', 'yearly');
create type property_usage as enum ('residential', 'commercial', 'mixed', 'agricultural', 'industrial');
create type purchase_state as enum ('pending', 'paid', 'returned');
create type receipt_decision as enum ('confirmed', 'refused');
create type refund_reason as enum ('late', 'second', 'wrong_amount', 'guest_cancelled', 'host_cancelled', 'declined', 'expired', 'changed', 'deposit', 'operator');
create type refund_state as enum ('requested', 'done');
create type report_decision as enum ('dismissed', 'ad_hidden', 'ad_closed', 'evaluation_hidden', 'message_hidden', 'account_warned', 'account_suspended');
create type report_reason as enum ('wrong_info', 'duplicate', 'sold', 'fraud', 'images', 'offensive', 'other', 'impersonation', 'untrue', 'personal', 'outside');
create type request_every as enum ('at_once', 'daily');
create type request_kind as enum ('wanted', 'marketing');
create type request_state as enum ('published', 'hidden', 'deleted');
create type reservation_change_state as enum ('unpaid', 'asked', 'made', 'declined', 'unanswered', 'withdrawn', 'lapsed', 'dropped');
create type reservation_mover as enum ('guest', 'host', 'operator', 'gateway', 'clock');
create type reservation_reminder_kind as enum ('hold_ends', 'transfer_not_sent', 'question_waits', 'arrival', 'departure', 'evaluation', 'claim_time', 'claim_answer');
create type reservation_state as enum ('pending', 'processing', 'waiting_for_approval', 'active', 'finished', 'canceled', 'lapsed');
create type revision_state as enum ('waiting', 'changes_asked', 'approved', 'refused', 'withdrawn', 'absorbed');
create type season as enum ('ramadan', 'eid_al_fitr', 'eid_al_adha', 'founding_day', 'national_day', 'school_holidays', 'riyadh_season');
create type service_charge as enum ('per_booking', 'per_period', 'per_guest', 'per_night');
create type suspicion as enum ('copied_photos', 'price_far_below', 'contact_in_text', 'new_account');
create type team_invitation_state as enum ('open', 'accepted', 'declined', 'withdrawn');
create type team_role as enum ('manager', 'editor', 'viewer');
create type ticket_attachment_kind as enum ('picture', 'pdf');
create type ticket_kind as enum ('question', 'booking', 'payment', 'ad', 'account', 'technical', 'suggestion', 'other');
create type ticket_state as enum ('open', 'answered', 'closed');
create type transfer_state as enum ('waiting', 'review', 'settled', 'returned');
create type unit_privacy as enum ('public', 'private');

create sequence account_number as bigint;
create sequence ad_number as bigint;
create sequence payout_batch_number as bigint;
create sequence payout_number as bigint;
create sequence plan_number as bigint;
create sequence purchase_number as bigint;
create sequence report_number as bigint;
create sequence request_number as bigint;
create sequence reservation_number as bigint;
create sequence ticket_number as bigint;
create sequence wizard_version as bigint;

CREATE OR REPLACE FUNCTION public.begin_with_free_plan()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into membership (account_id, plan_id, plan_version, name_ar, name_en, ads, special_ads, special_days, starts_at)
  select made.id, free.plan_id, free.version, free.name_ar, free.name_en, free.ads, free.special_ads, free.special_days, made.created_at
  from made cross join lateral (
    select plan_version.* from plan_version join plan on plan.id = plan_version.plan_id
    where plan.is_free and effective_from <= greatest(made.created_at, now())
    order by effective_from desc limit 1) free;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.claim_items_sum(items jsonb)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$select coalesce(sum((item ->> 'amount')::bigint), 0)::bigint from jsonb_array_elements(items) item$function$;

CREATE OR REPLACE FUNCTION public.copy_licence_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.licence_number := (select number from licence where id = new.licence_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.district_by_slug(asked text)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((select id from district where slug = asked),
    (select district_id from district_alias where district_alias.slug = asked))
$function$;

CREATE OR REPLACE FUNCTION public.diyar_fee(base bigint, basis_points integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$select (base * basis_points + 5000) / 10000$function$;

CREATE OR REPLACE FUNCTION public.forget_card_at_gateway()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into forgotten_card (gateway, token) values (old.gateway, old.token) on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_check_of_ad()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from licence_check where ad_id = new.id and answered_at is null;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.is_foreign_phone(phone text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select phone like '+%' and phone not like '+966%'
$function$;

CREATE OR REPLACE FUNCTION public.is_live(state ad_state)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (state = ANY (ARRAY['waiting_for_verification'::ad_state, 'waiting_for_approval'::ad_state, 'changes_asked'::ad_state, 'processing'::ad_state, 'published'::ad_state, 'hidden'::ad_state]));

CREATE OR REPLACE FUNCTION public.is_on_floor(floors text[], floor smallint, top_floor boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN ((floors = '{}'::text[]) OR ((floor IS NULL) AND (NOT top_floor)) OR ((floor = 0) AND ('ground'::text = ANY (floors))) OR ((floor > 0) AND ('upper'::text = ANY (floors))) OR (top_floor AND ('last'::text = ANY (floors))) OR ((floor)::text = ANY (floors)));

CREATE OR REPLACE FUNCTION public.keep_account_search_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_change (ad_number)
  select number from ad where account_id = new.id
  union
  select ad.number from evaluation join ad on ad.unit_id = evaluation.unit_id
  where evaluation.author_account_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_any_search_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_change (ad_number) values (null);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_calendar_link_revoked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a calendar link is revoked for good'
    using errcode = 'check_violation', constraint = 'calendar_link_revoked_for_good';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_district_of_property()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from district where id = new.district_id for key share;
  if not found then
    new.district_id := coalesce((select district_id from district_alias where former_id = new.district_id), new.district_id);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_districts_of_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from district where id = any (new.district_ids) order by id for key share;
  new.district_ids := kept_districts(new.district_ids);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_districts_of_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from district where slug = any (new.districts) order by id for key share;
  new.districts := kept_district_slugs(new.districts);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_down_payment_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into down_payment_change (unit_id, old_percent, new_percent)
  values (new.unit_id, old.down_payment_percent, new.down_payment_percent);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_hold_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_change (ad_number, only_taken)
  select distinct ad.number, true
  from occupancy join unit_space on unit_space.space_id = occupancy.space_id join ad on ad.unit_id = unit_space.unit_id
  where occupancy.reservation_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_listed_prices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  units uuid[];
begin
  case tg_table_name
    when 'ad' then units := array[old.unit_id, new.unit_id];
    when 'unit_price' then units := array[old.unit_id, new.unit_id];
    when 'unit' then units := array[new.id];
    when 'property' then units := array(select id from unit where property_id = new.id);
    else units := array(select unit_id from ad where licence_id = new.id);
  end case;
  -- One of 64 locks for each unit: a file of thousands of units must not fill the table of locks.
  perform pg_advisory_xact_lock(hashtextextended('listed_price ' || changed.lock, 0))
  from (select distinct hashtext(id::text) & 63 as lock from unnest(units) id where id is not null order by 1) changed;
  perform list_prices(units);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_lowest_of_offer_unit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.lowest := lowest_prices(new.unit_id, new.offer_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_lowest_of_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update offer_unit set offer_id = offer_id from offer
  where offer_unit.unit_id = new.unit_id and offer.id = offer_unit.offer_id
    and offer.starts_on::timestamp at time zone 'Asia/Riyadh' >= new.at;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_price_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    -- A unit deleted whole takes its history with it.
    if exists (select from unit where id = old.unit_id) then
      insert into price_change (unit_id, kind, old_amount, old_active) values (old.unit_id, old.kind, old.amount, old.active);
    end if;
  elsif tg_op = 'INSERT' then
    insert into price_change (unit_id, kind, new_amount, new_active) values (new.unit_id, new.kind, new.amount, new.active);
  elsif (old.amount, old.active) is distinct from (new.amount, new.active) then
    insert into price_change (unit_id, kind, old_amount, new_amount, old_active, new_active)
    values (new.unit_id, new.kind, old.amount, new.amount, old.active, new.active);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_price_list_revoked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a price list is revoked for good' using errcode = 'check_violation', constraint = 'price_list_revoked_for_good';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_search_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  case tg_table_name
    when 'ad' then
      insert into search_change (ad_number) select number from changed;
    when 'unit' then
      insert into search_change (ad_number) select ad.number from ad where ad.unit_id in (select id from changed);
    when 'property' then
      insert into search_change (ad_number)
      select ad.number from unit join ad on ad.unit_id = unit.id where unit.property_id in (select id from changed);
    when 'licence' then
      insert into search_change (ad_number) select ad.number from ad where ad.licence_id in (select id from changed);
    when 'offer' then
      insert into search_change (ad_number)
      select distinct ad.number from offer_unit join ad on ad.unit_id = offer_unit.unit_id
      where offer_unit.offer_id in (select id from changed);
    else
      insert into search_change (ad_number) select ad.number from ad where ad.unit_id in (select unit_id from changed);
  end case;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_space_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_change (ad_number, only_taken)
  select distinct ad.number, true from changed join ad on ad.unit_id = changed.unit_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_taken_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_change (ad_number, only_taken)
  select distinct ad.number, true
  from changed join unit_space on unit_space.space_id = changed.space_id join ad on ad.unit_id = unit_space.unit_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_use_of_ad()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.state = 'published' then
    update membership_use set shown_at = new.updated_at where ad_id = new.id and kind = 'ad' and shown_at is null;
  elsif new.state not in ('waiting_for_approval', 'processing', 'hidden') then
    delete from membership_use where ad_id = new.id and kind = 'ad' and shown_at is null;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.kept_district_slugs(slugs text[])
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(array_agg(distinct coalesce(district.slug, asked.slug) order by coalesce(district.slug, asked.slug)), '{}')
  from unnest(slugs) asked (slug)
  left join district_alias alias on alias.slug = asked.slug left join district on district.id = alias.district_id
$function$;

CREATE OR REPLACE FUNCTION public.kept_districts(ids integer[])
 RETURNS integer[]
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(array_agg(distinct coalesce(alias.district_id, asked.id) order by coalesce(alias.district_id, asked.id)), '{}')
  from unnest(ids) asked (id) left join district_alias alias on alias.former_id = asked.id
$function$;

CREATE OR REPLACE FUNCTION public.list_prices(units uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  delete from listed_price where unit_id = any(units);
  with changed as materialized (select * from unit where id = any(units)),
  priced as materialized (
    select changed.*, price.kind, price.amount from changed join unit_price price on price.unit_id = changed.id
    where price.active and changed.privacy = 'public' and changed.deleted_at is null)
  insert into listed_price (unit_id, kind, amount, ad_id, account_id, city_id, category_id, district_id, lat, lng, area, height, width,
    floor, top_floor, issued_on, expires_on)
  select priced.id, priced.kind, priced.amount, ad.id, ad.account_id, property.city_id, property.category_id, property.district_id,
    property.lat, property.lng, priced.area, property.height, property.width, priced.floor, priced.top_floor, licence.issued_on,
    licence.expires_on
  from priced join property on property.id = priced.property_id
  join ad on ad.unit_id = priced.id join licence on licence.id = ad.licence_id
  where ad.state = 'published' and (priced.kind = 'main') = (ad.purpose = 'sale')
    and ad.deleted_at is null and property.deleted_at is null;
end $function$;

CREATE OR REPLACE FUNCTION public.lowest_prices(of_unit uuid, of_offer uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(jsonb_object_agg(kind, lowest), '{}') from (
    select asked.kind, min(case
      when earlier.type_discount = 'percent' then round(asked.new_amount * (100 - earlier.discount) / 100.0)
      when earlier.type_discount = 'fixed' then greatest(0, asked.new_amount - earlier.discount)
      else asked.new_amount end) as lowest
    from offer
    join price_change asked on asked.unit_id = of_unit and asked.new_active and asked.new_amount is not null
      and asked.at <= greatest(offer.starts_on::timestamp at time zone 'Asia/Riyadh', offer.created_at)
      and not exists (select from price_change later where later.unit_id = of_unit and later.kind = asked.kind
        and (later.at, later.id) > (asked.at, asked.id)
        and later.at <= (offer.starts_on - 30)::timestamp at time zone 'Asia/Riyadh')
    left join lateral (select earlier.type_discount, earlier.discount
      from offer_unit join offer earlier on earlier.id = offer_unit.offer_id
      where offer_unit.unit_id = of_unit and earlier.id <> offer.id and asked.kind = any(earlier.kinds)
        and earlier.starts_on < offer.starts_on and earlier.ends_on >= offer.starts_on - 30) earlier on true
    where offer.id = of_offer
    group by asked.kind) known
$function$;

CREATE OR REPLACE FUNCTION public.name_charge_of_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select coalesce(with_payment_id, id) into new.charge_id from payment where id = new.payment_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.name_of_person(person uuid)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select name from account where person_id = person and closed_at is null order by kind = 'ordinary' desc, created_at limit 1
$function$;

CREATE OR REPLACE FUNCTION public.name_reservation_parties()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.reservation_id is not null and new.debit_party_id is null and new.credit_party_id is null then
    select case new.debit when 'reservation_funds' then r.host_account_id when 'refunds_payable' then r.guest_account_id end,
        case new.credit when 'reservation_funds' then r.host_account_id when 'refunds_payable' then r.guest_account_id end
      into new.debit_party_id, new.credit_party_id
    from reservation r where r.id = new.reservation_id;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.person_email_was_proven()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from email_challenge challenge
    where challenge.person_id = new.person_id and challenge.address = new.address and challenge.used_at = new.verified_at) then
    raise exception 'address was not proven' using errcode = 'check_violation', constraint = 'person_email_proven';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.person_phone_was_proven()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.closed_at is null and not exists (
    select from sign_in_challenge before join sign_in_challenge after on after.used_at = before.used_at
    where before.phone = old.phone and after.phone = new.phone)
  and not exists (
    select from phone_recovery recovery
    where recovery.person_id = old.id and recovery.old_phone = old.phone and recovery.new_phone = new.phone
      and recovery.used_at is not null and recovery.xmin = pg_current_xact_id()::xid) then
    raise exception 'both numbers were not proven' using errcode = 'check_violation', constraint = 'person_phone_proven';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.photo_hash_parts(hash bit)
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY[(SUBSTRING(hash FROM 1 FOR 16))::integer, (65536 + (SUBSTRING(hash FROM 17 FOR 16))::integer), (131072 + (SUBSTRING(hash FROM 33 FOR 16))::integer), (196608 + (SUBSTRING(hash FROM 49 FOR 16))::integer)];

CREATE OR REPLACE FUNCTION public.public_number(n bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (10000000 + (((n * 48271693) + 2718281) % (90000000)::bigint));

CREATE OR REPLACE FUNCTION public.push_subscription_leaves_with_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from push_subscription where token_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.push_subscription_needs_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from access_token where id = new.token_id and revoked_at is null for share;
  if not found then
    raise exception 'the session has ended' using errcode = 'check_violation', constraint = 'push_subscription_of_living_session';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_account_of_closed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  gone timestamptz;
begin
  select closed_at into gone from person where id = new.person_id for key share;
  if gone is not null then
    raise exception 'the person is gone' using errcode = '23514', constraint = 'account_of_living_person';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_ad_of_closed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_closed_account(array[new.account_id], 'ad_of_open_account');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_ad_of_deleted_unit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from unit where id = new.unit_id and deleted_at is not null for share) then
    raise exception 'a deleted unit has no ad' using errcode = '23514', constraint = 'ad_of_kept_unit';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_ad_of_suspended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_suspended_account(array[new.account_id], 'ad_shown_of_active_account');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_announcement_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or old.ended_at is not null
    or to_jsonb(new) - 'ended_at' is distinct from to_jsonb(old) - 'ended_at' then
    raise exception 'an announcement stays as it was made, and ends once'
      using errcode = 'check_violation', constraint = 'announcement_append_only';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_answer_of_closed_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_award_by_one()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.state = 'decided' and new.operator_id is not null
    and new.awarded > second_operator_above('award_second_operator_above', new.decided_at)
    and (new.proposed_by is null or new.proposed_by = new.operator_id or new.proposed_award <> new.awarded) then
    raise exception 'a large award needs a second operator' using errcode = '23514', constraint = 'deposit_claim_large_has_second';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_badge_without_proof()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from office_verification where account_id = new.id and state = 'approved') then
    raise exception 'an office without an approved verification has no badge' using errcode = '23514',
      constraint = 'account_office_badge_has_proof';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_booking_without_passport()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from account join person on person.id = account.person_id
    where account.id = new.guest_account_id and is_foreign_phone(person.phone) and person.identity_kind is distinct from 'passport') then
    raise exception 'a guest with a foreign number books with a passport'
      using errcode = 'check_violation', constraint = 'reservation_of_foreign_guest_has_passport';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_broadcast_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or old.ended_at is not null
    or to_jsonb(new) - '{told_up_to,told,ended_at}'::text[] is distinct from to_jsonb(old) - '{told_up_to,told,ended_at}'::text[] then
    raise exception 'a broadcast stays as it was sent' using errcode = 'check_violation', constraint = 'broadcast_append_only';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_calendar_feed_above_10()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from unit where id = new.unit_id for no key update;
  if (select count(*) from calendar_feed where unit_id = new.unit_id) > 10 then
    raise exception 'a unit has at most 10 calendar feeds'
      using errcode = 'check_violation', constraint = 'calendar_feed_at_most_10';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_card_of_another_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a kept card stays its account''s' using errcode = '23514', constraint = 'kept_card_never_handed_on';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_card_of_closed_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_closed_account(array[new.account_id], 'kept_card_of_open_account');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append only', tg_table_name using errcode = '23514', constraint = tg_table_name || '_append_only';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change_of_retired_template()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the template is retired' using errcode = '23514', constraint = 'ticket_template_retired_for_good';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_changing_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or old.state = 'decided'
    or (new.reservation_id, new.account_id, new.items, new.amount, new.made_at, new.answer_until)
      is distinct from (old.reservation_id, old.account_id, old.items, old.amount, old.made_at, old.answer_until)
    or (old.answer is not null and (new.answer, new.agreed, new.answer_words, new.answered_at)
      is distinct from (old.answer, old.agreed, old.answer_words, old.answered_at))
    or (old.state = 'disputed' and new.state = 'asked') then
    raise exception 'a claim is answered and decided once' using errcode = '23514', constraint = 'deposit_claim_decided_once';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_changing_deposit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or (new.reservation_id, new.payment_id, new.amount, new.held_at, new.claim_seconds)
      is distinct from (old.reservation_id, old.payment_id, old.amount, old.held_at, old.claim_seconds)
    or (old.state, new.state) not in (('held', 'claimed'), ('held', 'closed'), ('claimed', 'closed')) then
    raise exception 'a deposit is closed once and stays as it was taken' using errcode = '23514', constraint = 'deposit_closed_once';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_changing_payout()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.account_id, new.amount) is distinct from (old.account_id, old.amount)
    or (old.batch_id is not null and (new.batch_id, new.kind, new.iban, new.holder, new.wallet, new.wallet_phone)
      is distinct from (old.batch_id, old.kind, old.iban, old.holder, old.wallet, old.wallet_phone))
    or (old.state, new.state) not in (('ready', 'in_batch'), ('in_batch', 'paid'), ('in_batch', 'failed')) then
    raise exception 'a payout that was made stays as it is' using errcode = '23514', constraint = 'payout_step_on_its_way';
  end if;
  if new.state in ('paid', 'failed') and not exists (
    select from payout_batch where id = new.batch_id and exported_at is not null) then
    raise exception 'the payout was not exported' using errcode = '23514', constraint = 'payout_closed_after_export';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_claim_of_deposit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  held deposit;
  stay reservation;
begin
  select * into held from deposit where reservation_id = new.reservation_id for update;
  select * into stay from reservation where id = new.reservation_id;
  if held.state <> 'held' or new.amount > held.amount then
    raise exception 'no such deposit is held' using errcode = '23514', constraint = 'deposit_claim_within_deposit';
  end if;
  if stay.state <> 'finished' or new.made_at >= stay.ends_at + make_interval(secs => held.claim_seconds) then
    raise exception 'the time to claim is over' using errcode = '23514', constraint = 'deposit_claim_in_time';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_closed_account(ids uuid[], broken text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  one record;
begin
  for one in select closed_at from account where id = any (ids) order by id for key share loop
    if one.closed_at is not null then
      raise exception 'the account is closed' using errcode = '23514', constraint = broken;
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_coupon_use_above_limit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare most integer; most_each integer;
begin
  select uses_most, uses_most_each into most, most_each from coupon where id = new.coupon_id for no key update;
  if (select count(*) from coupon_use where coupon_id = new.coupon_id and returned_at is null) > most then
    raise exception 'the coupon is used up' using errcode = '23514', constraint = 'coupon_uses_within_limit';
  end if;
  if (select count(*) from coupon_use
      where coupon_id = new.coupon_id and account_id = new.account_id and returned_at is null) > most_each then
    raise exception 'the account used the coupon up' using errcode = '23514', constraint = 'coupon_uses_of_account_within_limit';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_deleting_booked_ad()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from unit where id = new.unit_id for update;
  if exists (select from reservation where unit_id = new.unit_id
      and state in ('pending', 'processing', 'waiting_for_approval', 'active'))
    and not exists (select from ad where unit_id = new.unit_id and id <> new.id and state in ('published', 'hidden')) then
    raise exception 'bookings lie ahead' using errcode = '23514', constraint = 'ad_deleted_without_bookings_ahead';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_deleting_live_unit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from ad where unit_id = new.id and is_live(state)) then
    raise exception 'a unit with a live ad is not deleted' using errcode = '23514', constraint = 'unit_deleted_without_live_ad';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_district_of_alias()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from district_alias where slug = new.slug) then
    raise exception 'a merged district has this address' using errcode = '23505', constraint = 'district_slug_not_merged';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_end_with_badge()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from account where id = new.account_id and verified_at is not null) then
    raise exception 'the badge ends first' using errcode = '23514', constraint = 'office_badge_ends_with_proof';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_evaluation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  stay record;
begin
  select state, guest_account_id, host_account_id, unit_id into stay from reservation where id = new.reservation_id for share;
  if stay.state <> 'finished' then
    raise exception 'the stay is not finished' using errcode = '23514', constraint = 'evaluation_of_finished_stay';
  end if;
  if new.author_account_id <> (case new.side when 'guest' then stay.guest_account_id else stay.host_account_id end)
    or new.unit_id <> stay.unit_id then
    raise exception 'the stay is not the writer’s' using errcode = '23514', constraint = 'evaluation_of_own_stay';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_fee_over_return()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  left_amount bigint;
  left_vat bigint;
begin
  perform 1 from fee where reservation_id = new.reservation_id for update;
  select sum(case direction when 'taken' then amount else -amount end), sum(case direction when 'taken' then vat else -vat end)
    into left_amount, left_vat from fee_change where reservation_id = new.reservation_id;
  if left_amount < 0 or left_vat < 0 then
    raise exception 'more of a fee goes back than was taken' using errcode = '23514', constraint = 'fee_return_within_taken';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_foreign_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a Saudi number is followed by a Saudi one' using errcode = 'check_violation', constraint = 'person_phone_stays_saudi';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_foreign_publishing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_losing_last_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('operator_last_owner', 0));
  if not exists (select from operator where id <> old.id and removed_at is null and 'owner' = any (roles)) then
    raise exception 'no owner would be left' using errcode = '23514', constraint = 'operator_last_owner';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_message_of_closed_ticket()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select state from ticket where id = new.ticket_id for no key update) = 'closed' then
    raise exception 'the ticket is closed' using errcode = '23514', constraint = 'ticket_message_of_open_ticket';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_money_case_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.gateway, new.charge_id, new.there, new.here, new.amount, new.found_at)
    is distinct from (old.gateway, old.charge_id, old.there, old.here, old.amount, old.found_at) then
    raise exception 'what was found stays as it was' using errcode = '23514', constraint = 'money_case_found_for_good';
  end if;
  if old.decision is not null and (new.decision, new.due_id, new.reason, new.decided_by, new.decided_at)
    is distinct from (old.decision, old.due_id, old.reason, old.decided_by, old.decided_at)
    or old.sent_at is not null and new.sent_at is distinct from old.sent_at then
    raise exception 'this case is decided' using errcode = '23514', constraint = 'money_case_decided_once';
  end if;
  if old.decision is null and new.decision is not null
    and new.amount > second_operator_above('refund_second_operator_above', new.decided_at)
    and ((new.proposed_decision, new.proposed_due_id) is distinct from (new.decision, new.due_id) or new.proposed_by = new.decided_by) then
    raise exception 'a large case needs a second operator' using errcode = '23514', constraint = 'money_case_large_has_second';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_more_than_deposit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from deposit where reservation_id = new.reservation_id for update;
  if (select coalesce(sum(case when credit = 'deposits_held' then amount else -amount end), 0) from ledger_entry
      where reservation_id = new.reservation_id and 'deposits_held' in (debit, credit)) < 0 then
    raise exception 'more leaves the deposit than was taken' using errcode = '23514', constraint = 'deposit_out_within_taken';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_office_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare stands office_verification_state;
begin
  select state into stands from office_verification where id = new.verification_id for no key update;
  if stands <> 'draft' then
    raise exception 'the request was sent' using errcode = '23514', constraint = 'office_document_of_draft';
  end if;
  if (select count(*) from office_document where verification_id = new.verification_id) >= 10 then
    raise exception 'ten documents at most' using errcode = '23514', constraint = 'office_document_at_most_10';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_office_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.state <> new.state and (old.state, new.state) not in (('draft', 'sent'), ('sent', 'approved'), ('sent', 'refused'),
      ('approved', 'expired'), ('approved', 'replaced')) then
    raise exception 'no such step of an office verification' using errcode = '23514',
      constraint = 'office_verification_step_on_the_graph';
  end if;
  if old.state <> 'draft' and (old.account_id, old.commercial_registration, old.national_number, old.register_name, old.register_city,
      old.register_issued_on, old.register_activities, old.owner_listed, old.register_checked_at, old.fal_number, old.fal_expires_on, old.sent_at)
      is distinct from (new.account_id, new.commercial_registration, new.national_number, new.register_name, new.register_city,
      new.register_issued_on, new.register_activities, new.owner_listed, new.register_checked_at, new.fal_number, new.fal_expires_on, new.sent_at) then
    raise exception 'what was sent does not change' using errcode = '23514', constraint = 'office_verification_fixed_once_sent';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_other_identity()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.identity_verified_at is not null
    or exists (select from account where person_id = old.id and verified_at is not null) then
    raise exception 'a verified identity does not change' using errcode = '23514', constraint = 'person_identity_fixed_once_verified';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_other_purpose()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the purpose of a database never changes' using errcode = '23514', constraint = 'database_purpose_never_changes';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_other_registration()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from office_verification where account_id = new.account_id and state = 'approved'
      and (commercial_registration is distinct from new.commercial_registration or fal_number is distinct from new.fal_number)) then
    raise exception 'a verified registration does not change' using errcode = '23514', constraint = 'account_profile_verified_numbers_fixed';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_over_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  received bigint;
begin
  select p.received into received from payment p where p.id = new.payment_id for update;
  if (select sum(r.amount) from refund r where r.payment_id = new.payment_id) > coalesce(received, 0) then
    raise exception 'refunds exceed what was received' using errcode = '23514', constraint = 'refund_within_received';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_owner_as_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from account where id = new.account_id and person_id = new.person_id) then
    raise exception 'the owner of an account is no member of its team' using errcode = '23514', constraint = 'team_member_is_not_the_owner';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_page_version_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.operator_id is not null
    or exists (select from consent where slug = old.slug and version = old.version)
    or exists (select from purchase where terms_slug = old.slug and terms_version = old.version)
    or exists (select from reservation where terms_slug = old.slug and terms_version = old.version) then
    raise exception 'a published version of a page stays as it is'
      using errcode = 'check_violation', constraint = 'page_version_append_only';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_past_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a setting keeps its history' using errcode = '23514', constraint = 'setting_keeps_history';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_past_fee_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a fee rate keeps its history' using errcode = '23514', constraint = 'fee_rate_keeps_history';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_past_freeze_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a rent freeze keeps its history' using errcode = '23514', constraint = 'rent_freeze_keeps_history';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_past_minimum_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a minimum price keeps its history' using errcode = '23514', constraint = 'minimum_price_keeps_history';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_payout_beyond_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from account where id = new.debit_party_id for no key update;
  if (select coalesce(sum(case when credit_party_id = new.debit_party_id and credit = 'reservation_funds' then amount else 0 end)
      - sum(case when debit_party_id = new.debit_party_id and debit = 'reservation_funds' then amount else 0 end), 0)
      from ledger_entry where credit_party_id = new.debit_party_id or debit_party_id = new.debit_party_id) < 0 then
    raise exception 'the payout is more than is owed' using errcode = '23514', constraint = 'payout_within_balance';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_photo_of_public_evaluation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from evaluation
    where id in (old.evaluation_id, new.evaluation_id) and published_at is not null) then
    raise exception 'the evaluation is public' using errcode = '23514', constraint = 'evaluation_photo_public_for_good';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_price_list_above_100()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from account where id = new.account_id for no key update;
  if (select count(*) from price_list where account_id = new.account_id and revoked_at is null) > 100 then
    raise exception 'an account has at most 100 open price lists'
      using errcode = 'check_violation', constraint = 'price_list_at_most_100_open';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_purchase_of_closed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_closed_account(array[new.account_id], 'purchase_of_open_account');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_refund_by_one()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.state = 'done' and new is distinct from old then
    raise exception 'this refund is done' using errcode = '23514', constraint = 'refund_done_once';
  end if;
  if new.state = 'done' and new.taken_by is not null
    and new.amount > second_operator_above('refund_second_operator_above', new.done_at)
    and new.proposed_reference is distinct from new.bank_reference then
    raise exception 'a large refund needs a second operator' using errcode = '23514', constraint = 'refund_large_has_second';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_report_of_decided_case()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select decision from report_case where id = new.case_id for key share) is not null then
    raise exception 'the case is decided' using errcode = '23514', constraint = 'report_of_open_case';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_request_again()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a deleted request stays deleted' using errcode = '23514', constraint = 'request_deleted_for_good';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_request_edit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a request is never edited' using errcode = '23514', constraint = 'request_never_edited';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_reservation_of_closed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_closed_account(array[new.guest_account_id, new.host_account_id], 'reservation_of_open_accounts');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_reservation_of_deleted_ad()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from unit where id = new.unit_id for key share;
  if exists (select from ad where unit_id = new.unit_id and deleted_at is not null)
    and not exists (select from ad where unit_id = new.unit_id and state = 'published') then
    raise exception 'the ad was deleted' using errcode = '23514', constraint = 'reservation_of_kept_ad';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_reservation_of_suspended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refuse_suspended_account(array[new.guest_account_id, new.host_account_id], 'reservation_of_active_accounts');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_saved_search_above_50()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from account where id = new.account_id for no key update;
  if (select count(*) from saved_search where account_id = new.account_id) > 50 then
    raise exception 'an account saves at most 50 searches'
      using errcode = 'check_violation', constraint = 'saved_search_at_most_50';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_second_end_of_bank_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or old.closed_at is not null then
    raise exception 'this line of a statement is decided' using errcode = '23514', constraint = 'bank_line_closed_once';
  end if;
  if (new.statement_id, new.line, new.mark, new.booked_on, new.amount, new.text, new.bank_reference, new.our_reference)
    is distinct from (old.statement_id, old.line, old.mark, old.booked_on, old.amount, old.text, old.bank_reference, old.our_reference) then
    raise exception 'what a bank said stays as it is' using errcode = '23514', constraint = 'bank_line_said_for_good';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_second_receipt_decision()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'this receipt is decided' using errcode = '23514', constraint = 'transfer_receipt_decided_once';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_second_telling()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'an advertiser is told of a request once' using errcode = '23514', constraint = 'request_fit_told_once';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_second_word_of_case()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.decision is not null and (new.decision, new.decided_at, new.operator_id, new.decision_reason, new.appeal_until)
    is distinct from (old.decision, old.decided_at, old.operator_id, old.decision_reason, old.appeal_until) then
    raise exception 'a case is decided once' using errcode = '23514', constraint = 'report_case_decided_once';
  end if;
  if old.answer is not null and (new.answer, new.answered_at) is distinct from (old.answer, old.answered_at) then
    raise exception 'a case is answered once' using errcode = '23514', constraint = 'report_case_answered_once';
  end if;
  if old.appeal is not null and (new.appeal, new.appealed_at, new.appeal_account_id)
    is distinct from (old.appeal, old.appealed_at, old.appeal_account_id) then
    raise exception 'a case is appealed once' using errcode = '23514', constraint = 'report_case_appealed_once';
  end if;
  if old.appeal_outcome is not null and (new.appeal_outcome, new.appeal_decided_at, new.appeal_operator_id, new.appeal_reason)
    is distinct from (old.appeal_outcome, old.appeal_decided_at, old.appeal_operator_id, old.appeal_reason) then
    raise exception 'an appeal is decided once' using errcode = '23514', constraint = 'report_case_appeal_decided_once';
  end if;
  if old.appeal is null and new.appeal is not null and not (case new.decision
    when 'dismissed' then exists (select from report where case_id = new.id and account_id = new.appeal_account_id)
    else new.appeal_account_id = new.reported_account_id end) then
    raise exception 'only the one decided against appeals' using errcode = '23514', constraint = 'report_case_appealed_by_loser';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_service_above_20()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from unit where id = new.unit_id for no key update;
  if (select count(*) from service where unit_id = new.unit_id) > 20 then
    raise exception 'a unit has at most 20 services' using errcode = '23514', constraint = 'service_at_most_20';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_service_template_above_20()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from account where id = new.account_id for no key update;
  if (select count(*) from service_template where account_id = new.account_id) > 20 then
    raise exception 'an account has at most 20 service templates'
      using errcode = 'check_violation', constraint = 'service_template_at_most_20';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_suspended_account(ids uuid[], broken text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from account where id = any (ids) order by id for key share;
  if exists (select from account where id = any (ids) and suspended_at is not null) then
    raise exception 'the account is suspended' using errcode = '23514', constraint = broken;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_ticket_of_others_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from reservation
    where id = new.reservation_id and new.account_id in (guest_account_id, host_account_id)) then
    raise exception 'the booking is not the sender''s' using errcode = '23514', constraint = 'ticket_about_own_booking';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_unpublishing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.published_at is not null
    and (new.published_at, new.rate, new.comment, new.cleanliness, new.accuracy, new.location, new.communication, new.value)
      is distinct from (old.published_at, old.rate, old.comment, old.cleanliness, old.accuracy, old.location, old.communication, old.value) then
    raise exception 'the evaluation is public' using errcode = '23514', constraint = 'evaluation_public_for_good';
  end if;
  if old.reply is not null and new.reply is distinct from old.reply then
    raise exception 'the evaluation was answered' using errcode = '23514', constraint = 'evaluation_replied_once';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_use_beyond_membership()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  one membership;
  most integer;
begin
  select * into one from membership where id = new.membership_id for update;
  if one.ended_at is not null then
    raise exception 'the membership has ended' using errcode = '23514', constraint = 'membership_use_of_current';
  end if;
  most := case new.kind when 'ad' then one.ads else one.special_ads end;
  if (select count(*) from membership_use where membership_id = new.membership_id and kind = new.kind) >= most then
    raise exception 'nothing of the membership is left' using errcode = '23514', constraint = 'membership_use_within_count';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.reservation_money(reservation uuid, OUT received bigint, OUT refunded bigint)
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(payment.received), 0)::bigint,
    coalesce(sum((select sum(refund.amount) from refund where refund.payment_id = payment.id)), 0)::bigint
  from payment join due on due.id = payment.due_id
  where due.reservation_id = reservation and due.kind <> 'security_deposit' and payment.state = 'settled'
$function$;

CREATE OR REPLACE FUNCTION public.return_coupon_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update coupon_use set returned_at = new.updated_at where reservation_id = new.id and returned_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.second_operator_above(setting_key text, at timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$select (value #>> '{}')::bigint from setting where key = setting_key and effective_from <= at order by effective_from desc limit 1$function$;

CREATE OR REPLACE FUNCTION public.secure_reservation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update reservation set secured_at = new.at where id = new.reservation_id and secured_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_due()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update due set settled_at = coalesce(new.closed_at, new.created_at) where id = new.due_id and settled_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.standing_of(person uuid, account uuid, owner uuid)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select case when owner = person then
      (select case when is_foreign_phone(one.phone) then 'guest' else 'owner' end from person one where one.id = standing_of.person)
    else (select role::text from team_member
      where team_member.account_id = account and team_member.person_id = person) end
$function$;

CREATE OR REPLACE FUNCTION public.suspended_accounts()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(array_agg(id), '{}') from account where suspended_at is not null
$function$;

CREATE OR REPLACE FUNCTION public.tell_closure_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'account ' || unit.account_id || ' calendar ' || unit.id)
  from unit where unit.id = case tg_op when 'DELETE' then old.unit_id else new.unit_id end;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_deposit_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_reservation(new.reservation_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_due_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_reservation(new.reservation_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_evaluation_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_reservation(new.reservation_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_feed_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'account ' || unit.account_id || ' calendar ' || unit.id)
  from calendar_feed join unit on unit.id = calendar_feed.unit_id
  where calendar_feed.id = case tg_op when 'DELETE' then old.feed_id else new.feed_id end;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_invitation_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'account ' || told.id || ' team ' || new.id)
  from (select new.account_id as id
    union select account.id from account join person on person.id = account.person_id where person.phone = new.phone) told;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_message_hidden()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'account ' || side.account_id || ' message ' || r.number)
  from message join reservation r on r.id = message.reservation_id
  cross join lateral (values (r.guest_account_id), (r.host_account_id)) side (account_id)
  where message.id = coalesce(new.message_id, old.message_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_occupancy_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'unit ' || us.unit_id)
  from unit_space us where us.space_id = case tg_op when 'DELETE' then old.space_id else new.space_id end;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_of_identity_check()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'account ' || new.account_id || ' verification ' || new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_of_notification()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'account ' || new.account_id || ' notification ' || new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_of_office_verification()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'account ' || new.account_id || ' verification ' || new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_of_report_case()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'account ' || side.account_id || ' report ' || new.number)
  from (select new.reported_account_id as account_id union select account_id from report where case_id = new.id) side;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_payment_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_reservation(due.reservation_id) from due where due.id = new.due_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_policy_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'unit ' || new.unit_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_prices_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'account ' || unit.account_id || ' prices ' || unit.id)
  from unit where unit.id = case tg_op when 'DELETE' then old.unit_id else new.unit_id end;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_refund_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_reservation(due.reservation_id)
  from payment join due on due.id = payment.due_id where payment.id = new.payment_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_reservation(reservation_id uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  select pg_notify('live', 'account ' || side.account_id || ' reservation ' || r.number)
  from reservation r cross join lateral (values (r.guest_account_id), (r.host_account_id)) side (account_id)
  where r.id = reservation_id
$function$;

CREATE OR REPLACE FUNCTION public.tell_reservation_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_reservation(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_team_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed team_member%rowtype;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  perform pg_notify('live', 'account ' || changed.account_id || ' team ' || changed.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_thread_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'account ' || side.account_id || ' message ' || r.number)
  from reservation r cross join lateral (values (r.guest_account_id), (r.host_account_id)) side (account_id)
  where r.id = new.reservation_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_token_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'token ' || encode(new.token_hash, 'hex'));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_token_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'token ' || encode(old.token_hash, 'hex'));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_transfer_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_reservation(due.reservation_id) from due where due.id = new.due_id and due.reservation_id is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_unit_priced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live', 'unit ' || case tg_op when 'DELETE' then old.unit_id else new.unit_id end);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_wizard_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    perform pg_notify('live', 'account ' || old.account_id || ' wizard ' || old.version);
  else
    perform pg_notify('live', 'account ' || new.account_id || ' wizard ' || new.version);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.ticket_rating_needs_closed_ticket()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from ticket where id = new.ticket_id and state = 'closed' for share;
  if not found then
    raise exception 'the ticket is not closed' using errcode = 'check_violation', constraint = 'ticket_rating_of_closed_ticket';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.weekday_hours_in_order(opens time without time zone[], closes time without time zone[], usual_opening time without time zone, usual_closing time without time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select cardinality(opens) = cardinality(closes) and cardinality(opens) in (0, 7)
    and not exists (select from unnest(opens, closes) as day (opens, closes)
      where num_nonnulls(day.opens, day.closes) = 1
        or coalesce(day.opens, usual_opening) >= coalesce(day.closes, usual_closing))
$function$;

create table access_token (
  token_hash bytea not null,
  person_id uuid not null,
  account_id uuid not null,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone default now() not null,
  revoked_at timestamp with time zone,
  left_team boolean default false not null,
  id uuid default gen_random_uuid() not null,
  browser text,
  system text,
  constraint access_token_pkey PRIMARY KEY (token_hash),
  constraint access_token_id UNIQUE (id),
  constraint access_token_browser CHECK ((browser = ANY (ARRAY['chrome'::text, 'safari'::text, 'firefox'::text, 'edge'::text, 'samsung'::text, 'opera'::text]))),
  constraint access_token_system CHECK ((system = ANY (ARRAY['android'::text, 'ios'::text, 'windows'::text, 'macos'::text, 'linux'::text])))
);

create table account (
  id uuid default uuidv7() not null,
  number bigint default public_number(nextval('account_number'::regclass)) not null,
  person_id uuid not null,
  kind account_kind not null,
  name text not null,
  vat_number text,
  verified_at timestamp with time zone,
  last_acted_at timestamp with time zone default now() not null,
  created_at timestamp with time zone default now() not null,
  closed_at timestamp with time zone,
  suspended_at timestamp with time zone,
  suspended_reason text,
  constraint account_pkey PRIMARY KEY (id),
  constraint account_number_unique UNIQUE (number),
  constraint account_one_of_each_kind UNIQUE (person_id, kind),
  constraint account_closed_is_not_verified CHECK (((closed_at IS NULL) OR (verified_at IS NULL))),
  constraint account_name_length CHECK (((char_length(name) >= 4) AND (char_length(name) <= 100))),
  constraint account_suspended_reason_length CHECK (((char_length(suspended_reason) >= 3) AND (char_length(suspended_reason) <= 500))),
  constraint account_suspended_with_reason CHECK ((num_nulls(suspended_at, suspended_reason) = ANY (ARRAY[0, 2]))),
  constraint account_vat_number_form CHECK ((vat_number ~ '^3[0-9]{13}3$'::text))
);

create table account_profile (
  account_id uuid not null,
  version integer default 1 not null,
  email text,
  photo_key text,
  logo_key text,
  city_id integer,
  lat double precision,
  lng double precision,
  about_ar text,
  about_en text,
  languages text[] default '{}'::text[] not null,
  commercial_registration text,
  fal_number text,
  legal_name text,
  viewer_phone text,
  updated_at timestamp with time zone default now() not null,
  constraint account_profile_pkey PRIMARY KEY (account_id),
  constraint account_profile_about_length CHECK (((char_length(about_ar) <= 1000) AND (char_length(about_en) <= 1000))),
  constraint account_profile_commercial_registration_form CHECK ((commercial_registration ~ '^[0-9]{10}$'::text)),
  constraint account_profile_email_form CHECK (((email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'::text) AND (char_length(email) <= 254))),
  constraint account_profile_fal_number_form CHECK ((fal_number ~ '^[0-9]{10}$'::text)),
  constraint account_profile_point_is_whole CHECK ((num_nulls(lat, lng) = ANY (ARRAY[0, 2]))),
  constraint account_profile_point_near_the_kingdom CHECK ((((lat >= (16)::double precision) AND (lat <= (32.4)::double precision)) AND ((lng >= (34.3)::double precision) AND (lng <= (55.8)::double precision)))),
  constraint account_profile_viewer_phone_10_to_11 CHECK ((viewer_phone ~ '^[0-9]{10,11}$'::text))
);

create table ad (
  id uuid default uuidv7() not null,
  number bigint default public_number(nextval('ad_number'::regclass)) not null,
  unit_id uuid not null,
  account_id uuid not null,
  licence_id uuid,
  purpose ad_purpose not null,
  title_ar text,
  title_en text,
  state ad_state default 'not_published'::ad_state not null,
  special_until timestamp with time zone,
  published_at timestamp with time zone,
  search_text text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  held_at timestamp with time zone,
  typed_licence_number text,
  licence_number text,
  constraint ad_pkey PRIMARY KEY (id),
  constraint ad_number_unique UNIQUE (number),
  constraint ad_deleted_is_closed CHECK (((deleted_at IS NULL) OR (state = 'closed'::ad_state))),
  constraint ad_held_is_not_shown CHECK (((held_at IS NULL) OR (state <> 'published'::ad_state))),
  constraint ad_published_is_licensed_and_dated CHECK (((state <> 'published'::ad_state) OR ((licence_id IS NOT NULL) AND (published_at IS NOT NULL)))),
  constraint ad_title_in_one_language CHECK ((COALESCE(title_ar, title_en) IS NOT NULL)),
  constraint ad_typed_licence_number_6_to_13 CHECK (((char_length(typed_licence_number) >= 6) AND (char_length(typed_licence_number) <= 13)))
);

create table ad_day (
  ad_id uuid not null,
  day date not null,
  views integer not null,
  visitors integer not null,
  shares integer default 0 not null,
  constraint ad_day_once PRIMARY KEY (ad_id, day),
  constraint ad_day_shared_by_visitors CHECK (((0 <= shares) AND (shares <= visitors))),
  constraint ad_day_visitors_viewed CHECK (((0 < visitors) AND (visitors <= views)))
);

create table ad_edge (
  from_state ad_state not null,
  to_state ad_state not null,
  movers ad_mover[] not null,
  constraint ad_edge_pkey PRIMARY KEY (from_state, to_state),
  constraint ad_edge_has_movers CHECK ((cardinality(movers) > 0))
);

create table ad_suspicion (
  ad_id uuid not null,
  reasons suspicion[] not null,
  score smallint not null,
  below_percent smallint,
  scored_at timestamp with time zone not null,
  constraint ad_suspicion_pkey PRIMARY KEY (ad_id),
  constraint ad_suspicion_says_how_far CHECK ((('price_far_below'::suspicion = ANY (reasons)) = (below_percent IS NOT NULL))),
  constraint ad_suspicion_score_of_reasons CHECK (((score > 0) = (cardinality(reasons) > 0)))
);

create table ad_transition (
  id uuid default uuidv7() not null,
  ad_id uuid not null,
  from_state ad_state,
  to_state ad_state not null,
  person_id uuid,
  reason text not null,
  at timestamp with time zone default now() not null,
  mover ad_mover,
  operator_id uuid,
  asked jsonb,
  answers uuid,
  constraint ad_transition_pkey PRIMARY KEY (id),
  constraint ad_submission_decided_once UNIQUE (answers),
  constraint ad_transition_asked_is_list CHECK ((jsonb_typeof(asked) = 'array'::text)),
  constraint ad_transition_operator_moves CHECK (((operator_id IS NULL) OR (mover = 'operator'::ad_mover)))
);

create table ad_visit (
  ad_id uuid not null,
  day date not null,
  visitor bytea not null,
  views smallint default 1 not null,
  last_at timestamp with time zone not null,
  shared boolean default false not null,
  constraint ad_visit_once_a_day PRIMARY KEY (ad_id, day, visitor),
  constraint ad_visit_has_views CHECK ((views > 0))
);

create table announcement (
  id uuid default uuidv7() not null,
  text_ar text not null,
  text_en text not null,
  link text,
  starts_on date not null,
  ends_on date not null,
  is_dismissible boolean not null,
  operator_id uuid not null,
  made_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint announcement_pkey PRIMARY KEY (id),
  constraint announcement_one_at_a_time EXCLUDE USING gist (daterange(starts_on, ends_on, '[]'::text) WITH &&) WHERE ((ended_at IS NULL)),
  constraint announcement_dates_in_order CHECK ((ends_on >= starts_on)),
  constraint announcement_link_of_this_site CHECK ((link ~ '^/([^/\\]|$)'::text))
);

create table arrival_code (
  unit_id uuid not null,
  code text not null,
  updated_by uuid,
  updated_at timestamp with time zone not null,
  constraint arrival_code_pkey PRIMARY KEY (unit_id),
  constraint arrival_code_length CHECK (((char_length(code) >= 1) AND (char_length(code) <= 60)))
);

create table audit_entry (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  operator_id uuid not null,
  act text not null,
  subject_kind text,
  subject_id text,
  before jsonb,
  after jsonb,
  reason text,
  request_id text not null,
  constraint audit_entry_pkey PRIMARY KEY (id),
  constraint audit_entry_subject_is_whole CHECK (((subject_kind IS NULL) = (subject_id IS NULL)))
);

create table authority_push (
  id uuid default uuidv7() not null,
  licence_number text not null,
  status_code text,
  status_name text,
  ends_it boolean not null,
  ads_taken_off integer not null,
  at timestamp with time zone not null,
  constraint authority_push_pkey PRIMARY KEY (id)
);

create table bank_line (
  id uuid default uuidv7() not null,
  statement_id uuid not null,
  line integer not null,
  mark bytea not null,
  booked_on date not null,
  amount bigint not null,
  text text not null,
  bank_reference text not null,
  our_reference text,
  receipt_id uuid,
  payout_id uuid,
  refund_id uuid,
  aside_reason text,
  closed_by uuid,
  closed_at timestamp with time zone,
  gateway_settlement_id uuid,
  constraint bank_line_pkey PRIMARY KEY (id),
  constraint bank_line_once UNIQUE (mark),
  constraint bank_line_one_per_payout UNIQUE (payout_id),
  constraint bank_line_one_per_receipt UNIQUE (receipt_id),
  constraint bank_line_one_per_refund UNIQUE (refund_id),
  constraint bank_line_one_per_settlement UNIQUE (gateway_settlement_id),
  constraint bank_line_end_is_whole CHECK ((num_nulls(closed_by, closed_at) = ANY (ARRAY[0, 2]))),
  constraint bank_line_fits_its_side CHECK ((((num_nonnulls(receipt_id, gateway_settlement_id) = 0) OR (amount > 0)) AND ((num_nonnulls(payout_id, refund_id) = 0) OR (amount < 0)))),
  constraint bank_line_for_one_thing CHECK ((num_nonnulls(receipt_id, payout_id, refund_id, gateway_settlement_id, aside_reason) = num_nonnulls(closed_at))),
  constraint bank_line_mark_is_sha256 CHECK ((octet_length(mark) = 32)),
  constraint bank_line_of_money CHECK ((amount <> 0))
);

create table bank_statement (
  id uuid default uuidv7() not null,
  operator_id uuid not null,
  given_at timestamp with time zone not null,
  lines integer not null,
  constraint bank_statement_pkey PRIMARY KEY (id),
  constraint bank_statement_lines_positive CHECK ((lines > 0))
);

create table broadcast (
  id uuid default uuidv7() not null,
  send_key uuid not null,
  text_ar text not null,
  text_en text not null,
  audience text not null,
  city_id integer,
  counted integer not null,
  operator_id uuid not null,
  at timestamp with time zone not null,
  told_up_to uuid,
  told integer default 0 not null,
  ended_at timestamp with time zone,
  constraint broadcast_pkey PRIMARY KEY (id),
  constraint broadcast_once_per_key UNIQUE (send_key),
  constraint broadcast_audience_known CHECK ((audience = ANY (ARRAY['all'::text, 'advertisers'::text, 'guests'::text, 'city'::text]))),
  constraint broadcast_city_of_its_audience CHECK (((audience = 'city'::text) = (city_id IS NOT NULL))),
  constraint broadcast_text_length CHECK ((((char_length(text_ar) >= 1) AND (char_length(text_ar) <= 300)) AND ((char_length(text_en) >= 1) AND (char_length(text_en) <= 300))))
);

create table bulk_mapping (
  account_id uuid not null,
  kind text not null,
  chosen jsonb not null,
  updated_at timestamp with time zone not null,
  constraint bulk_mapping_pkey PRIMARY KEY (account_id, kind),
  constraint bulk_mapping_kind CHECK ((kind = ANY (ARRAY['units'::text, 'prices'::text])))
);

create table bulk_row (
  account_id uuid not null,
  key bytea not null,
  unit_id uuid not null,
  created_at timestamp with time zone not null,
  constraint bulk_row_once PRIMARY KEY (account_id, key),
  constraint bulk_row_key_is_sha256 CHECK ((octet_length(key) = 32))
);

create table calendar_feed (
  id uuid default uuidv7() not null,
  unit_id uuid not null,
  name text not null,
  url text not null,
  created_at timestamp with time zone not null,
  person_id uuid,
  etag text,
  last_modified text,
  next_read_at timestamp with time zone not null,
  read_at timestamp with time zone,
  good_at timestamp with time zone,
  failure feed_failure,
  constraint calendar_feed_pkey PRIMARY KEY (id),
  constraint calendar_feed_once_per_unit UNIQUE (unit_id, url)
);

create table calendar_link (
  id uuid default uuidv7() not null,
  unit_id uuid not null,
  key text not null,
  created_at timestamp with time zone not null,
  person_id uuid,
  revoked_at timestamp with time zone,
  constraint calendar_link_pkey PRIMARY KEY (id),
  constraint calendar_link_key_unique UNIQUE (key),
  constraint calendar_link_key_unguessable CHECK ((key ~ '^[A-Za-z0-9_-]{43}$'::text))
);

create table category (
  id smallint generated always as identity not null,
  slug text not null,
  name_ar text not null,
  name_en text not null,
  plural_ar text not null,
  plural_en text not null,
  usage property_usage not null,
  rega_type text not null,
  periods smallint[] not null,
  has_rooms boolean not null,
  has_furnished boolean not null,
  sort smallint not null,
  hidden boolean default false not null,
  edited_at timestamp with time zone,
  constraint category_pkey PRIMARY KEY (id),
  constraint category_slug_unique UNIQUE (slug)
);

create table city (
  id integer generated always as identity not null,
  slug text not null,
  region_id smallint not null,
  name_ar text not null,
  name_en text not null,
  lat double precision not null,
  lng double precision not null,
  rank smallint not null,
  synonyms text[] default '{}'::text[] not null,
  edited_at timestamp with time zone,
  constraint city_pkey PRIMARY KEY (id),
  constraint city_slug_unique UNIQUE (slug),
  constraint city_synonyms_at_most_20 CHECK ((cardinality(synonyms) <= 20))
);

create table closure (
  id uuid default uuidv7() not null,
  unit_id uuid not null,
  note text,
  created_at timestamp with time zone default now() not null,
  starts_on date,
  ends_on date,
  starts_at time without time zone,
  ends_at time without time zone,
  weekdays smallint[],
  season season,
  person_id uuid,
  constraint closure_pkey PRIMARY KEY (id),
  constraint closure_dates_have_an_end CHECK (((starts_on IS NULL) OR (ends_on IS NOT NULL) OR (num_nonnulls(weekdays, season) > 0))),
  constraint closure_hours_in_order CHECK (((num_nonnulls(starts_at, ends_at) <> 1) AND ((starts_at IS NULL) OR (starts_at < ends_at)))),
  constraint closure_of_weekdays_or_a_season CHECK ((num_nonnulls(weekdays, season) <= 1)),
  constraint closure_rule_is_whole CHECK (((starts_on IS NOT NULL) OR (num_nonnulls(ends_on, starts_at, ends_at, weekdays, season) = 0))),
  constraint closure_starts_before_it_ends CHECK ((starts_on <= ends_on)),
  constraint closure_weekdays_known CHECK (((cardinality(weekdays) > 0) AND (weekdays <@ ARRAY[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint])))
);

create table compliance_call (
  id uuid default uuidv7() not null,
  "position" bigint generated always as identity not null,
  ad_id uuid not null,
  licence_id uuid not null,
  licence_number text not null,
  operation compliance_operation not null,
  request jsonb not null,
  response jsonb,
  status smallint,
  code text,
  duration_millis integer,
  attempts smallint default 0 not null,
  created_at timestamp with time zone not null,
  claimed_until timestamp with time zone,
  done_at timestamp with time zone,
  accepted boolean,
  constraint compliance_call_pkey PRIMARY KEY (id),
  constraint compliance_call_position_unique UNIQUE ("position"),
  constraint compliance_call_claimed_is_not_done CHECK (((claimed_until IS NULL) OR (done_at IS NULL))),
  constraint compliance_call_done_says_how CHECK (((done_at IS NULL) = (accepted IS NULL))),
  constraint compliance_call_request_holds_no_number CHECK ((NOT (request ?| ARRAY['advertiserId'::text, 'titleDeedNumber'::text])))
);

create table consent (
  person_id uuid not null,
  slug text not null,
  version integer not null,
  given_at timestamp with time zone default now() not null,
  constraint consent_pkey PRIMARY KEY (person_id, slug, version)
);

create table contact_reveal (
  id uuid default uuidv7() not null,
  ad_id uuid not null,
  account_id uuid,
  address_hash bytea not null,
  channel text not null,
  at timestamp with time zone default now() not null,
  constraint contact_reveal_pkey PRIMARY KEY (id),
  constraint contact_reveal_channel_known CHECK ((channel = ANY (ARRAY['phone'::text, 'whatsapp'::text])))
);

create table coupon (
  id uuid default uuidv7() not null,
  account_id uuid not null,
  name text not null,
  code text not null,
  type_discount discount_type not null,
  discount bigint not null,
  starts_on date not null,
  ends_on date not null,
  kinds price_kind[] not null,
  all_units boolean not null,
  uses_most integer,
  uses_most_each integer,
  paused_at timestamp with time zone,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone,
  updated_by uuid,
  constraint coupon_pkey PRIMARY KEY (id),
  constraint coupon_code_form CHECK ((code ~ '^[A-Z0-9]{3,20}$'::text)),
  constraint coupon_discount_positive CHECK ((discount > 0)),
  constraint coupon_has_price_kinds CHECK ((cardinality(kinds) > 0)),
  constraint coupon_named CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  constraint coupon_percent_at_most_100 CHECK (((type_discount <> 'percent'::discount_type) OR (discount <= 100))),
  constraint coupon_starts_before_it_ends CHECK ((starts_on <= ends_on)),
  constraint coupon_uses_positive CHECK (((uses_most > 0) AND (uses_most_each > 0)))
);

create table coupon_unit (
  coupon_id uuid not null,
  unit_id uuid not null,
  constraint coupon_unit_pkey PRIMARY KEY (coupon_id, unit_id)
);

create table coupon_use (
  reservation_id uuid not null,
  coupon_id uuid not null,
  account_id uuid not null,
  amount bigint not null,
  at timestamp with time zone not null,
  returned_at timestamp with time zone,
  constraint coupon_use_pkey PRIMARY KEY (reservation_id),
  constraint coupon_use_positive CHECK ((amount > 0))
);

create table database_purpose (
  is_the_only_row boolean default true not null,
  purpose text not null,
  constraint database_purpose_pkey PRIMARY KEY (is_the_only_row),
  constraint database_purpose_is_one CHECK (is_the_only_row),
  constraint database_purpose_known CHECK ((purpose = ANY (ARRAY['demonstration'::text, 'production'::text])))
);

create table demo_push_key (
  is_only boolean default true not null,
  private_key bytea not null,
  constraint demo_push_key_pkey PRIMARY KEY (is_only),
  constraint demo_push_key_only CHECK (is_only),
  constraint demo_push_key_whole CHECK ((octet_length(private_key) = 32))
);

create table deposit (
  reservation_id uuid not null,
  payment_id uuid not null,
  amount bigint not null,
  state deposit_state default 'held'::deposit_state not null,
  held_at timestamp with time zone not null,
  claim_seconds integer not null,
  released bigint,
  claimed bigint,
  closed_at timestamp with time zone,
  constraint deposit_pkey PRIMARY KEY (reservation_id),
  constraint deposit_of_one_payment UNIQUE (payment_id),
  constraint deposit_amount_positive CHECK ((amount > 0)),
  constraint deposit_claim_seconds_positive CHECK ((claim_seconds > 0)),
  constraint deposit_end_is_whole CHECK ((num_nulls(released, claimed, closed_at) =
CASE state
    WHEN 'closed'::deposit_state THEN 0
    ELSE 3
END)),
  constraint deposit_released_and_claimed_are_taken CHECK (((released >= 0) AND (claimed >= 0) AND ((released + claimed) = amount)))
);

create table deposit_claim (
  id uuid default uuidv7() not null,
  reservation_id uuid not null,
  account_id uuid not null,
  items jsonb not null,
  amount bigint not null,
  state deposit_claim_state default 'asked'::deposit_claim_state not null,
  made_at timestamp with time zone not null,
  answer_until timestamp with time zone not null,
  answer deposit_answer,
  agreed bigint,
  answer_words text,
  answered_at timestamp with time zone,
  awarded bigint,
  decision_words text,
  decided_at timestamp with time zone,
  operator_id uuid,
  proposed_by uuid,
  proposed_award bigint,
  proposed_words text,
  constraint deposit_claim_pkey PRIMARY KEY (id),
  constraint deposit_claim_once UNIQUE (reservation_id),
  constraint deposit_claim_agreed_as_answered CHECK (
CASE answer
    WHEN 'accepted'::deposit_answer THEN (agreed = amount)
    WHEN 'refused'::deposit_answer THEN (agreed = 0)
    WHEN 'partly'::deposit_answer THEN ((agreed > 0) AND (agreed < amount))
    ELSE true
END),
  constraint deposit_claim_amount_positive CHECK ((amount > 0)),
  constraint deposit_claim_answer_is_whole CHECK ((num_nulls(answer, agreed, answered_at) = ANY (ARRAY[0, 3]))),
  constraint deposit_claim_award_within_claim CHECK (((awarded >= COALESCE(agreed, (0)::bigint)) AND (awarded <= amount))),
  constraint deposit_claim_decided_by_somebody CHECK (((state <> 'decided'::deposit_claim_state) OR (answer = 'accepted'::deposit_answer) OR (operator_id IS NOT NULL))),
  constraint deposit_claim_decision_is_whole CHECK (((state = 'decided'::deposit_claim_state) = (num_nulls(awarded, decided_at) = 0))),
  constraint deposit_claim_is_sum_of_items CHECK ((claim_items_sum(items) = amount)),
  constraint deposit_claim_proposal_is_whole CHECK ((num_nulls(proposed_by, proposed_award, proposed_words) = ANY (ARRAY[0, 3])))
);

create table deposit_photo (
  id uuid default uuidv7() not null,
  reservation_id uuid not null,
  account_id uuid not null,
  file_key text not null,
  created_at timestamp with time zone not null,
  claim_id uuid,
  "position" smallint,
  constraint deposit_photo_pkey PRIMARY KEY (id),
  constraint deposit_photo_file_unique UNIQUE (file_key),
  constraint deposit_photo_once_in_place UNIQUE (claim_id, "position"),
  constraint deposit_photo_at_most_10 CHECK ((("position" >= 1) AND ("position" <= 10))),
  constraint deposit_photo_place_is_whole CHECK ((num_nulls(claim_id, "position") = ANY (ARRAY[0, 2])))
);

create table district (
  id integer generated always as identity not null,
  slug text not null,
  city_id integer not null,
  name_ar text not null,
  name_en text not null,
  lat double precision not null,
  lng double precision not null,
  approximate boolean not null,
  reviewed boolean default true not null,
  synonyms text[] default '{}'::text[] not null,
  edited_at timestamp with time zone,
  constraint district_pkey PRIMARY KEY (id),
  constraint district_in_city UNIQUE (id, city_id),
  constraint district_name_unique_in_city UNIQUE (city_id, name_ar),
  constraint district_slug_unique UNIQUE (slug),
  constraint district_synonyms_at_most_20 CHECK ((cardinality(synonyms) <= 20))
);

create table district_alias (
  slug text not null,
  former_id integer not null,
  district_id integer not null,
  city_id integer not null,
  at timestamp with time zone not null,
  constraint district_alias_pkey PRIMARY KEY (slug),
  constraint district_alias_former_unique UNIQUE (former_id)
);

create table down_payment_change (
  id uuid default uuidv7() not null,
  unit_id uuid not null,
  old_percent smallint not null,
  new_percent smallint not null,
  at timestamp with time zone default now() not null,
  person_id uuid default (NULLIF(current_setting('diyar.person'::text, true), ''::text))::uuid,
  constraint down_payment_change_pkey PRIMARY KEY (id)
);

create table due (
  id uuid default uuidv7() not null,
  reservation_id uuid,
  kind due_kind not null,
  amount bigint not null,
  due_at timestamp with time zone not null,
  purchase_id uuid,
  cancels_at timestamp with time zone,
  change_id uuid,
  void_at timestamp with time zone,
  settled_at timestamp with time zone,
  constraint due_pkey PRIMARY KEY (id),
  constraint due_one_of_each_kind_of_purchase UNIQUE (purchase_id, kind),
  constraint due_amount_positive CHECK ((amount > 0)),
  constraint due_kind_of_its_payable CHECK (((kind = 'purchase'::due_kind) = (purchase_id IS NOT NULL))),
  constraint due_of_one_payable CHECK ((num_nonnulls(reservation_id, purchase_id) = 1))
);

create table due_reminder (
  due_id uuid not null,
  kind due_reminder_kind not null,
  at timestamp with time zone not null,
  constraint due_reminder_once PRIMARY KEY (due_id, kind)
);

create table email_challenge (
  id uuid default uuidv7() not null,
  person_id uuid not null,
  address text not null,
  lang text not null,
  code_hash bytea,
  tries smallint default 0 not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint email_challenge_pkey PRIMARY KEY (id),
  constraint email_challenge_address_length CHECK (((char_length(address) >= 3) AND (char_length(address) <= 254))),
  constraint email_challenge_lang_known CHECK ((lang = ANY (ARRAY['ar'::text, 'en'::text]))),
  constraint email_challenge_tries_limit CHECK (((tries >= 0) AND (tries <= 5)))
);

create table evaluation (
  id uuid default uuidv7() not null,
  reservation_id uuid not null,
  side evaluation_side not null,
  author_account_id uuid not null,
  unit_id uuid not null,
  rate smallint not null,
  comment text,
  created_at timestamp with time zone default now() not null,
  cleanliness smallint,
  accuracy smallint,
  location smallint,
  communication smallint,
  value smallint,
  person_id uuid,
  edited_at timestamp with time zone,
  published_at timestamp with time zone,
  reply text,
  replied_at timestamp with time zone,
  hidden_at timestamp with time zone,
  hidden_case_id uuid,
  shown_at timestamp with time zone generated always as (
CASE
    WHEN (hidden_at IS NULL) THEN published_at
    ELSE NULL::timestamp with time zone
END) stored,
  constraint evaluation_pkey PRIMARY KEY (id),
  constraint evaluation_one_per_side UNIQUE (reservation_id, side),
  constraint evaluation_accuracy_1_to_5 CHECK (((accuracy >= 1) AND (accuracy <= 5))),
  constraint evaluation_cleanliness_1_to_5 CHECK (((cleanliness >= 1) AND (cleanliness <= 5))),
  constraint evaluation_comment_length CHECK (((char_length(comment) >= 1) AND (char_length(comment) <= 2000))),
  constraint evaluation_communication_1_to_5 CHECK (((communication >= 1) AND (communication <= 5))),
  constraint evaluation_hidden_by_a_case CHECK ((num_nulls(hidden_at, hidden_case_id) = ANY (ARRAY[0, 2]))),
  constraint evaluation_hidden_once_public CHECK (((hidden_at IS NULL) OR (published_at IS NOT NULL))),
  constraint evaluation_location_1_to_5 CHECK (((location >= 1) AND (location <= 5))),
  constraint evaluation_parts_of_guests CHECK (((side = 'guest'::evaluation_side) OR (num_nonnulls(cleanliness, accuracy, location, communication, value) = 0))),
  constraint evaluation_rate_1_to_5 CHECK (((rate >= 1) AND (rate <= 5))),
  constraint evaluation_replied_once_public CHECK ((((reply IS NULL) = (replied_at IS NULL)) AND ((reply IS NULL) OR (published_at IS NOT NULL)))),
  constraint evaluation_reply_length CHECK (((char_length(reply) >= 1) AND (char_length(reply) <= 1000))),
  constraint evaluation_value_1_to_5 CHECK (((value >= 1) AND (value <= 5)))
);

create table evaluation_photo (
  id uuid default uuidv7() not null,
  reservation_id uuid not null,
  account_id uuid not null,
  file_key text not null,
  created_at timestamp with time zone not null,
  evaluation_id uuid,
  "position" smallint,
  constraint evaluation_photo_pkey PRIMARY KEY (id),
  constraint evaluation_photo_file_unique UNIQUE (file_key),
  constraint evaluation_photo_once_in_place UNIQUE (evaluation_id, "position"),
  constraint evaluation_photo_at_most_5 CHECK ((("position" >= 1) AND ("position" <= 5))),
  constraint evaluation_photo_place_is_whole CHECK ((num_nulls(evaluation_id, "position") = ANY (ARRAY[0, 2])))
);

create table event (
  id uuid default uuidv7() not null,
  at timestamp with time zone not null,
  key text not null,
  person_id uuid,
  account_id uuid,
  params jsonb default '{}'::jsonb not null,
  constraint event_pkey PRIMARY KEY (id)
);

create table favourite (
  account_id uuid not null,
  ad_id uuid not null,
  price bigint not null,
  period smallint,
  saved_at timestamp with time zone not null,
  constraint favourite_once_per_account PRIMARY KEY (account_id, ad_id),
  constraint favourite_period_known CHECK (((period >= 1) AND (period <= 4))),
  constraint favourite_price_not_negative CHECK ((price >= 0))
);

create table favourite_drop (
  account_id uuid not null,
  ad_id uuid not null,
  price bigint not null,
  at timestamp with time zone not null,
  constraint favourite_drop_told_once PRIMARY KEY (account_id, ad_id, price)
);

create table feature (
  slug text not null,
  name_ar text not null,
  name_en text not null,
  feature_group text not null,
  icon text not null,
  sort smallint not null,
  hidden boolean default false not null,
  edited_at timestamp with time zone,
  constraint feature_pkey PRIMARY KEY (slug)
);

create table fee (
  reservation_id uuid not null,
  basis_points integer not null,
  vat_basis_points integer not null,
  taken_at timestamp with time zone not null,
  constraint fee_pkey PRIMARY KEY (reservation_id),
  constraint fee_share_at_most_half CHECK (((basis_points >= 1) AND (basis_points <= 5000))),
  constraint fee_vat_at_most_whole CHECK (((vat_basis_points >= 0) AND (vat_basis_points <= 10000)))
);

create table fee_change (
  id uuid default uuidv7() not null,
  reservation_id uuid not null,
  direction fee_direction not null,
  base bigint not null,
  amount bigint not null,
  vat bigint not null,
  at timestamp with time zone not null,
  constraint fee_change_pkey PRIMARY KEY (id),
  constraint fee_change_of_money CHECK (((base >= 0) AND (amount >= 0) AND (vat >= 0) AND ((amount + vat) > 0)))
);

create table fee_rate (
  id uuid default uuidv7() not null,
  category_id smallint,
  period smallint,
  basis_points integer,
  effective_from timestamp with time zone not null,
  operator_id uuid,
  reason text not null,
  created_at timestamp with time zone default now() not null,
  constraint fee_rate_pkey PRIMARY KEY (id),
  constraint fee_rate_one_from_an_instant UNIQUE NULLS NOT DISTINCT (category_id, period, effective_from),
  constraint fee_rate_at_most_half CHECK (((basis_points >= 0) AND (basis_points <= 5000))),
  constraint fee_rate_period_known CHECK (((period >= 1) AND (period <= 4)))
);

create table feed_conflict (
  feed_id uuid not null,
  reservation_id uuid not null,
  during tstzrange not null,
  found_at timestamp with time zone not null,
  constraint feed_conflict_once PRIMARY KEY (feed_id, reservation_id)
);

create table feed_span (
  id uuid default uuidv7() not null,
  feed_id uuid not null,
  days daterange,
  instants tstzrange,
  block boolean not null,
  constraint feed_span_pkey PRIMARY KEY (id),
  constraint feed_span_is_finite CHECK ((COALESCE(((NOT isempty(days)) AND (NOT lower_inf(days)) AND (NOT upper_inf(days))), true) AND COALESCE(((NOT isempty(instants)) AND (NOT lower_inf(instants)) AND (NOT upper_inf(instants))), true))),
  constraint feed_span_of_days_or_instants CHECK ((num_nonnulls(days, instants) = 1))
);

create table forgotten_card (
  gateway text not null,
  token text not null,
  at timestamp with time zone default now() not null,
  constraint forgotten_card_pkey PRIMARY KEY (gateway, token)
);

create table gateway_settlement (
  id uuid default uuidv7() not null,
  gateway text not null,
  reference text not null,
  settled_at timestamp with time zone not null,
  gross bigint not null,
  fee bigint not null,
  fee_vat bigint not null,
  net bigint not null,
  taken_in_at timestamp with time zone not null,
  constraint gateway_settlement_pkey PRIMARY KEY (id),
  constraint gateway_settlement_once UNIQUE (gateway, reference),
  constraint gateway_settlement_adds_up CHECK ((net = ((gross - fee) - fee_vat)))
);

create table gateway_settlement_line (
  settlement_id uuid not null,
  line integer not null,
  kind gateway_settlement_line_kind not null,
  charge_id text,
  gross bigint not null,
  fee bigint not null,
  fee_vat bigint not null,
  constraint gateway_settlement_line_pkey PRIMARY KEY (settlement_id, line),
  constraint gateway_settlement_line_names_charge CHECK (((kind = 'charge'::gateway_settlement_line_kind) OR (charge_id IS NOT NULL)))
);

create table hidden_message (
  message_id uuid not null,
  case_id uuid not null,
  at timestamp with time zone not null,
  constraint hidden_message_pkey PRIMARY KEY (message_id)
);

create table idempotency_key (
  account_id uuid not null,
  key text not null,
  fingerprint bytea not null,
  status smallint not null,
  answer jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint idempotency_key_pkey PRIMARY KEY (account_id, key),
  constraint idempotency_key_keeps_no_fault CHECK (((status < 500) AND (status <> ALL (ARRAY[401, 403, 429])))),
  constraint idempotency_key_length CHECK (((char_length(key) >= 8) AND (char_length(key) <= 200)))
);

create table identity_check (
  id uuid not null,
  person_id uuid not null,
  account_id uuid not null,
  identity_kind identity_kind not null,
  identity_hmac bytea not null,
  identity_last4 text not null,
  sealed_number bytea,
  transaction_id text,
  chosen_number smallint,
  state identity_check_state default 'waiting'::identity_check_state not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint identity_check_pkey PRIMARY KEY (id),
  constraint identity_check_transaction_once UNIQUE (transaction_id),
  constraint identity_check_asks_no_passport CHECK ((identity_kind <> 'passport'::identity_kind)),
  constraint identity_check_ends_with_state CHECK (((state = 'waiting'::identity_check_state) = (ended_at IS NULL))),
  constraint identity_check_keeps_four_digits CHECK ((identity_last4 ~ '^[0-9]{4}$'::text)),
  constraint identity_check_number_until_its_end CHECK (((state = 'waiting'::identity_check_state) OR (sealed_number IS NULL))),
  constraint identity_check_two_digits CHECK (((chosen_number >= 10) AND (chosen_number <= 99)))
);

create table invoice (
  id uuid default uuidv7() not null,
  issuer_id uuid not null,
  kind invoice_kind not null,
  sequence bigint not null,
  before_sequence bigint generated always as (NULLIF((sequence - 1), 0)) stored,
  uuid uuid not null,
  icv bigint,
  before_icv bigint generated always as (NULLIF((icv - 1), 0)) stored,
  previous_hash text,
  hash text,
  standard boolean not null,
  buyer_account_id uuid not null,
  reservation_id uuid,
  purchase_id uuid,
  payment_id uuid,
  refund_id uuid,
  corrects_id uuid,
  issued_at timestamp with time zone not null,
  total bigint not null,
  vat bigint not null,
  facts jsonb not null,
  xml text,
  fee_change_id uuid,
  constraint invoice_pkey PRIMARY KEY (id),
  constraint invoice_chain_names_hash_before UNIQUE (issuer_id, icv, hash),
  constraint invoice_chain_once UNIQUE (issuer_id, icv),
  constraint invoice_series_once UNIQUE (issuer_id, kind, sequence),
  constraint invoice_uuid_unique UNIQUE (uuid),
  constraint invoice_amounts_fit CHECK (((total > 0) AND ((vat >= 0) AND (vat <= total)))),
  constraint invoice_correction_names_what_it_corrects CHECK (((kind = ANY (ARRAY['credit_note'::invoice_kind, 'refund_receipt'::invoice_kind])) = (corrects_id IS NOT NULL))),
  constraint invoice_number_positive CHECK (((sequence > 0) AND ((icv IS NULL) OR (icv > 0)))),
  constraint invoice_of_fee_tells_no_payment CHECK (((fee_change_id IS NULL) OR (num_nonnulls(reservation_id, purchase_id, payment_id, refund_id) = 0))),
  constraint invoice_of_one_subject CHECK ((num_nonnulls(reservation_id, purchase_id) <= 1)),
  constraint invoice_tax_document_is_whole CHECK (
CASE
    WHEN (kind = ANY (ARRAY['invoice'::invoice_kind, 'credit_note'::invoice_kind])) THEN (num_nulls(icv, previous_hash, hash, xml) = 0)
    ELSE ((num_nonnulls(icv, previous_hash, hash, xml) = 0) AND (vat = 0) AND (NOT standard))
END)
);

create table invoice_deferral (
  payment_id uuid not null,
  reason invoice_deferral_reason not null,
  account_id uuid,
  at timestamp with time zone not null,
  constraint invoice_deferral_pkey PRIMARY KEY (payment_id)
);

create table invoice_issuer (
  id uuid default uuidv7() not null,
  account_id uuid,
  last_icv bigint default 0 not null,
  last_hash text default 'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ=='::text not null,
  constraint invoice_issuer_pkey PRIMARY KEY (id),
  constraint invoice_issuer_one_per_account UNIQUE NULLS NOT DISTINCT (account_id)
);

create table invoice_submission (
  invoice_id uuid not null,
  state invoice_submission_state not null,
  qr text,
  xml text,
  messages text[] not null,
  at timestamp with time zone not null,
  constraint invoice_submission_pkey PRIMARY KEY (invoice_id)
);

create table invoicing (
  account_id uuid not null,
  street text,
  building_number text,
  district text,
  city text,
  postal_code text,
  self_since date,
  updated_at timestamp with time zone not null,
  constraint invoicing_pkey PRIMARY KEY (account_id),
  constraint invoicing_address_is_whole CHECK ((num_nulls(street, building_number, district, city, postal_code) = ANY (ARRAY[0, 5]))),
  constraint invoicing_building_number_form CHECK ((building_number ~ '^[0-9]{4}$'::text)),
  constraint invoicing_postal_code_form CHECK ((postal_code ~ '^[0-9]{5}$'::text))
);

create table kept_card (
  id uuid default uuidv7() not null,
  account_id uuid not null,
  gateway text not null,
  token text not null,
  company text not null,
  last4 text not null,
  expires_on date not null,
  is_default boolean default false not null,
  kept_at timestamp with time zone not null,
  constraint kept_card_pkey PRIMARY KEY (id),
  constraint kept_card_once_per_account UNIQUE (account_id, company, last4, expires_on),
  constraint kept_card_token_of_one_account UNIQUE (gateway, token),
  constraint kept_card_four_digits CHECK ((last4 ~ '^[0-9]{4}$'::text))
);

create table lead_note (
  id uuid default uuidv7() not null,
  account_id uuid not null,
  with_account_id uuid,
  reveal_id uuid,
  text text not null,
  written_at timestamp with time zone not null,
  constraint lead_note_pkey PRIMARY KEY (id),
  constraint lead_note_once_per_account UNIQUE (account_id, with_account_id),
  constraint lead_note_once_per_tap UNIQUE (account_id, reveal_id),
  constraint lead_note_length CHECK (((char_length(text) >= 1) AND (char_length(text) <= 1000))),
  constraint lead_note_of_one_lead CHECK ((num_nonnulls(with_account_id, reveal_id) = 1))
);

create table ledger_entry (
  id uuid default uuidv7() not null,
  kind ledger_kind not null,
  debit ledger_account not null,
  credit ledger_account not null,
  amount bigint not null,
  reservation_id uuid,
  payment_id uuid,
  refund_id uuid,
  at timestamp with time zone not null,
  debit_party_id uuid,
  credit_party_id uuid,
  purchase_id uuid,
  fee_change_id uuid,
  payout_id uuid,
  money_case_id uuid,
  gateway_settlement_id uuid,
  constraint ledger_entry_pkey PRIMARY KEY (id),
  constraint ledger_entry_written_once UNIQUE NULLS NOT DISTINCT (kind, payment_id, refund_id, fee_change_id, payout_id, money_case_id, gateway_settlement_id),
  constraint ledger_entry_amount_positive CHECK ((amount > 0)),
  constraint ledger_entry_deposit_of_stay CHECK (((reservation_id IS NOT NULL) OR ((debit <> 'deposits_held'::ledger_account) AND (credit <> 'deposits_held'::ledger_account)))),
  constraint ledger_entry_income_of_purchase CHECK ((((reservation_id IS NULL) OR ((debit <> 'membership_income'::ledger_account) AND (credit <> 'membership_income'::ledger_account))) AND ((purchase_id IS NULL) OR ((debit <> 'reservation_funds'::ledger_account) AND (credit <> 'reservation_funds'::ledger_account))))),
  constraint ledger_entry_moves_money CHECK ((debit <> credit)),
  constraint ledger_entry_names_credit_party CHECK (((credit = ANY (ARRAY['reservation_funds'::ledger_account, 'refunds_payable'::ledger_account, 'payouts_payable'::ledger_account, 'deposits_held'::ledger_account])) = (credit_party_id IS NOT NULL))),
  constraint ledger_entry_names_debit_party CHECK (((debit = ANY (ARRAY['reservation_funds'::ledger_account, 'refunds_payable'::ledger_account, 'payouts_payable'::ledger_account, 'deposits_held'::ledger_account])) = (debit_party_id IS NOT NULL))),
  constraint ledger_entry_of_one_cause CHECK ((num_nonnulls(payment_id, fee_change_id, payout_id, money_case_id, gateway_settlement_id) = 1)),
  constraint ledger_entry_of_one_payable CHECK ((num_nonnulls(reservation_id, purchase_id, payout_id, money_case_id, gateway_settlement_id) = 1))
);

create table ledger_proof (
  id uuid default uuidv7() not null,
  at timestamp with time zone not null,
  disagreements text[] not null,
  constraint ledger_proof_pkey PRIMARY KEY (id)
);

create table licence (
  id uuid default uuidv7() not null,
  account_id uuid not null,
  number text not null,
  broker_name text not null,
  fal_number text,
  issued_on date not null,
  expires_on date not null,
  url text not null,
  source licence_source not null,
  checked_at timestamp with time zone default now() not null,
  purpose ad_purpose,
  property_type text,
  area numeric(12,2),
  price bigint,
  facts jsonb,
  advertiser_kind advertiser_kind,
  sealed_numbers bytea,
  ended_at timestamp with time zone,
  constraint licence_pkey PRIMARY KEY (id),
  constraint licence_once_per_account UNIQUE (account_id, number),
  constraint licence_facts_hold_no_number CHECK ((NOT (facts ?| ARRAY['advertiserId'::text, 'deedNumber'::text]))),
  constraint licence_issued_before_it_expires CHECK ((issued_on < expires_on)),
  constraint licence_number_6_to_13 CHECK (((char_length(number) >= 6) AND (char_length(number) <= 13))),
  constraint licence_price_positive CHECK ((price > 0))
);

create table licence_check (
  ad_id uuid not null,
  number text not null,
  advertiser_kind advertiser_kind not null,
  sealed_advertiser bytea,
  person_id uuid,
  from_state ad_state not null,
  asked_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  refusal text,
  message text,
  constraint licence_check_pkey PRIMARY KEY (ad_id),
  constraint licence_check_number_6_to_13 CHECK (((char_length(number) >= 6) AND (char_length(number) <= 13))),
  constraint licence_check_refusal_is_an_answer CHECK (((refusal IS NULL) OR (answered_at IS NOT NULL))),
  constraint licence_check_waits_or_was_answered CHECK (((answered_at IS NULL) = (sealed_advertiser IS NOT NULL)))
);

create table licence_reminder (
  licence_id uuid not null,
  expires_on date not null,
  days_before smallint not null,
  at timestamp with time zone not null,
  constraint licence_reminder_once PRIMARY KEY (licence_id, expires_on, days_before),
  constraint licence_reminder_known CHECK ((days_before = ANY (ARRAY[30, 7, 0])))
);

create table listed_price (
  unit_id uuid not null,
  kind price_kind not null,
  amount bigint not null,
  ad_id uuid not null,
  account_id uuid not null,
  city_id integer not null,
  category_id smallint not null,
  district_id integer not null,
  lat double precision not null,
  lng double precision not null,
  area numeric(12,2) not null,
  height numeric(8,2),
  width numeric(8,2),
  floor smallint,
  top_floor boolean not null,
  issued_on date not null,
  expires_on date not null,
  constraint listed_price_once PRIMARY KEY (unit_id, kind)
);

create table live_ticket (
  ticket_hash bytea not null,
  token_hash bytea,
  account_id uuid,
  unit_id uuid,
  expires_at timestamp with time zone not null,
  constraint live_ticket_pkey PRIMARY KEY (ticket_hash),
  constraint live_ticket_account_by_token CHECK (((account_id IS NULL) = (token_hash IS NULL))),
  constraint live_ticket_leads_somewhere CHECK ((num_nonnulls(account_id, unit_id) > 0))
);

create table marketing_consent (
  id uuid default uuidv7() not null,
  person_id uuid not null,
  channel message_channel not null,
  given_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  constraint marketing_consent_pkey PRIMARY KEY (id),
  constraint marketing_consent_withdrawn_after_given CHECK ((withdrawn_at >= given_at))
);

create table membership (
  id uuid default uuidv7() not null,
  account_id uuid not null,
  plan_id uuid not null,
  plan_version integer not null,
  name_ar text not null,
  name_en text not null,
  period plan_period,
  price bigint,
  ads integer not null,
  special_ads integer not null,
  special_days integer not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  ended_at timestamp with time zone,
  end_reason membership_end,
  ads_leave_at timestamp with time zone,
  ads_left_at timestamp with time zone,
  purchase_id uuid,
  constraint membership_pkey PRIMARY KEY (id),
  constraint membership_once_per_purchase UNIQUE (purchase_id),
  constraint membership_ads_leave_after_its_end CHECK (((ads_leave_at IS NULL) OR (ended_at IS NOT NULL))),
  constraint membership_counts CHECK (((ads >= 0) AND (special_ads >= 0) AND (special_days > 0))),
  constraint membership_end_is_whole CHECK ((num_nulls(ended_at, end_reason) = ANY (ARRAY[0, 2]))),
  constraint membership_paid_names_its_purchase CHECK (((price IS NULL) = (purchase_id IS NULL))),
  constraint membership_period_has_its_end CHECK ((num_nulls(period, ends_at, price) = ANY (ARRAY[0, 3])))
);

create table membership_reminder (
  membership_id uuid not null,
  days smallint not null,
  at timestamp with time zone not null,
  constraint membership_reminder_once PRIMARY KEY (membership_id, days)
);

create table membership_use (
  id uuid default uuidv7() not null,
  membership_id uuid not null,
  kind membership_use_kind not null,
  ad_id uuid not null,
  person_id uuid,
  at timestamp with time zone not null,
  shown_at timestamp with time zone,
  constraint membership_use_pkey PRIMARY KEY (id)
);

create table message (
  id uuid default uuidv7() not null,
  reservation_id uuid not null,
  "position" integer not null,
  account_id uuid not null,
  person_id uuid not null,
  text text,
  picture_id uuid,
  created_at timestamp with time zone not null,
  constraint message_pkey PRIMARY KEY (id),
  constraint message_once_in_place UNIQUE (reservation_id, "position"),
  constraint message_picture_once UNIQUE (picture_id),
  constraint message_position_counts CHECK (("position" > 0)),
  constraint message_says_something CHECK ((num_nonnulls(text, picture_id) > 0)),
  constraint message_text_length CHECK (((char_length(text) >= 1) AND (char_length(text) <= 2000)))
);

create table message_picture (
  id uuid default uuidv7() not null,
  reservation_id uuid not null,
  account_id uuid not null,
  file_key text not null,
  taken boolean default false not null,
  created_at timestamp with time zone not null,
  constraint message_picture_pkey PRIMARY KEY (id),
  constraint message_picture_file_once UNIQUE (file_key)
);

create table message_thread (
  reservation_id uuid not null,
  messages integer not null,
  guest_read integer default 0 not null,
  host_read integer default 0 not null,
  last_at timestamp with time zone not null,
  constraint message_thread_pkey PRIMARY KEY (reservation_id),
  constraint message_thread_read_what_was_written CHECK ((((guest_read >= 0) AND (guest_read <= messages)) AND ((host_read >= 0) AND (host_read <= messages))))
);

create table minimum_price (
  id uuid default uuidv7() not null,
  category_id smallint not null,
  kind price_kind not null,
  amount bigint,
  effective_from timestamp with time zone not null,
  operator_id uuid,
  reason text not null,
  created_at timestamp with time zone default now() not null,
  constraint minimum_price_pkey PRIMARY KEY (id),
  constraint minimum_price_one_from_an_instant UNIQUE (category_id, kind, effective_from),
  constraint minimum_price_positive CHECK ((amount > 0))
);

create table money_case (
  id uuid default uuidv7() not null,
  gateway text not null,
  charge_id text not null,
  kind money_case_kind not null,
  there bigint,
  here bigint,
  amount bigint not null,
  method payment_method,
  card_company text,
  card_last4 text,
  began_at timestamp with time zone,
  payment_id uuid,
  found_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  gone_at timestamp with time zone,
  proposed_by uuid,
  proposed_decision money_case_decision,
  proposed_due_id uuid,
  proposed_reason text,
  decision money_case_decision,
  due_id uuid,
  reason text,
  decided_by uuid,
  decided_at timestamp with time zone,
  claimed_until timestamp with time zone,
  failures integer default 0 not null,
  failed_at timestamp with time zone,
  failure text,
  sent_at timestamp with time zone,
  book money_case_book default 'payments'::money_case_book not null,
  constraint money_case_pkey PRIMARY KEY (id),
  constraint money_case_once UNIQUE NULLS NOT DISTINCT (gateway, book, charge_id, there, here),
  constraint money_case_decision_is_lawful CHECK (((decision IS NULL) OR (decision = 'explained'::money_case_decision) OR ((decision = 'returned'::money_case_decision) AND (kind = ANY (ARRAY['stranger'::money_case_kind, 'second'::money_case_kind, 'wrong_amount'::money_case_kind, 'unrecorded'::money_case_kind]))) OR ((decision = 'assigned'::money_case_decision) AND (kind = ANY (ARRAY['stranger'::money_case_kind, 'unrecorded'::money_case_kind]))))),
  constraint money_case_decision_is_whole CHECK ((num_nulls(decision, reason, decided_by, decided_at) = ANY (ARRAY[0, 4]))),
  constraint money_case_due_of_assigned CHECK (((NOT (decision IS DISTINCT FROM 'assigned'::money_case_decision)) = (due_id IS NOT NULL))),
  constraint money_case_failures_are_whole CHECK (((failures >= 0) AND (num_nulls(failed_at, failure) =
CASE
    WHEN (failures = 0) THEN 2
    ELSE 0
END))),
  constraint money_case_gone_is_undecided CHECK (((gone_at IS NULL) OR (decision IS NULL))),
  constraint money_case_known_or_stranger CHECK (((kind = 'stranger'::money_case_kind) OR (book = 'settlements'::money_case_book) OR (payment_id IS NOT NULL))),
  constraint money_case_of_money CHECK (((amount > 0) AND ((book = 'settlements'::money_case_book) OR (COALESCE(there, (1)::bigint) > 0)) AND (num_nonnulls(there, here) > 0) AND (there IS DISTINCT FROM here))),
  constraint money_case_proposal_is_whole CHECK ((num_nulls(proposed_by, proposed_decision, proposed_reason) = ANY (ARRAY[0, 3]))),
  constraint money_case_proposed_due_of_assigned CHECK (((proposed_due_id IS NULL) OR (proposed_decision = 'assigned'::money_case_decision))),
  constraint money_case_second_is_another CHECK (((proposed_by IS NULL) OR (decided_by IS DISTINCT FROM proposed_by) OR (proposed_decision IS DISTINCT FROM decision))),
  constraint money_case_sent_of_returned CHECK ((((num_nonnulls(sent_at, claimed_until) = 0) AND (failures = 0)) OR ((decision = 'returned'::money_case_decision) AND (kind = 'stranger'::money_case_kind))))
);

create table notification (
  id uuid default uuidv7() not null,
  person_id uuid not null,
  account_id uuid not null,
  event_id uuid not null,
  kind notification_kind not null,
  thread text not null,
  happened integer default 1 not null,
  at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint notification_pkey PRIMARY KEY (id),
  constraint notification_once_per_event UNIQUE (event_id, person_id),
  constraint notification_happened_positive CHECK ((happened > 0)),
  constraint notification_read_after_made CHECK ((read_at >= at))
);

create table notification_choice (
  person_id uuid not null,
  kind notification_kind not null,
  channel message_channel not null,
  is_wanted boolean not null,
  changed_at timestamp with time zone not null,
  constraint notification_choice_pkey PRIMARY KEY (person_id, kind, channel)
);

create table notification_dispatch (
  id uuid default uuidv7() not null,
  notification_id uuid not null,
  channel message_channel not null,
  state notification_dispatch_state default 'waiting'::notification_dispatch_state not null,
  send_at timestamp with time zone not null,
  attempts smallint default 0 not null,
  failure text,
  ended_at timestamp with time zone,
  leased_until timestamp with time zone,
  most_attempts smallint default 8 not null,
  provider_id text,
  delivered_at timestamp with time zone,
  replaces_id uuid,
  constraint notification_dispatch_pkey PRIMARY KEY (id),
  constraint notification_dispatch_once UNIQUE (notification_id, channel),
  constraint notification_dispatch_replaces_once UNIQUE (replaces_id),
  constraint notification_dispatch_delivered_went_out CHECK (((delivered_at IS NULL) OR (state = ANY (ARRAY['sent'::notification_dispatch_state, 'replaced'::notification_dispatch_state])))),
  constraint notification_dispatch_ends_with_state CHECK (((state = 'waiting'::notification_dispatch_state) = (ended_at IS NULL))),
  constraint notification_dispatch_failure_said CHECK (((state <> ALL (ARRAY['failed'::notification_dispatch_state, 'replaced'::notification_dispatch_state])) OR (failure IS NOT NULL)))
);

create table notification_fallback (
  person_id uuid not null,
  channel message_channel not null,
  is_wanted boolean not null,
  changed_at timestamp with time zone not null,
  constraint notification_fallback_pkey PRIMARY KEY (person_id, channel),
  constraint notification_fallback_channel_known CHECK ((channel = ANY (ARRAY['sms'::message_channel, 'whatsapp'::message_channel])))
);

create table occupancy (
  id uuid default uuidv7() not null,
  space_id uuid not null,
  during tstzrange not null,
  stay tstzrange not null,
  kind occupancy_kind not null,
  reservation_id uuid,
  closure_id uuid,
  change_id uuid,
  feed_id uuid,
  constraint occupancy_pkey PRIMARY KEY (id),
  constraint occupancy_no_overlap EXCLUDE USING gist (space_id WITH =, during WITH &&),
  constraint occupancy_change_of_a_reservation CHECK (((change_id IS NULL) OR (reservation_id IS NOT NULL))),
  constraint occupancy_has_one_cause CHECK ((num_nonnulls(reservation_id, closure_id, feed_id) = 1)),
  constraint occupancy_is_finite CHECK (((NOT isempty(stay)) AND (during @> stay) AND lower_inc(during) AND (NOT upper_inc(during)) AND (NOT lower_inf(during)) AND (NOT upper_inf(during)))),
  constraint occupancy_of_a_feed_is_an_import CHECK (((feed_id IS NULL) OR (kind = 'import'::occupancy_kind)))
);

create table offer (
  id uuid default uuidv7() not null,
  account_id uuid not null,
  name_ar text,
  name_en text,
  type_discount discount_type not null,
  discount bigint not null,
  starts_on date not null,
  ends_on date not null,
  kinds price_kind[] not null,
  created_at timestamp with time zone default now() not null,
  paused_at timestamp with time zone,
  updated_at timestamp with time zone,
  updated_by uuid,
  constraint offer_pkey PRIMARY KEY (id),
  constraint offer_discount_positive CHECK ((discount > 0)),
  constraint offer_has_price_kinds CHECK ((cardinality(kinds) > 0)),
  constraint offer_name_in_one_language CHECK ((COALESCE(name_ar, name_en) IS NOT NULL)),
  constraint offer_percent_at_most_100 CHECK (((type_discount <> 'percent'::discount_type) OR (discount <= 100))),
  constraint offer_starts_before_it_ends CHECK ((starts_on <= ends_on))
);

create table offer_unit (
  offer_id uuid not null,
  unit_id uuid not null,
  lowest jsonb default '{}'::jsonb not null,
  constraint offer_unit_pkey PRIMARY KEY (offer_id, unit_id)
);

create table office_document (
  id uuid default uuidv7() not null,
  verification_id uuid not null,
  purpose office_document_purpose not null,
  kind text not null,
  file_key text not null,
  size integer not null,
  created_at timestamp with time zone not null,
  constraint office_document_pkey PRIMARY KEY (id),
  constraint office_document_file_once UNIQUE (file_key),
  constraint office_document_kind_known CHECK ((kind = ANY (ARRAY['picture'::text, 'pdf'::text]))),
  constraint office_document_size_positive CHECK ((size > 0))
);

create table office_document_ticket (
  ticket_hash bytea not null,
  document_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint office_document_ticket_pkey PRIMARY KEY (ticket_hash)
);

create table office_verification (
  id uuid default uuidv7() not null,
  account_id uuid not null,
  state office_verification_state default 'draft'::office_verification_state not null,
  commercial_registration text not null,
  national_number text,
  register_name text not null,
  register_city text,
  register_issued_on date,
  register_activities text[] default '{}'::text[] not null,
  owner_listed boolean,
  register_checked_at timestamp with time zone not null,
  fal_number text,
  fal_expires_on date,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  decided_at timestamp with time zone,
  operator_id uuid,
  reason text,
  expires_on date,
  ended_at timestamp with time zone,
  constraint office_verification_pkey PRIMARY KEY (id),
  constraint office_verification_approved_ends CHECK (((state = ANY (ARRAY['approved'::office_verification_state, 'expired'::office_verification_state, 'replaced'::office_verification_state])) = (expires_on IS NOT NULL))),
  constraint office_verification_decided_when CHECK (((state = ANY (ARRAY['draft'::office_verification_state, 'sent'::office_verification_state])) = (decided_at IS NULL))),
  constraint office_verification_ended_when CHECK (((state = ANY (ARRAY['expired'::office_verification_state, 'replaced'::office_verification_state])) = (ended_at IS NOT NULL))),
  constraint office_verification_fal_form CHECK ((fal_number ~ '^[0-9]{10}$'::text)),
  constraint office_verification_fal_has_an_end CHECK (((fal_number IS NULL) = (fal_expires_on IS NULL))),
  constraint office_verification_national_number_form CHECK ((national_number ~ '^7[0-9]{9}$'::text)),
  constraint office_verification_refused_says_why CHECK (((state = 'refused'::office_verification_state) = (reason IS NOT NULL))),
  constraint office_verification_register_name_length CHECK (((char_length(register_name) >= 1) AND (char_length(register_name) <= 200))),
  constraint office_verification_registration_form CHECK ((commercial_registration ~ '^[0-9]{10}$'::text)),
  constraint office_verification_sent_when CHECK (((state = 'draft'::office_verification_state) = (sent_at IS NULL)))
);

create table office_verification_reminder (
  verification_id uuid not null,
  days_before smallint not null,
  at timestamp with time zone not null,
  constraint office_verification_reminder_once PRIMARY KEY (verification_id, days_before),
  constraint office_verification_reminder_known CHECK ((days_before = ANY (ARRAY[30, 7])))
);

create table opening_hours (
  account_id uuid not null,
  weekday smallint not null,
  opens_at time without time zone not null,
  closes_at time without time zone not null,
  constraint opening_hours_pkey PRIMARY KEY (account_id, weekday, opens_at),
  constraint opening_hours_no_overlap EXCLUDE USING gist (account_id WITH =, weekday WITH =, numrange(EXTRACT(epoch FROM opens_at), EXTRACT(epoch FROM closes_at)) WITH &&),
  constraint opening_hours_open_before_they_close CHECK ((opens_at < closes_at)),
  constraint opening_hours_weekday_known CHECK (((weekday >= 1) AND (weekday <= 7)))
);

create table operator (
  id uuid default uuidv7() not null,
  person_id uuid not null,
  name text,
  totp_secret bytea,
  enrolled_at timestamp with time zone,
  created_at timestamp with time zone not null,
  roles operator_role[] default '{owner}'::operator_role[] not null,
  removed_at timestamp with time zone,
  constraint operator_pkey PRIMARY KEY (id),
  constraint operator_person_unique UNIQUE (person_id),
  constraint operator_enrolled_is_whole CHECK (((enrolled_at IS NULL) OR ((name IS NOT NULL) AND (totp_secret IS NOT NULL)))),
  constraint operator_has_a_role CHECK ((cardinality(roles) > 0)),
  constraint operator_name_length CHECK (((char_length(name) >= 4) AND (char_length(name) <= 100)))
);

create table operator_session (
  token_hash bytea not null,
  operator_id uuid not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint operator_session_pkey PRIMARY KEY (token_hash)
);

create table outbox_message (
  id uuid default uuidv7() not null,
  channel message_channel not null,
  recipient text not null,
  kind text not null,
  body text,
  created_at timestamp with time zone default now() not null,
  sent_at timestamp with time zone,
  constraint outbox_message_pkey PRIMARY KEY (id)
);

create table page_draft (
  slug text not null,
  title_ar text not null,
  title_en text not null,
  description_ar text not null,
  description_en text not null,
  body_ar text not null,
  body_en text not null,
  topic text,
  revision integer default 1 not null,
  operator_id uuid not null,
  saved_at timestamp with time zone not null,
  constraint page_draft_pkey PRIMARY KEY (slug),
  constraint page_draft_help_has_topic CHECK (((slug ~~ 'help-%'::text) = (topic IS NOT NULL))),
  constraint page_draft_topic_known CHECK ((topic = ANY (ARRAY['booking'::text, 'money'::text, 'advertising'::text, 'account'::text])))
);

create table page_version (
  slug text not null,
  version integer not null,
  effective_from date not null,
  title_ar text not null,
  title_en text not null,
  description_ar text not null,
  description_en text not null,
  body_ar text not null,
  body_en text not null,
  topic text,
  needs_acceptance boolean default false not null,
  changes_ar text,
  changes_en text,
  operator_id uuid,
  published_at timestamp with time zone default now() not null,
  constraint page_version_pkey PRIMARY KEY (slug, version),
  constraint page_version_acceptance_says_what_changed CHECK (((NOT needs_acceptance) OR ((changes_ar IS NOT NULL) AND (changes_en IS NOT NULL)))),
  constraint page_version_help_has_topic CHECK (((slug ~~ 'help-%'::text) = (topic IS NOT NULL))),
  constraint page_version_not_backdated CHECK (((operator_id IS NULL) OR (effective_from >= ((published_at AT TIME ZONE 'Asia/Riyadh'::text))::date))),
  constraint page_version_topic_known CHECK ((topic = ANY (ARRAY['booking'::text, 'money'::text, 'advertising'::text, 'account'::text])))
);

create table payment (
  id uuid not null,
  due_id uuid not null,
  method payment_method not null,
  gateway text not null,
  amount bigint not null,
  received bigint,
  state payment_state default 'open'::payment_state not null,
  failure_code text,
  card_company text,
  card_last4 text,
  created_at timestamp with time zone not null,
  checked_at timestamp with time zone,
  closed_at timestamp with time zone,
  receipt_id uuid,
  deposit_due_id uuid,
  deposit bigint,
  with_payment_id uuid,
  keep_card boolean default false not null,
  constraint payment_pkey PRIMARY KEY (id),
  constraint payment_amount_positive CHECK ((amount > 0)),
  constraint payment_card_keeps_four_digits CHECK ((card_last4 ~ '^[0-9]{4}$'::text)),
  constraint payment_deposit_is_whole CHECK ((num_nulls(deposit_due_id, deposit) = ANY (ARRAY[0, 2]))),
  constraint payment_deposit_positive CHECK ((deposit > 0)),
  constraint payment_of_bank_has_receipt CHECK (((gateway = 'bank'::text) = (receipt_id IS NOT NULL))),
  constraint payment_settled_in_full CHECK (((state <> 'settled'::payment_state) OR (received = amount)))
);

create table payout (
  id uuid default uuidv7() not null,
  number bigint default public_number(nextval('payout_number'::regclass)) not null,
  account_id uuid not null,
  amount bigint not null,
  state payout_state default 'ready'::payout_state not null,
  made_at timestamp with time zone not null,
  batch_id uuid,
  kind payout_kind,
  iban text,
  bank_name text,
  holder text,
  wallet text,
  wallet_phone text,
  reference text,
  failure text,
  closed_at timestamp with time zone,
  operator_id uuid,
  constraint payout_pkey PRIMARY KEY (id),
  constraint payout_number_unique UNIQUE (number),
  constraint payout_amount_positive CHECK ((amount > 0)),
  constraint payout_end_is_whole CHECK (
CASE state
    WHEN 'paid'::payout_state THEN ((num_nulls(reference, closed_at, operator_id) = 0) AND (failure IS NULL))
    WHEN 'failed'::payout_state THEN ((num_nulls(failure, closed_at, operator_id) = 0) AND (reference IS NULL))
    ELSE (num_nonnulls(reference, failure, closed_at, operator_id) = 0)
END),
  constraint payout_goes_to_one_place CHECK (
CASE kind
    WHEN 'bank'::payout_kind THEN ((num_nulls(iban, bank_name, holder) = 0) AND (num_nonnulls(wallet, wallet_phone) = 0))
    WHEN 'wallet'::payout_kind THEN ((num_nulls(wallet, wallet_phone) = 0) AND (num_nonnulls(iban, bank_name, holder) = 0))
    ELSE (num_nonnulls(iban, bank_name, holder, wallet, wallet_phone) = 0)
END),
  constraint payout_in_a_batch_goes_somewhere CHECK ((((state = 'ready'::payout_state) AND (num_nonnulls(batch_id, kind) = 0)) OR ((state <> 'ready'::payout_state) AND (num_nulls(batch_id, kind) = 0))))
);

create table payout_batch (
  id uuid default uuidv7() not null,
  number bigint default nextval('payout_batch_number'::regclass) not null,
  total bigint not null,
  needs_second boolean not null,
  operator_id uuid not null,
  made_at timestamp with time zone not null,
  second_operator_id uuid,
  agreed_at timestamp with time zone,
  exported_at timestamp with time zone,
  constraint payout_batch_pkey PRIMARY KEY (id),
  constraint payout_batch_number_unique UNIQUE (number),
  constraint payout_batch_agreement_is_whole CHECK ((num_nulls(second_operator_id, agreed_at) = ANY (ARRAY[0, 2]))),
  constraint payout_batch_large_has_second CHECK (((NOT needs_second) OR (exported_at IS NULL) OR (agreed_at IS NOT NULL))),
  constraint payout_batch_second_is_another CHECK ((second_operator_id <> operator_id)),
  constraint payout_batch_total_positive CHECK ((total > 0))
);

create table payout_destination (
  account_id uuid not null,
  kind payout_kind not null,
  iban text,
  bank_name text,
  holder text,
  wallet text,
  wallet_phone text,
  updated_at timestamp with time zone default now() not null,
  refused_at timestamp with time zone,
  refused_reason text,
  constraint payout_destination_pkey PRIMARY KEY (account_id),
  constraint payout_destination_iban_is_saudi CHECK ((iban ~ '^SA[0-9]{22}$'::text)),
  constraint payout_destination_is_whole CHECK (
CASE kind
    WHEN 'bank'::payout_kind THEN ((num_nulls(iban, bank_name, holder) = 0) AND (num_nonnulls(wallet, wallet_phone) = 0))
    ELSE ((num_nulls(wallet, wallet_phone) = 0) AND (num_nonnulls(iban, bank_name, holder) = 0))
END),
  constraint payout_destination_refusal_is_whole CHECK ((num_nulls(refused_at, refused_reason) = ANY (ARRAY[0, 2]))),
  constraint payout_destination_wallet_known CHECK ((wallet = ANY (ARRAY['stc'::text, 'urpay'::text, 'mobily'::text, 'alinma'::text]))),
  constraint payout_destination_wallet_phone_is_saudi_mobile CHECK ((wallet_phone ~ '^\+9665[0-9]{8}$'::text))
);

create table payout_line (
  payout_id uuid not null,
  reservation_id uuid not null,
  received bigint not null,
  refunded bigint not null,
  fee bigint not null,
  vat bigint not null,
  parts_due smallint not null,
  parts smallint not null,
  paid_before bigint not null,
  amount bigint not null,
  claimed bigint default 0 not null,
  constraint payout_line_pkey PRIMARY KEY (payout_id, reservation_id),
  constraint payout_line_parts CHECK (((parts > 0) AND ((parts_due >= 0) AND (parts_due <= parts)))),
  constraint payout_line_within_earned CHECK (((amount <> 0) AND ((amount)::numeric <= ((floor(((((((received - refunded) - fee) - vat))::numeric * (parts_due)::numeric) / (parts)::numeric)) + (claimed)::numeric) - (paid_before)::numeric))))
);

create table person (
  id uuid default uuidv7() not null,
  phone text not null,
  created_at timestamp with time zone default now() not null,
  identity_kind identity_kind,
  identity_hmac bytea,
  identity_last4 text,
  identity_verified_at timestamp with time zone,
  closed_at timestamp with time zone,
  lang text default 'ar'::text not null,
  identity_country text,
  identity_kept_at timestamp with time zone,
  constraint person_pkey PRIMARY KEY (id),
  constraint person_phone_unique UNIQUE (phone),
  constraint person_closed_keeps_no_identity CHECK (((closed_at IS NULL) OR (identity_hmac IS NULL))),
  constraint person_foreign_identity_is_passport CHECK (((NOT is_foreign_phone(phone)) OR (identity_kind IS NULL) OR (identity_kind = 'passport'::identity_kind))),
  constraint person_identity_is_whole CHECK ((num_nulls(identity_kind, identity_hmac, identity_last4) = ANY (ARRAY[0, 3]))),
  constraint person_identity_keeps_four_characters CHECK ((identity_last4 ~
CASE
    WHEN (identity_kind = 'passport'::identity_kind) THEN '^[0-9A-Z]{4}$'::text
    ELSE '^[0-9]{4}$'::text
END)),
  constraint person_identity_verified_is_known CHECK (((identity_verified_at IS NULL) OR (identity_hmac IS NOT NULL))),
  constraint person_lang_known CHECK ((lang = ANY (ARRAY['ar'::text, 'en'::text]))),
  constraint person_passport_is_not_verified CHECK (((identity_kind IS DISTINCT FROM 'passport'::identity_kind) OR (identity_verified_at IS NULL))),
  constraint person_passport_names_its_country CHECK (((COALESCE((identity_kind = 'passport'::identity_kind), false) = (identity_country IS NOT NULL)) AND (identity_country ~ '^[A-Z]{2}$'::text))),
  constraint person_phone_is_mobile_until_closed CHECK (
CASE
    WHEN (closed_at IS NOT NULL) THEN (phone = ('closed:'::text || id))
    WHEN is_foreign_phone(phone) THEN (phone ~ '^\+[1-9][0-9]{6,14}$'::text)
    ELSE (phone ~ '^\+9665[0-9]{8}$'::text)
END)
);

create table person_email (
  person_id uuid not null,
  address text not null,
  verified_at timestamp with time zone not null,
  constraint person_email_pkey PRIMARY KEY (person_id),
  constraint person_email_address_length CHECK (((char_length(address) >= 3) AND (char_length(address) <= 254)))
);

create table phone_recovery (
  id uuid default uuidv7() not null,
  person_id uuid not null,
  operator_id uuid not null,
  old_phone text not null,
  new_phone text not null,
  reason text not null,
  code_hash bytea,
  tries smallint default 0 not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint phone_recovery_pkey PRIMARY KEY (id),
  constraint phone_recovery_reason_said CHECK (((char_length(reason) >= 3) AND (char_length(reason) <= 500))),
  constraint phone_recovery_to_another CHECK ((new_phone <> old_phone)),
  constraint phone_recovery_tries_limit CHECK (((tries >= 0) AND (tries <= 5))),
  constraint phone_recovery_used_in_time CHECK ((used_at < expires_at))
);

create table photo (
  id uuid default uuidv7() not null,
  unit_id uuid,
  "position" smallint,
  is_main boolean default false not null,
  scene text,
  seed text,
  state photo_state default 'processing'::photo_state not null,
  file_key text,
  width integer,
  height integer,
  placeholder text,
  colour text,
  content_hash bytea,
  perceptual_hash bit(64),
  account_id uuid not null,
  property_id uuid,
  room photo_room,
  caption_ar text,
  caption_en text,
  failure photo_failure,
  original_key text,
  beside uuid[] default '{}'::uuid[] not null,
  created_at timestamp with time zone default now() not null,
  constraint photo_pkey PRIMARY KEY (id),
  constraint photo_position_unique UNIQUE (unit_id, "position") DEFERRABLE INITIALLY DEFERRED,
  constraint photo_caption_length CHECK (((length(caption_ar) <= 120) AND (length(caption_en) <= 120))),
  constraint photo_colour_as_css CHECK ((colour ~ '^#[0-9a-f]{6}$'::text)),
  constraint photo_content_hash_sha256 CHECK ((octet_length(content_hash) = 32)),
  constraint photo_main_is_of_unit CHECK (((NOT is_main) OR (unit_id IS NOT NULL))),
  constraint photo_of_unit_has_position CHECK (((unit_id IS NULL) = ("position" IS NULL))),
  constraint photo_of_unit_or_property CHECK (((unit_id IS NULL) OR (property_id IS NULL))),
  constraint photo_placeholder_three_colours CHECK ((placeholder ~ '^#[0-9a-f]{6}( #[0-9a-f]{6}){2}$'::text)),
  constraint photo_ready_is_whole CHECK (((state <> 'ready'::photo_state) OR ((file_key IS NOT NULL) AND (width IS NOT NULL) AND (height IS NOT NULL) AND (colour IS NOT NULL)))),
  constraint photo_refused_says_why CHECK (((state = 'refused'::photo_state) = (failure IS NOT NULL))),
  constraint photo_size_positive CHECK (((width > 0) AND (height > 0))),
  constraint photo_thirty_a_unit CHECK ((("position" >= 0) AND ("position" < 30)))
);

create table photo_flag (
  photo_id uuid not null,
  kind photo_flag_kind not null,
  other_photo_id uuid,
  at timestamp with time zone not null,
  constraint photo_flag_pkey PRIMARY KEY (photo_id, kind),
  constraint photo_flag_elsewhere_names_other CHECK (((kind = 'elsewhere'::photo_flag_kind) = (other_photo_id IS NOT NULL)))
);

create table photo_upload (
  id uuid default uuidv7() not null,
  account_id uuid not null,
  size integer not null,
  received integer default 0 not null,
  beside uuid[] default '{}'::uuid[] not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint photo_upload_pkey PRIMARY KEY (id),
  constraint photo_upload_received_within_size CHECK (((received >= 0) AND (received <= size))),
  constraint photo_upload_within_20mb CHECK (((size > 0) AND (size <= ((20 * 1024) * 1024))))
);

create table plan (
  id uuid default uuidv7() not null,
  number bigint default public_number(nextval('plan_number'::regclass)) not null,
  is_free boolean default false not null,
  created_at timestamp with time zone default now() not null,
  constraint plan_pkey PRIMARY KEY (id),
  constraint plan_number_unique UNIQUE (number)
);

create table plan_price (
  plan_id uuid not null,
  version integer not null,
  period plan_period not null,
  amount bigint not null,
  constraint plan_price_pkey PRIMARY KEY (plan_id, version, period),
  constraint plan_price_payable CHECK (((amount >= 100) AND (amount <= 100000000)))
);

create table plan_version (
  plan_id uuid not null,
  version integer not null,
  effective_from timestamp with time zone not null,
  name_ar text not null,
  name_en text not null,
  ads integer not null,
  special_ads integer not null,
  special_days integer not null,
  active boolean not null,
  sort integer not null,
  operator_id uuid,
  reason text not null,
  constraint plan_version_pkey PRIMARY KEY (plan_id, version),
  constraint plan_version_one_from_an_instant UNIQUE (plan_id, effective_from),
  constraint plan_version_counts CHECK ((((ads >= 0) AND (ads <= 100000)) AND ((special_ads >= 0) AND (special_ads <= 100000)) AND ((special_days >= 1) AND (special_days <= 365)))),
  constraint plan_version_names_length CHECK ((((char_length(name_ar) >= 1) AND (char_length(name_ar) <= 40)) AND ((char_length(name_en) >= 1) AND (char_length(name_en) <= 40))))
);

create table price_change (
  id uuid default uuidv7() not null,
  unit_id uuid not null,
  kind price_kind not null,
  old_amount bigint,
  new_amount bigint,
  old_active boolean,
  new_active boolean,
  at timestamp with time zone default now() not null,
  person_id uuid default (NULLIF(current_setting('diyar.person'::text, true), ''::text))::uuid,
  constraint price_change_pkey PRIMARY KEY (id)
);

create table price_list (
  id uuid default uuidv7() not null,
  account_id uuid not null,
  key text not null,
  name text not null,
  kinds price_kind[] not null,
  created_at timestamp with time zone not null,
  person_id uuid,
  revoked_at timestamp with time zone,
  constraint price_list_pkey PRIMARY KEY (id),
  constraint price_list_key_unique UNIQUE (key),
  constraint price_list_key_unguessable CHECK ((key ~ '^[A-Za-z0-9_-]{43}$'::text)),
  constraint price_list_of_some_prices CHECK ((cardinality(kinds) > 0))
);

create table price_list_unit (
  price_list_id uuid not null,
  unit_id uuid not null,
  constraint price_list_unit_pkey PRIMARY KEY (price_list_id, unit_id)
);

create table price_override (
  id uuid default uuidv7() not null,
  unit_id uuid not null,
  kind price_kind not null,
  starts_on date,
  ends_on date,
  weekday smallint,
  season season,
  amount bigint,
  percent smallint,
  created_at timestamp with time zone not null,
  person_id uuid,
  constraint price_override_pkey PRIMARY KEY (id),
  constraint price_override_dates_apart EXCLUDE USING gist (unit_id WITH =, kind WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&) WHERE ((starts_on IS NOT NULL)),
  constraint price_override_has_one_price CHECK ((num_nonnulls(amount, percent) = 1)),
  constraint price_override_has_one_time CHECK (((num_nonnulls(starts_on, weekday, season) = 1) AND (num_nonnulls(starts_on, ends_on) <> 1))),
  constraint price_override_of_nights_or_hours CHECK ((kind = ANY (ARRAY['daily'::price_kind, 'hourly'::price_kind]))),
  constraint price_override_percent_in_bounds CHECK (((percent >= '-90'::integer) AND (percent <= 400) AND (percent <> 0))),
  constraint price_override_positive CHECK ((amount > 0)),
  constraint price_override_starts_before_it_ends CHECK ((starts_on <= ends_on)),
  constraint price_override_weekday_known CHECK (((weekday >= 1) AND (weekday <= 7)))
);

create table primary_timeline (
  timeline bigint not null,
  seen_at timestamp with time zone default now() not null,
  constraint primary_timeline_pkey PRIMARY KEY (timeline)
);

create table property (
  id uuid default uuidv7() not null,
  account_id uuid not null,
  name text not null,
  category_id smallint not null,
  usage property_usage not null,
  city_id integer not null,
  district_id integer not null,
  street text,
  street_width numeric(5,1),
  facing facing,
  area numeric(12,2) not null,
  height numeric(8,2),
  width numeric(8,2),
  furnished furnished_status not null,
  advertiser_relation advertiser_relation not null,
  exclusive boolean default false not null,
  block_number text,
  lat double precision not null,
  lng double precision not null,
  location_approximate boolean default false not null,
  import_hash bytea,
  demo_fields text[] default '{}'::text[] not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  plan_number text,
  plot_number text,
  borders jsonb,
  short_address text,
  deed_kind deed_kind,
  mortgaged boolean,
  mortgage_details text,
  disputed boolean,
  dispute_details text,
  unregistered_rights boolean,
  unregistered_rights_details text,
  viewer_phone text,
  directions_ar text,
  directions_en text,
  deleted_at timestamp with time zone,
  updated_by uuid,
  constraint property_pkey PRIMARY KEY (id),
  constraint property_id_and_account UNIQUE (id, account_id),
  constraint property_imported_once UNIQUE (account_id, import_hash),
  constraint property_area_positive CHECK ((area > (0)::numeric)),
  constraint property_borders_by_side CHECK ((jsonb_typeof(borders) = 'object'::text)),
  constraint property_disclosed_in_words CHECK ((((mortgaged IS NOT TRUE) OR (mortgage_details IS NOT NULL)) AND ((disputed IS NOT TRUE) OR (dispute_details IS NOT NULL)) AND ((unregistered_rights IS NOT TRUE) OR (unregistered_rights_details IS NOT NULL)))),
  constraint property_name_length CHECK (((char_length(name) >= 4) AND (char_length(name) <= 150))),
  constraint property_numbers_length CHECK (((char_length(plan_number) <= 30) AND (char_length(plot_number) <= 30))),
  constraint property_point_near_the_kingdom CHECK ((((lat >= (16)::double precision) AND (lat <= (32.4)::double precision)) AND ((lng >= (34.3)::double precision) AND (lng <= (55.8)::double precision)))),
  constraint property_short_address_form CHECK ((short_address ~ '^[A-Z]{4}[0-9]{4}$'::text)),
  constraint property_viewer_phone_10_to_11 CHECK ((viewer_phone ~ '^[0-9]{10,11}$'::text))
);

create table purchase (
  id uuid default uuidv7() not null,
  number bigint default public_number(nextval('purchase_number'::regclass)) not null,
  account_id uuid not null,
  person_id uuid,
  buyer_name text not null,
  plan_id uuid not null,
  plan_version integer not null,
  period plan_period not null,
  name_ar text not null,
  name_en text not null,
  ads integer not null,
  special_ads integer not null,
  special_days integer not null,
  amount bigint not null,
  vat bigint not null,
  vat_percent smallint not null,
  terms_slug text not null,
  terms_version integer not null,
  method payment_method not null,
  after_id uuid,
  state purchase_state default 'pending'::purchase_state not null,
  waits_until timestamp with time zone not null,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  constraint purchase_pkey PRIMARY KEY (id),
  constraint purchase_number_unique UNIQUE (number),
  constraint purchase_amount_positive CHECK ((amount > 0)),
  constraint purchase_held_by_card_or_transfer CHECK ((method = ANY (ARRAY['card'::payment_method, 'bank_transfer'::payment_method]))),
  constraint purchase_paid_has_its_instant CHECK (((state = 'paid'::purchase_state) = (paid_at IS NOT NULL))),
  constraint purchase_vat_within_amount CHECK (((vat >= 0) AND (vat < amount)))
);

create table push_delivery (
  dispatch_id uuid not null,
  subscription_id uuid not null,
  sent_at timestamp with time zone not null,
  constraint push_delivery_once PRIMARY KEY (dispatch_id, subscription_id)
);

create table push_subscription (
  id uuid default uuidv7() not null,
  token_id uuid not null,
  endpoint text not null,
  p256dh bytea not null,
  auth bytea not null,
  created_at timestamp with time zone not null,
  constraint push_subscription_pkey PRIMARY KEY (id),
  constraint push_subscription_once_a_browser UNIQUE (endpoint),
  constraint push_subscription_once_a_session UNIQUE (token_id),
  constraint push_subscription_endpoint_length CHECK (((char_length(endpoint) >= 10) AND (char_length(endpoint) <= 1000))),
  constraint push_subscription_keys_whole CHECK (((octet_length(p256dh) = 65) AND (octet_length(auth) = 16)))
);

create table quote (
  id uuid default uuidv7() not null,
  unit_id uuid not null,
  period smallint not null,
  start_date date not null,
  end_date date not null,
  start_time time without time zone,
  end_time time without time zone,
  terms jsonb not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  reservation_id uuid,
  constraint quote_pkey PRIMARY KEY (id),
  constraint quote_hours_on_one_day CHECK (((period <> 1) OR ((start_date = end_date) AND (start_time < end_time)))),
  constraint quote_period_known CHECK (((period >= 1) AND (period <= 4))),
  constraint quote_stay_has_length CHECK (((period = 1) OR (start_date < end_date))),
  constraint quote_times_are_for_hours CHECK (((period = 1) = ((start_time IS NOT NULL) AND (end_time IS NOT NULL))))
);

create table rate_bucket (
  rule text not null,
  caller bytea not null,
  full_at timestamp with time zone not null,
  constraint rate_bucket_pkey PRIMARY KEY (rule, caller)
) with (fillfactor=70);

create table recovery_code (
  operator_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (operator_id, code_hash)
);

create table refund (
  id uuid default uuidv7() not null,
  payment_id uuid not null,
  amount bigint not null,
  reason refund_reason not null,
  state refund_state default 'requested'::refund_state not null,
  created_at timestamp with time zone not null,
  done_at timestamp with time zone,
  claimed_until timestamp with time zone,
  bank_reference text,
  sent_by uuid,
  charge_id uuid,
  failures integer default 0 not null,
  failed_at timestamp with time zone,
  failure text,
  taken_by uuid,
  taken_at timestamp with time zone,
  otherwise_reason text,
  proposed_by uuid,
  proposed_reference text,
  constraint refund_pkey PRIMARY KEY (id),
  constraint refund_amount_positive CHECK ((amount > 0)),
  constraint refund_by_bank_is_whole CHECK ((num_nulls(bank_reference, sent_by) = ANY (ARRAY[0, 2]))),
  constraint refund_failures_are_whole CHECK (((failures >= 0) AND (num_nulls(failed_at, failure) =
CASE
    WHEN (failures = 0) THEN 2
    ELSE 0
END))),
  constraint refund_names_charge CHECK ((charge_id IS NOT NULL)),
  constraint refund_proposal_is_whole CHECK ((num_nulls(proposed_by, proposed_reference) = ANY (ARRAY[0, 2]))),
  constraint refund_proposal_of_taken CHECK (((proposed_by IS NULL) OR (taken_by IS NOT NULL))),
  constraint refund_second_is_another CHECK (((proposed_by IS NULL) OR (bank_reference IS DISTINCT FROM proposed_reference) OR (proposed_by <> sent_by))),
  constraint refund_taken_ends_by_bank CHECK (((taken_by IS NULL) OR ((state = 'done'::refund_state) = (bank_reference IS NOT NULL)))),
  constraint refund_taken_is_not_sent CHECK (((taken_by IS NULL) OR (claimed_until IS NULL))),
  constraint refund_taken_is_whole CHECK ((num_nulls(taken_by, taken_at, otherwise_reason) = ANY (ARRAY[0, 3])))
);

create table region (
  id smallint not null,
  iso text not null,
  slug text not null,
  name_ar text not null,
  name_en text not null,
  lat double precision not null,
  lng double precision not null,
  constraint region_pkey PRIMARY KEY (id),
  constraint region_iso_unique UNIQUE (iso),
  constraint region_slug_unique UNIQUE (slug)
);

create table register_inquiry (
  id uuid default uuidv7() not null,
  account_id uuid not null,
  asked_at timestamp with time zone not null,
  constraint register_inquiry_pkey PRIMARY KEY (id)
);

create table register_recheck (
  verification_id uuid not null,
  asked_at timestamp with time zone not null,
  constraint register_recheck_pkey PRIMARY KEY (verification_id)
);

create table rent_freeze (
  id uuid default uuidv7() not null,
  city_id integer not null,
  usages property_usage[] not null,
  starts_on date not null,
  ends_on date,
  operator_id uuid,
  reason text not null,
  created_at timestamp with time zone default now() not null,
  constraint rent_freeze_pkey PRIMARY KEY (id),
  constraint rent_freeze_one_from_a_day UNIQUE (city_id, starts_on),
  constraint rent_freeze_ends_after_its_start CHECK ((ends_on >= starts_on))
);

create table report (
  id uuid default uuidv7() not null,
  account_id uuid not null,
  reason report_reason not null,
  text text,
  address_hash bytea not null,
  created_at timestamp with time zone not null,
  case_id uuid not null,
  constraint report_pkey PRIMARY KEY (id),
  constraint report_once_per_case UNIQUE (case_id, account_id),
  constraint report_other_says_what CHECK (((reason <> 'other'::report_reason) OR (text IS NOT NULL))),
  constraint report_text_length CHECK (((char_length(text) >= 1) AND (char_length(text) <= 1000)))
);

create table report_case (
  id uuid default uuidv7() not null,
  number bigint default public_number(nextval('report_number'::regclass)) not null,
  ad_id uuid,
  about_account_id uuid,
  evaluation_id uuid,
  message_id uuid,
  reported_account_id uuid not null,
  opened_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  answer text,
  answered_at timestamp with time zone,
  decision report_decision,
  decided_at timestamp with time zone,
  operator_id uuid,
  decision_reason text,
  appeal_until timestamp with time zone,
  appeal text,
  appealed_at timestamp with time zone,
  appeal_account_id uuid,
  appeal_outcome appeal_outcome,
  appeal_decided_at timestamp with time zone,
  appeal_operator_id uuid,
  appeal_reason text,
  constraint report_case_pkey PRIMARY KEY (id),
  constraint report_case_number_unique UNIQUE (number),
  constraint report_case_about_one_thing CHECK ((num_nonnulls(ad_id, about_account_id, evaluation_id, message_id) = 1)),
  constraint report_case_answer_is_whole CHECK ((num_nulls(answer, answered_at) = ANY (ARRAY[0, 2]))),
  constraint report_case_answer_length CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 2000))),
  constraint report_case_answered_in_time CHECK (((answered_at < due_at) AND ((decided_at IS NULL) OR (answered_at <= decided_at)))),
  constraint report_case_appeal_decided_by_another CHECK ((appeal_operator_id <> operator_id)),
  constraint report_case_appeal_decision_is_whole CHECK (((num_nulls(appeal_outcome, appeal_decided_at, appeal_operator_id, appeal_reason) = ANY (ARRAY[0, 4])) AND ((appeal_outcome IS NULL) OR (appeal IS NOT NULL)))),
  constraint report_case_appeal_is_whole CHECK ((num_nulls(appeal, appealed_at, appeal_account_id) = ANY (ARRAY[0, 3]))),
  constraint report_case_appeal_length CHECK (((char_length(appeal) >= 1) AND (char_length(appeal) <= 2000))),
  constraint report_case_appealed_in_time CHECK (((appealed_at IS NULL) OR ((decided_at IS NOT NULL) AND (appealed_at < appeal_until)))),
  constraint report_case_decision_fits_thing CHECK (
CASE (decision)::text
    WHEN 'ad_hidden'::text THEN (ad_id IS NOT NULL)
    WHEN 'ad_closed'::text THEN (ad_id IS NOT NULL)
    WHEN 'evaluation_hidden'::text THEN (evaluation_id IS NOT NULL)
    WHEN 'message_hidden'::text THEN (message_id IS NOT NULL)
    WHEN 'account_warned'::text THEN (about_account_id IS NOT NULL)
    WHEN 'account_suspended'::text THEN (about_account_id IS NOT NULL)
    ELSE true
END),
  constraint report_case_decision_is_whole CHECK ((num_nulls(decision, decided_at, operator_id, decision_reason, appeal_until) = ANY (ARRAY[0, 5]))),
  constraint report_case_due_after_opening CHECK ((due_at > opened_at))
);

create table request (
  id uuid default uuidv7() not null,
  number bigint default public_number(nextval('request_number'::regclass)) not null,
  account_id uuid not null,
  person_id uuid,
  kind request_kind not null,
  purpose ad_purpose not null,
  category_id smallint not null,
  city_id integer not null,
  district_ids integer[] default '{}'::integer[] not null,
  drawn text,
  ground polygon[] default '{}'::polygon[] not null,
  title text not null,
  description text,
  lang text not null,
  area_min numeric(12,2),
  area_max numeric(12,2),
  length numeric(8,2),
  width numeric(8,2),
  price_min bigint,
  price_max bigint,
  period smallint,
  starts_on date,
  ends_on date,
  features text[] default '{}'::text[] not null,
  by_phone boolean not null,
  by_whatsapp boolean not null,
  by_message boolean not null,
  state request_state default 'published'::request_state not null,
  held_at timestamp with time zone,
  held_reason text,
  looked_at timestamp with time zone,
  views integer default 0 not null,
  copy_of uuid,
  created_at timestamp with time zone not null,
  published_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  reminded_at timestamp with time zone,
  floors text[] default '{}'::text[] not null,
  constraint request_pkey PRIMARY KEY (id),
  constraint request_number_unique UNIQUE (number),
  constraint request_area_in_order CHECK (((area_min > (0)::numeric) AND (area_max > (0)::numeric) AND ((area_min IS NULL) OR (area_max IS NULL) OR (area_min <= area_max)))),
  constraint request_can_be_answered CHECK ((by_phone OR by_whatsapp OR by_message)),
  constraint request_dates_in_order CHECK (((num_nulls(starts_on, ends_on) = ANY (ARRAY[0, 2])) AND (starts_on < ends_on))),
  constraint request_description_length CHECK (((char_length(description) >= 1) AND (char_length(description) <= 2000))),
  constraint request_ends_after_it_began CHECK ((expires_at > published_at)),
  constraint request_floors_known CHECK ((array_to_string(floors, ','::text) ~ '^((ground|upper|last|[1-9][0-9]?)(,(ground|upper|last|[1-9][0-9]?))*)?$'::text)),
  constraint request_held_is_not_published CHECK (((held_at IS NULL) OR (state <> 'published'::request_state))),
  constraint request_held_with_reason CHECK (((held_at IS NULL) = (held_reason IS NULL))),
  constraint request_lang_known CHECK ((lang = ANY (ARRAY['ar'::text, 'en'::text]))),
  constraint request_period_of_rent CHECK ((((purpose = 'rent'::ad_purpose) = (period IS NOT NULL)) AND ((period >= 1) AND (period <= 4)))),
  constraint request_place_named_or_drawn CHECK ((((drawn IS NULL) = (cardinality(ground) = 0)) AND ((drawn IS NULL) OR (district_ids = '{}'::integer[])))),
  constraint request_price_in_order CHECK (((price_min > 0) AND (price_max > 0) AND ((price_min IS NULL) OR (price_max IS NULL) OR (price_min <= price_max)))),
  constraint request_sides_positive CHECK (((length > (0)::numeric) AND (width > (0)::numeric))),
  constraint request_title_length CHECK (((char_length(title) >= 4) AND (char_length(title) <= 100)))
);

create table request_answer (
  id uuid default uuidv7() not null,
  request_id uuid not null,
  account_id uuid not null,
  person_id uuid,
  unit_id uuid,
  note text,
  at timestamp with time zone not null,
  constraint request_answer_pkey PRIMARY KEY (id),
  constraint request_answer_once_per_unit UNIQUE (request_id, unit_id),
  constraint request_answer_note_length CHECK (((char_length(note) >= 1) AND (char_length(note) <= 500)))
);

create table request_contact (
  id uuid default uuidv7() not null,
  request_id uuid not null,
  answer_id uuid,
  account_id uuid not null,
  channel text not null,
  at timestamp with time zone not null,
  constraint request_contact_pkey PRIMARY KEY (id),
  constraint request_contact_channel_known CHECK ((channel = ANY (ARRAY['phone'::text, 'whatsapp'::text])))
);

create table request_fit (
  request_id uuid not null,
  account_id uuid not null,
  units integer not null,
  at timestamp with time zone not null,
  told_at timestamp with time zone,
  constraint request_fit_once PRIMARY KEY (account_id, request_id),
  constraint request_fit_of_units CHECK ((units > 0)),
  constraint request_fit_told_after CHECK ((told_at >= at))
);

create table request_telling (
  account_id uuid not null,
  every request_every not null,
  changed_at timestamp with time zone not null,
  constraint request_telling_pkey PRIMARY KEY (account_id)
);

create table request_visit (
  request_id uuid not null,
  day date not null,
  visitor bytea not null,
  constraint request_visit_once_a_day PRIMARY KEY (request_id, day, visitor)
);

create table reservation (
  id uuid default uuidv7() not null,
  number bigint default public_number(nextval('reservation_number'::regclass)) not null,
  quote_id uuid,
  unit_id uuid not null,
  guest_account_id uuid not null,
  host_account_id uuid not null,
  period smallint not null,
  start_date date not null,
  end_date date not null,
  start_time time without time zone,
  end_time time without time zone,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  state reservation_state not null,
  method payment_method not null,
  hold_until timestamp with time zone,
  total bigint not null,
  tax bigint not null,
  down_payment bigint not null,
  security_deposit bigint not null,
  terms jsonb not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  answer_until timestamp with time zone,
  ejar_contract text,
  terms_slug text,
  terms_version integer,
  secured_at timestamp with time zone,
  constraint reservation_pkey PRIMARY KEY (id),
  constraint reservation_number_unique UNIQUE (number),
  constraint reservation_one_per_quote UNIQUE (quote_id),
  constraint reservation_amounts_fit CHECK (((total > 0) AND ((tax >= 0) AND (tax <= total)) AND ((down_payment >= 1) AND (down_payment <= total)) AND (security_deposit >= 0))),
  constraint reservation_ejar_contract_form CHECK ((ejar_contract ~ '^[0-9A-Za-z/-]{4,30}$'::text)),
  constraint reservation_guest_is_not_host CHECK ((guest_account_id <> host_account_id)),
  constraint reservation_held_by_card_or_transfer CHECK ((method = ANY (ARRAY['card'::payment_method, 'bank_transfer'::payment_method]))),
  constraint reservation_hold_has_an_end CHECK (((state <> 'pending'::reservation_state) OR (hold_until IS NOT NULL))),
  constraint reservation_period_known CHECK (((period >= 1) AND (period <= 4))),
  constraint reservation_question_has_an_end CHECK (((state <> 'waiting_for_approval'::reservation_state) OR (answer_until IS NOT NULL))),
  constraint reservation_starts_before_it_ends CHECK ((starts_at < ends_at)),
  constraint reservation_terms_whole CHECK (((terms_slug IS NULL) = (terms_version IS NULL)))
);

create table reservation_change (
  id uuid default uuidv7() not null,
  reservation_id uuid not null,
  state reservation_change_state not null,
  needs_answer boolean not null,
  wait_until timestamp with time zone,
  pay bigint not null,
  back bigint not null,
  reason text,
  old_start_date date not null,
  old_end_date date not null,
  old_start_time time without time zone,
  old_end_time time without time zone,
  old_terms jsonb not null,
  new_start_date date not null,
  new_end_date date not null,
  new_start_time time without time zone,
  new_end_time time without time zone,
  new_terms jsonb not null,
  person_id uuid,
  asked_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint reservation_change_pkey PRIMARY KEY (id),
  constraint reservation_change_of_a_stay CHECK (((old_start_date <= old_end_date) AND (new_start_date <= new_end_date))),
  constraint reservation_change_pays_or_gives_back CHECK (((pay >= 0) AND (back >= 0) AND ((pay = 0) OR (back = 0)))),
  constraint reservation_change_unpaid_has_an_amount CHECK (((state <> 'unpaid'::reservation_change_state) OR (pay > 0))),
  constraint reservation_change_waits_with_an_end CHECK ((((state = ANY (ARRAY['unpaid'::reservation_change_state, 'asked'::reservation_change_state])) = (closed_at IS NULL)) AND ((closed_at IS NOT NULL) OR (wait_until IS NOT NULL))))
);

create table reservation_edge (
  event text not null,
  from_state reservation_state not null,
  to_state reservation_state not null,
  mover reservation_mover not null,
  constraint reservation_edge_pkey PRIMARY KEY (event, from_state, to_state)
);

create table reservation_reminder (
  reservation_id uuid not null,
  kind reservation_reminder_kind not null,
  reminded_at timestamp with time zone not null,
  constraint reservation_reminder_once PRIMARY KEY (reservation_id, kind)
);

create table reservation_transition (
  id uuid default uuidv7() not null,
  reservation_id uuid not null,
  from_state reservation_state,
  to_state reservation_state not null,
  event text not null,
  person_id uuid,
  at timestamp with time zone not null,
  reason text,
  paid bigint,
  refund bigint,
  operator_id uuid,
  constraint reservation_transition_pkey PRIMARY KEY (id),
  constraint reservation_life_begins_held CHECK (((from_state IS NOT NULL) OR ((event = 'hold'::text) AND (to_state = 'pending'::reservation_state)))),
  constraint reservation_step_refund_within_paid CHECK ((((paid IS NULL) = (refund IS NULL)) AND ((refund >= 0) AND (refund <= paid))))
);

create table revision (
  id uuid default uuidv7() not null,
  account_id uuid not null,
  property_id uuid not null,
  unit_id uuid,
  state revision_state default 'waiting'::revision_state not null,
  version integer default 1 not null,
  before jsonb not null,
  after jsonb not null,
  sent_at timestamp with time zone not null,
  constraint revision_pkey PRIMARY KEY (id),
  constraint revision_changes_something CHECK ((after <> '{}'::jsonb)),
  constraint revision_content_is_object CHECK (((jsonb_typeof(before) = 'object'::text) AND (jsonb_typeof(after) = 'object'::text))),
  constraint revision_version_positive CHECK ((version > 0))
);

create table revision_edge (
  from_state revision_state not null,
  to_state revision_state not null,
  movers ad_mover[] not null,
  constraint revision_edge_pkey PRIMARY KEY (from_state, to_state),
  constraint revision_edge_has_movers CHECK ((cardinality(movers) > 0))
);

create table revision_transition (
  id uuid default uuidv7() not null,
  revision_id uuid not null,
  from_state revision_state,
  to_state revision_state not null,
  version integer not null,
  person_id uuid,
  operator_id uuid,
  reason text default ''::text not null,
  asked jsonb,
  at timestamp with time zone not null,
  constraint revision_transition_pkey PRIMARY KEY (id),
  constraint revision_operator_decides CHECK (((operator_id IS NULL) OR (to_state = ANY (ARRAY['changes_asked'::revision_state, 'approved'::revision_state, 'refused'::revision_state])))),
  constraint revision_transition_asked_is_list CHECK ((jsonb_typeof(asked) = 'array'::text))
);

create table sandbox_gateway.payment (
  id uuid not null,
  status text not null,
  amount bigint not null,
  currency text not null,
  refunded bigint default 0 not null,
  description text,
  callback_url text not null,
  company text not null,
  name text not null,
  number_masked text not null,
  issuer_code text not null,
  response_code text,
  message text,
  paid_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  source_type text default 'creditcard'::text not null,
  otp_token uuid,
  token text,
  withheld boolean default false not null,
  constraint payment_pkey PRIMARY KEY (id),
  constraint payment_amount_at_least_100 CHECK ((amount >= 100)),
  constraint payment_currency_sar CHECK ((currency = 'SAR'::text)),
  constraint payment_otp_of_wallet CHECK (((source_type = 'stcpay'::text) = (otp_token IS NOT NULL))),
  constraint payment_paid_has_its_instant CHECK (((status = 'paid'::text) = (paid_at IS NOT NULL))),
  constraint payment_refunded_within_amount CHECK (((refunded >= 0) AND (refunded <= amount))),
  constraint payment_source_known CHECK ((source_type = ANY (ARRAY['creditcard'::text, 'stcpay'::text, 'applepay'::text]))),
  constraint payment_status_known CHECK ((status = ANY (ARRAY['initiated'::text, 'paid'::text, 'failed'::text])))
);

create table sandbox_gateway.refund (
  id uuid not null,
  payment_id uuid not null,
  amount bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint refund_pkey PRIMARY KEY (id)
);

create table sandbox_gateway.token (
  id text not null,
  company text not null,
  name text not null,
  number_masked text not null,
  issuer_code text not null,
  month smallint not null,
  year smallint not null,
  created_at timestamp with time zone not null,
  constraint token_pkey PRIMARY KEY (id)
);

create table saved_search (
  id uuid default uuidv7() not null,
  account_id uuid not null,
  name text not null,
  query jsonb not null,
  fingerprint text generated always as (md5((query)::text)) stored not null,
  filters jsonb not null,
  words text[] not null,
  every alert_every not null,
  kinds alert_kind[] not null,
  keys text[] not null,
  dated boolean not null,
  period smallint,
  price_min bigint,
  price_max bigint,
  districts text[] not null,
  rooms smallint[] not null,
  watched_from timestamp with time zone not null,
  paused_at timestamp with time zone,
  looked_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint saved_search_pkey PRIMARY KEY (id),
  constraint saved_search_once_per_account UNIQUE (account_id, fingerprint),
  constraint saved_search_asks_for_something CHECK ((query <> '{}'::jsonb)),
  constraint saved_search_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint saved_search_tells_of_something CHECK ((cardinality(kinds) > 0))
);

create table search_alert (
  id uuid default uuidv7() not null,
  search_id uuid not null,
  ad_id uuid not null,
  kind alert_kind not null,
  cause bigint not null,
  price bigint,
  price_before bigint,
  at timestamp with time zone not null,
  told_at timestamp with time zone,
  constraint search_alert_pkey PRIMARY KEY (id),
  constraint search_alert_once UNIQUE (search_id, ad_id, kind, cause),
  constraint search_alert_price_lower CHECK (((kind <> 'price_drop'::alert_kind) OR ((price IS NOT NULL) AND (price_before IS NOT NULL) AND (price < price_before))))
);

create table search_change (
  seq bigint generated always as identity not null,
  ad_number bigint,
  changed_in xid8 default pg_current_xact_id() not null,
  at timestamp with time zone default now() not null,
  only_taken boolean default false not null,
  constraint search_change_pkey PRIMARY KEY (seq)
);

create table search_checkpoint (
  id uuid not null,
  at timestamp with time zone default now() not null,
  constraint search_checkpoint_pkey PRIMARY KEY (id)
);

create table search_day (
  day date not null,
  searches bigint not null,
  without_results bigint not null,
  constraint search_day_pkey PRIMARY KEY (day),
  constraint search_day_counts CHECK (((searches > 0) AND (without_results >= 0) AND (without_results <= searches)))
);

create table season_dates (
  id uuid default uuidv7() not null,
  season season not null,
  starts_on date not null,
  ends_on date not null,
  created_at timestamp with time zone default now() not null,
  constraint season_dates_pkey PRIMARY KEY (id),
  constraint season_dates_apart EXCLUDE USING gist (season WITH =, daterange(starts_on, ends_on, '[]'::text) WITH &&),
  constraint season_dates_start_before_they_end CHECK ((starts_on <= ends_on))
);

create table seen_ad (
  number bigint not null,
  "row" jsonb not null,
  taken jsonb not null,
  seen_at timestamp with time zone not null,
  constraint seen_ad_pkey PRIMARY KEY (number)
);

create table seen_until (
  only_one boolean default true not null,
  watermark text not null,
  read_at timestamp with time zone not null,
  constraint seen_until_pkey PRIMARY KEY (only_one),
  constraint seen_until_is_one CHECK (only_one)
);

create table service (
  id uuid default uuidv7() not null,
  unit_id uuid not null,
  name_ar text not null,
  name_en text not null,
  price bigint not null,
  charge service_charge not null,
  mandatory boolean default false not null,
  constraint service_pkey PRIMARY KEY (id),
  constraint service_price_not_negative CHECK ((price >= 0))
);

create table service_template (
  id uuid default uuidv7() not null,
  account_id uuid not null,
  name_ar text not null,
  name_en text not null,
  price bigint not null,
  charge service_charge not null,
  mandatory boolean not null,
  created_at timestamp with time zone not null,
  constraint service_template_pkey PRIMARY KEY (id),
  constraint service_template_named_once UNIQUE (account_id, name_ar),
  constraint service_template_named_in_both CHECK (((name_ar <> ''::text) AND (name_en <> ''::text))),
  constraint service_template_price_not_negative CHECK ((price >= 0))
);

create table setting (
  key text not null,
  effective_from timestamp with time zone default '2026-01-01 00:00:00+00'::timestamp with time zone not null,
  type text not null,
  value jsonb not null,
  source text not null,
  operator_id uuid,
  constraint setting_pkey PRIMARY KEY (key, effective_from),
  constraint setting_type_known CHECK ((type = ANY (ARRAY['seconds'::text, 'percent'::text, 'halalas'::text, 'count'::text, 'text'::text, 'boolean'::text]))),
  constraint setting_value_has_its_type CHECK (
CASE type
    WHEN 'text'::text THEN (jsonb_typeof(value) = 'string'::text)
    WHEN 'boolean'::text THEN (jsonb_typeof(value) = 'boolean'::text)
    ELSE (jsonb_typeof(value) = 'number'::text)
END)
);

create table sign_in_challenge (
  id uuid default uuidv7() not null,
  phone text not null,
  address_hash bytea not null,
  channel message_channel not null,
  lang text not null,
  code_hash bytea,
  tries smallint default 0 not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  proved_at timestamp with time zone,
  used_at timestamp with time zone,
  known_device boolean default false not null,
  door text default 'site'::text not null,
  country text,
  undelivered_at timestamp with time zone,
  constraint sign_in_challenge_pkey PRIMARY KEY (id),
  constraint sign_in_challenge_country_of_foreign CHECK (((is_foreign_phone(phone) = (country IS NOT NULL)) AND (country ~ '^[A-Z]{2}$'::text))),
  constraint sign_in_challenge_door_known CHECK ((door = ANY (ARRAY['site'::text, 'console'::text]))),
  constraint sign_in_challenge_phone_is_mobile CHECK ((phone ~
CASE
    WHEN is_foreign_phone(phone) THEN '^\+[1-9][0-9]{6,14}$'::text
    ELSE '^\+9665[0-9]{8}$'::text
END)),
  constraint sign_in_challenge_tries_limit CHECK (((tries >= 0) AND (tries <= 5)))
);

create table space (
  id uuid default uuidv7() not null,
  property_id uuid not null,
  name text not null,
  constraint space_pkey PRIMARY KEY (id)
);

create table team_invitation (
  id uuid default uuidv7() not null,
  account_id uuid not null,
  phone text not null,
  role team_role not null,
  invited_by uuid,
  state team_invitation_state default 'open'::team_invitation_state not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint team_invitation_pkey PRIMARY KEY (id),
  constraint team_invitation_ends_later CHECK ((expires_at > created_at)),
  constraint team_invitation_open_until_decided CHECK (((state = 'open'::team_invitation_state) = (decided_at IS NULL)))
);

create table team_member (
  account_id uuid not null,
  person_id uuid not null,
  role team_role not null,
  added_at timestamp with time zone default now() not null,
  id uuid default uuidv7() not null,
  added_by uuid,
  constraint team_member_pkey PRIMARY KEY (account_id, person_id),
  constraint team_member_id_unique UNIQUE (id)
);

create table ticket (
  id uuid default uuidv7() not null,
  number bigint default public_number(nextval('ticket_number'::regclass)) not null,
  account_id uuid,
  person_id uuid,
  name text,
  phone text,
  email text,
  lang text not null,
  kind ticket_kind not null,
  subject text not null,
  state ticket_state default 'open'::ticket_state not null,
  state_since timestamp with time zone not null,
  address_hash bytea not null,
  once_hash bytea not null,
  fingerprint bytea not null,
  created_at timestamp with time zone not null,
  ad_id uuid,
  reservation_id uuid,
  constraint ticket_pkey PRIMARY KEY (id),
  constraint ticket_number_unique UNIQUE (number),
  constraint ticket_once_per_key UNIQUE (once_hash),
  constraint ticket_about_one_thing CHECK ((num_nonnulls(ad_id, reservation_id) <= 1)),
  constraint ticket_has_a_sender CHECK ((((account_id IS NOT NULL) AND (person_id IS NOT NULL) AND (num_nonnulls(name, phone, email) = 0)) OR ((account_id IS NULL) AND (person_id IS NULL) AND (name IS NOT NULL) AND (phone IS NOT NULL)))),
  constraint ticket_lang_known CHECK ((lang = ANY (ARRAY['ar'::text, 'en'::text]))),
  constraint ticket_name_length CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint ticket_subject_length CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 120)))
);

create table ticket_attachment (
  id uuid default uuidv7() not null,
  message_id uuid,
  kind ticket_attachment_kind not null,
  file_key text not null,
  size integer not null,
  address_hash bytea not null,
  created_at timestamp with time zone not null,
  constraint ticket_attachment_pkey PRIMARY KEY (id),
  constraint ticket_attachment_file_once UNIQUE (file_key),
  constraint ticket_attachment_one_a_message UNIQUE (message_id),
  constraint ticket_attachment_size_positive CHECK ((size > 0))
);

create table ticket_message (
  id uuid default uuidv7() not null,
  ticket_id uuid not null,
  "position" integer not null,
  operator_id uuid,
  text text not null,
  created_at timestamp with time zone not null,
  person_id uuid,
  constraint ticket_message_pkey PRIMARY KEY (id),
  constraint ticket_message_once_in_place UNIQUE (ticket_id, "position"),
  constraint ticket_message_begins_with_the_sender CHECK ((("position" > 1) OR (operator_id IS NULL))),
  constraint ticket_message_hundred_a_ticket CHECK (("position" <= 100)),
  constraint ticket_message_position_counts CHECK (("position" > 0)),
  constraint ticket_message_text_length CHECK (((char_length(text) >= 1) AND (char_length(text) <= 4000)))
);

create table ticket_rating (
  ticket_id uuid not null,
  score smallint not null,
  text text,
  created_at timestamp with time zone not null,
  constraint ticket_rating_once PRIMARY KEY (ticket_id),
  constraint ticket_rating_score_1_to_5 CHECK (((score >= 1) AND (score <= 5))),
  constraint ticket_rating_text_length CHECK (((char_length(text) >= 1) AND (char_length(text) <= 500)))
);

create table ticket_template (
  id uuid default uuidv7() not null,
  kind ticket_kind,
  title_ar text not null,
  title_en text not null,
  text_ar text not null,
  text_en text not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  retired_at timestamp with time zone,
  constraint ticket_template_pkey PRIMARY KEY (id),
  constraint ticket_template_marks_known CHECK ((regexp_replace((text_ar || text_en), '\{(name|number)\}'::text, ''::text, 'g'::text) !~ '[{}]'::text)),
  constraint ticket_template_text_length CHECK ((((char_length(text_ar) >= 1) AND (char_length(text_ar) <= 2000)) AND ((char_length(text_en) >= 1) AND (char_length(text_en) <= 2000)))),
  constraint ticket_template_title_length CHECK ((((char_length(title_ar) >= 2) AND (char_length(title_ar) <= 60)) AND ((char_length(title_en) >= 2) AND (char_length(title_en) <= 60))))
);

create table totp_use (
  operator_id uuid not null,
  step bigint not null,
  used_at timestamp with time zone not null,
  constraint totp_used_once PRIMARY KEY (operator_id, step)
);

create table transfer (
  id uuid default uuidv7() not null,
  due_id uuid not null,
  account_id uuid not null,
  reference text not null,
  state transfer_state default 'waiting'::transfer_state not null,
  waits_until timestamp with time zone not null,
  created_at timestamp with time zone not null,
  deposit_due_id uuid,
  constraint transfer_pkey PRIMARY KEY (id),
  constraint transfer_reference_once UNIQUE (reference),
  constraint transfer_reference_form CHECK ((reference ~ '^[A-HJ-NP-Z2-9]{8}$'::text))
);

create table transfer_receipt (
  id uuid default uuidv7() not null,
  transfer_id uuid not null,
  person_id uuid,
  file_key text,
  content_hash bytea,
  print bytea,
  alike_id uuid,
  was_late boolean not null,
  sent_at timestamp with time zone not null,
  received bigint,
  bank_reference text,
  proposed_by uuid,
  needs_second boolean default false not null,
  decision receipt_decision,
  decided_by uuid,
  decided_at timestamp with time zone,
  reason text,
  bank_line_id uuid,
  constraint transfer_receipt_pkey PRIMARY KEY (id),
  constraint transfer_receipt_file_once UNIQUE (file_key),
  constraint transfer_receipt_confirmed_names_money CHECK (((decision <> 'confirmed'::receipt_decision) OR (num_nulls(received, bank_reference) = 0))),
  constraint transfer_receipt_decision_is_whole CHECK ((num_nulls(decision, decided_by, decided_at) = ANY (ARRAY[0, 3]))),
  constraint transfer_receipt_large_has_second CHECK (((decision <> 'confirmed'::receipt_decision) OR (NOT needs_second) OR ((proposed_by IS NOT NULL) AND (proposed_by <> decided_by)))),
  constraint transfer_receipt_of_file_or_line CHECK ((num_nulls(person_id, file_key, content_hash, print) =
CASE
    WHEN (bank_line_id IS NULL) THEN 0
    ELSE 4
END)),
  constraint transfer_receipt_received_positive CHECK ((received > 0)),
  constraint transfer_receipt_refused_has_reason CHECK (((decision <> 'refused'::receipt_decision) OR (reason IS NOT NULL)))
);

create table unit (
  id uuid default uuidv7() not null,
  property_id uuid not null,
  account_id uuid not null,
  code text not null,
  name_ar text,
  name_en text,
  description_ar text,
  description_en text,
  area numeric(12,2) not null,
  rooms smallint,
  baths smallint,
  halls smallint,
  capacity smallint,
  age smallint,
  privacy unit_privacy default 'public'::unit_privacy not null,
  link_key text,
  tourism_permit_number text,
  tourism_permit_expires_on date,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  guests_max smallint,
  tenants text[] default '{}'::text[] not null,
  floor smallint,
  entrances smallint,
  house_rules_ar text,
  house_rules_en text,
  whole boolean default false not null,
  deleted_at timestamp with time zone,
  last_rent bigint,
  ejar_contract text,
  updated_by uuid,
  guests_included smallint,
  extra_guest_price bigint,
  top_floor boolean default false not null,
  constraint unit_pkey PRIMARY KEY (id),
  constraint unit_id_and_account UNIQUE (id, account_id),
  constraint unit_area_positive CHECK ((area > (0)::numeric)),
  constraint unit_ejar_contract_length CHECK ((char_length(ejar_contract) <= 30)),
  constraint unit_entrances_counted CHECK (((entrances >= 0) AND (entrances <= 99))),
  constraint unit_extra_guest_priced CHECK (((num_nonnulls(guests_included, extra_guest_price) <> 1) AND (guests_included > 0) AND (extra_guest_price > 0) AND ((guests_max IS NULL) OR (guests_included <= guests_max)))),
  constraint unit_floor_of_this_world CHECK (((floor >= '-9'::integer) AND (floor <= 200))),
  constraint unit_guests_max_positive CHECK ((guests_max > 0)),
  constraint unit_last_rent_positive CHECK ((last_rent > 0)),
  constraint unit_name_in_one_language CHECK ((COALESCE(name_ar, name_en) IS NOT NULL)),
  constraint unit_private_has_link_key CHECK (((privacy = 'public'::unit_privacy) OR (link_key IS NOT NULL))),
  constraint unit_tenants_known CHECK ((tenants <@ ARRAY['families'::text, 'singles'::text, 'women'::text, 'companies'::text, 'students'::text])),
  constraint unit_top_floor_above_ground CHECK (((NOT top_floor) OR (COALESCE((floor)::integer, 1) >= 0)))
);

create table unit_discount (
  unit_id uuid not null,
  rule discount_rule not null,
  days smallint not null,
  percent smallint not null,
  constraint unit_discount_pkey PRIMARY KEY (unit_id, rule, days),
  constraint unit_discount_days_of_its_rule CHECK (
CASE rule
    WHEN 'length'::discount_rule THEN (days = ANY (ARRAY[3, 7, 28]))
    WHEN 'early'::discount_rule THEN ((days >= 7) AND (days <= 365))
    ELSE ((days >= 0) AND (days <= 14))
END),
  constraint unit_discount_percent_1_to_90 CHECK (((percent >= 1) AND (percent <= 90)))
);

create table unit_feature (
  unit_id uuid not null,
  feature_slug text not null,
  constraint unit_feature_pkey PRIMARY KEY (unit_id, feature_slug)
);

create table unit_policy (
  unit_id uuid not null,
  instant boolean default true not null,
  arrival_time time without time zone default '16:00:00'::time without time zone not null,
  departure_time time without time zone default '12:00:00'::time without time zone not null,
  gap_minutes smallint default 0 not null,
  opens_at time without time zone default '08:00:00'::time without time zone not null,
  closes_at time without time zone default '23:00:00'::time without time zone not null,
  days_off smallint[] default '{}'::smallint[] not null,
  slot_minutes smallint default 60 not null,
  notice_minutes integer default 0 not null,
  horizon_days smallint default 365 not null,
  min_hours smallint default 1 not null,
  max_hours smallint default 24 not null,
  min_nights smallint default 1 not null,
  max_nights smallint default 90 not null,
  cancellation cancellation_policy default 'moderate'::cancellation_policy not null,
  down_payment_percent smallint default 30 not null,
  security_deposit bigint default 0 not null,
  weekday_opens_at time without time zone[] default '{}'::time without time zone[] not null,
  weekday_closes_at time without time zone[] default '{}'::time without time zone[] not null,
  arrival_days smallint[] default '{1,2,3,4,5,6,7}'::smallint[] not null,
  same_day_until time without time zone,
  min_months smallint default 1 not null,
  max_months smallint default 11 not null,
  min_years smallint default 1 not null,
  max_years smallint default 30 not null,
  constraint unit_policy_pkey PRIMARY KEY (unit_id),
  constraint unit_policy_arrival_after_departure_and_gap CHECK ((EXTRACT(epoch FROM arrival_time) >= (EXTRACT(epoch FROM departure_time) + ((gap_minutes * 60))::numeric))),
  constraint unit_policy_arrival_days_are_weekdays CHECK (((cardinality(arrival_days) > 0) AND (arrival_days <@ ARRAY[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint]))),
  constraint unit_policy_days_off_are_weekdays CHECK ((days_off <@ ARRAY[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint])),
  constraint unit_policy_down_payment_1_to_100 CHECK (((down_payment_percent >= 1) AND (down_payment_percent <= 100))),
  constraint unit_policy_gap_within_a_day CHECK (((gap_minutes >= 0) AND (gap_minutes <= 720))),
  constraint unit_policy_lengths CHECK (((1 <= min_hours) AND (min_hours <= max_hours) AND (1 <= min_nights) AND (min_nights <= max_nights))),
  constraint unit_policy_months CHECK (((1 <= min_months) AND (min_months <= max_months) AND (max_months <= 11))),
  constraint unit_policy_opens_before_it_closes CHECK ((opens_at < closes_at)),
  constraint unit_policy_security_deposit_not_negative CHECK ((security_deposit >= 0)),
  constraint unit_policy_slot_known CHECK ((slot_minutes = ANY (ARRAY[15, 30, 60, 120, 180, 240]))),
  constraint unit_policy_weekday_hours_in_order CHECK (weekday_hours_in_order(weekday_opens_at, weekday_closes_at, opens_at, closes_at)),
  constraint unit_policy_years CHECK (((1 <= min_years) AND (min_years <= max_years) AND (max_years <= 30)))
);

create table unit_price (
  unit_id uuid not null,
  kind price_kind not null,
  amount bigint not null,
  active boolean default true not null,
  updated_at timestamp with time zone default now() not null,
  payments_a_year smallint,
  constraint unit_price_pkey PRIMARY KEY (unit_id, kind),
  constraint unit_price_payments_of_a_year CHECK (((payments_a_year IS NULL) OR ((kind = 'yearly'::price_kind) AND (payments_a_year = ANY (ARRAY[1, 2, 4, 12]))))),
  constraint unit_price_positive CHECK ((amount > 0))
);

create table unit_space (
  unit_id uuid not null,
  space_id uuid not null,
  constraint unit_space_pkey PRIMARY KEY (unit_id, space_id)
);

create table wizard (
  person_id uuid not null,
  account_id uuid not null,
  property_id uuid,
  version bigint default nextval('wizard_version'::regclass) not null,
  content jsonb not null,
  started_at timestamp with time zone not null,
  saved_at timestamp with time zone not null,
  constraint wizard_one_open PRIMARY KEY (person_id, account_id),
  constraint wizard_content_is_object CHECK ((jsonb_typeof(content) = 'object'::text))
);

alter table access_token add constraint access_token_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table access_token add constraint access_token_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;

alter table account add constraint account_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE RESTRICT;

alter table account_profile add constraint account_profile_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table account_profile add constraint account_profile_city_fkey
  FOREIGN KEY (city_id) REFERENCES city(id) ON DELETE RESTRICT;

alter table ad add constraint ad_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table ad add constraint ad_licence_fkey
  FOREIGN KEY (licence_id) REFERENCES licence(id) ON DELETE RESTRICT;

alter table ad add constraint ad_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE RESTRICT;

alter table ad_day add constraint ad_day_ad_fkey
  FOREIGN KEY (ad_id) REFERENCES ad(id) ON DELETE CASCADE;

alter table ad_suspicion add constraint ad_suspicion_ad_fkey
  FOREIGN KEY (ad_id) REFERENCES ad(id) ON DELETE CASCADE;

alter table ad_transition add constraint ad_step_on_the_graph
  FOREIGN KEY (from_state, to_state) REFERENCES ad_edge(from_state, to_state) ON DELETE RESTRICT;

alter table ad_transition add constraint ad_transition_ad_fkey
  FOREIGN KEY (ad_id) REFERENCES ad(id) ON DELETE CASCADE;

alter table ad_transition add constraint ad_transition_answers_fkey
  FOREIGN KEY (answers) REFERENCES ad_transition(id) ON DELETE CASCADE;

alter table ad_transition add constraint ad_transition_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table ad_transition add constraint ad_transition_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL;

alter table ad_visit add constraint ad_visit_ad_fkey
  FOREIGN KEY (ad_id) REFERENCES ad(id) ON DELETE CASCADE;

alter table announcement add constraint announcement_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table arrival_code add constraint arrival_code_person_fkey
  FOREIGN KEY (updated_by) REFERENCES person(id) ON DELETE SET NULL;

alter table arrival_code add constraint arrival_code_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table audit_entry add constraint audit_entry_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table bank_line add constraint bank_line_closer_fkey
  FOREIGN KEY (closed_by) REFERENCES operator(id) ON DELETE RESTRICT;

alter table bank_line add constraint bank_line_gateway_settlement_fkey
  FOREIGN KEY (gateway_settlement_id) REFERENCES gateway_settlement(id) ON DELETE RESTRICT;

alter table bank_line add constraint bank_line_payout_fkey
  FOREIGN KEY (payout_id) REFERENCES payout(id) ON DELETE RESTRICT;

alter table bank_line add constraint bank_line_receipt_fkey
  FOREIGN KEY (receipt_id) REFERENCES transfer_receipt(id) ON DELETE RESTRICT;

alter table bank_line add constraint bank_line_refund_fkey
  FOREIGN KEY (refund_id) REFERENCES refund(id) ON DELETE RESTRICT;

alter table bank_line add constraint bank_line_statement_fkey
  FOREIGN KEY (statement_id) REFERENCES bank_statement(id) ON DELETE RESTRICT;

alter table bank_statement add constraint bank_statement_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table broadcast add constraint broadcast_city_fkey
  FOREIGN KEY (city_id) REFERENCES city(id) ON DELETE RESTRICT;

alter table broadcast add constraint broadcast_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table bulk_mapping add constraint bulk_mapping_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table bulk_row add constraint bulk_row_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table bulk_row add constraint bulk_row_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table calendar_feed add constraint calendar_feed_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL;

alter table calendar_feed add constraint calendar_feed_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table calendar_link add constraint calendar_link_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL;

alter table calendar_link add constraint calendar_link_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table city add constraint city_region_fkey
  FOREIGN KEY (region_id) REFERENCES region(id) ON DELETE RESTRICT;

alter table closure add constraint closure_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL;

alter table closure add constraint closure_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table compliance_call add constraint compliance_call_ad_fkey
  FOREIGN KEY (ad_id) REFERENCES ad(id) ON DELETE RESTRICT;

alter table compliance_call add constraint compliance_call_licence_fkey
  FOREIGN KEY (licence_id) REFERENCES licence(id) ON DELETE RESTRICT;

alter table consent add constraint consent_page_version_fkey
  FOREIGN KEY (slug, version) REFERENCES page_version(slug, version) ON DELETE RESTRICT;

alter table consent add constraint consent_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;

alter table contact_reveal add constraint contact_reveal_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL;

alter table contact_reveal add constraint contact_reveal_ad_fkey
  FOREIGN KEY (ad_id) REFERENCES ad(id) ON DELETE CASCADE;

alter table coupon add constraint coupon_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table coupon add constraint coupon_updated_by_fkey
  FOREIGN KEY (updated_by) REFERENCES person(id) ON DELETE SET NULL;

alter table coupon_unit add constraint coupon_unit_coupon_fkey
  FOREIGN KEY (coupon_id) REFERENCES coupon(id) ON DELETE CASCADE;

alter table coupon_unit add constraint coupon_unit_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table coupon_use add constraint coupon_use_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table coupon_use add constraint coupon_use_coupon_fkey
  FOREIGN KEY (coupon_id) REFERENCES coupon(id) ON DELETE CASCADE;

alter table coupon_use add constraint coupon_use_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE CASCADE;

alter table deposit add constraint deposit_payment_fkey
  FOREIGN KEY (payment_id) REFERENCES payment(id) ON DELETE RESTRICT;

alter table deposit add constraint deposit_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE RESTRICT;

alter table deposit_claim add constraint deposit_claim_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table deposit_claim add constraint deposit_claim_deposit_fkey
  FOREIGN KEY (reservation_id) REFERENCES deposit(reservation_id) ON DELETE RESTRICT;

alter table deposit_claim add constraint deposit_claim_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table deposit_claim add constraint deposit_claim_proposed_by_fkey
  FOREIGN KEY (proposed_by) REFERENCES operator(id) ON DELETE RESTRICT;

alter table deposit_photo add constraint deposit_photo_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table deposit_photo add constraint deposit_photo_claim_fkey
  FOREIGN KEY (claim_id) REFERENCES deposit_claim(id) ON DELETE RESTRICT;

alter table deposit_photo add constraint deposit_photo_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE RESTRICT;

alter table district add constraint district_city_fkey
  FOREIGN KEY (city_id) REFERENCES city(id) ON DELETE RESTRICT;

alter table district_alias add constraint district_alias_of_its_city
  FOREIGN KEY (district_id, city_id) REFERENCES district(id, city_id) ON UPDATE CASCADE ON DELETE RESTRICT;

alter table down_payment_change add constraint down_payment_change_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL;

alter table down_payment_change add constraint down_payment_change_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table due add constraint due_change_fkey
  FOREIGN KEY (change_id) REFERENCES reservation_change(id) ON DELETE RESTRICT;

alter table due add constraint due_purchase_fkey
  FOREIGN KEY (purchase_id) REFERENCES purchase(id) ON DELETE RESTRICT;

alter table due add constraint due_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE RESTRICT;

alter table due_reminder add constraint due_reminder_due_fkey
  FOREIGN KEY (due_id) REFERENCES due(id) ON DELETE CASCADE;

alter table email_challenge add constraint email_challenge_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;

alter table evaluation add constraint evaluation_author_fkey
  FOREIGN KEY (author_account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table evaluation add constraint evaluation_hidden_case_fkey
  FOREIGN KEY (hidden_case_id) REFERENCES report_case(id) ON DELETE RESTRICT;

alter table evaluation add constraint evaluation_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL;

alter table evaluation add constraint evaluation_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE RESTRICT;

alter table evaluation add constraint evaluation_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table evaluation_photo add constraint evaluation_photo_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table evaluation_photo add constraint evaluation_photo_evaluation_fkey
  FOREIGN KEY (evaluation_id) REFERENCES evaluation(id) ON DELETE RESTRICT;

alter table evaluation_photo add constraint evaluation_photo_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE RESTRICT;

alter table event add constraint event_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL;

alter table event add constraint event_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL;

alter table favourite add constraint favourite_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table favourite add constraint favourite_ad_fkey
  FOREIGN KEY (ad_id) REFERENCES ad(id) ON DELETE CASCADE;

alter table favourite_drop add constraint favourite_drop_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table favourite_drop add constraint favourite_drop_ad_fkey
  FOREIGN KEY (ad_id) REFERENCES ad(id) ON DELETE CASCADE;

alter table fee add constraint fee_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE RESTRICT;

alter table fee_change add constraint fee_change_fee_fkey
  FOREIGN KEY (reservation_id) REFERENCES fee(reservation_id) ON DELETE RESTRICT;

alter table fee_rate add constraint fee_rate_category_fkey
  FOREIGN KEY (category_id) REFERENCES category(id) ON DELETE CASCADE;

alter table fee_rate add constraint fee_rate_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table feed_conflict add constraint feed_conflict_feed_fkey
  FOREIGN KEY (feed_id) REFERENCES calendar_feed(id) ON DELETE CASCADE;

alter table feed_conflict add constraint feed_conflict_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE CASCADE;

alter table feed_span add constraint feed_span_feed_fkey
  FOREIGN KEY (feed_id) REFERENCES calendar_feed(id) ON DELETE CASCADE;

alter table gateway_settlement_line add constraint gateway_settlement_line_settlement_fkey
  FOREIGN KEY (settlement_id) REFERENCES gateway_settlement(id) ON DELETE RESTRICT;

alter table hidden_message add constraint hidden_message_case_fkey
  FOREIGN KEY (case_id) REFERENCES report_case(id) ON DELETE CASCADE;

alter table hidden_message add constraint hidden_message_message_fkey
  FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE CASCADE;

alter table idempotency_key add constraint idempotency_key_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table identity_check add constraint identity_check_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table identity_check add constraint identity_check_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;

alter table invoice add constraint invoice_buyer_fkey
  FOREIGN KEY (buyer_account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table invoice add constraint invoice_chain_without_gap
  FOREIGN KEY (issuer_id, before_icv, previous_hash) REFERENCES invoice(issuer_id, icv, hash) ON DELETE RESTRICT;

alter table invoice add constraint invoice_corrects_fkey
  FOREIGN KEY (corrects_id) REFERENCES invoice(id) ON DELETE RESTRICT;

alter table invoice add constraint invoice_fee_change_fkey
  FOREIGN KEY (fee_change_id) REFERENCES fee_change(id) ON DELETE RESTRICT;

alter table invoice add constraint invoice_issuer_fkey
  FOREIGN KEY (issuer_id) REFERENCES invoice_issuer(id) ON DELETE RESTRICT;

alter table invoice add constraint invoice_payment_fkey
  FOREIGN KEY (payment_id) REFERENCES payment(id) ON DELETE RESTRICT;

alter table invoice add constraint invoice_purchase_fkey
  FOREIGN KEY (purchase_id) REFERENCES purchase(id) ON DELETE RESTRICT;

alter table invoice add constraint invoice_refund_fkey
  FOREIGN KEY (refund_id) REFERENCES refund(id) ON DELETE RESTRICT;

alter table invoice add constraint invoice_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE RESTRICT;

alter table invoice add constraint invoice_series_without_gap
  FOREIGN KEY (issuer_id, kind, before_sequence) REFERENCES invoice(issuer_id, kind, sequence) ON DELETE RESTRICT;

alter table invoice_deferral add constraint invoice_deferral_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table invoice_deferral add constraint invoice_deferral_payment_fkey
  FOREIGN KEY (payment_id) REFERENCES payment(id) ON DELETE RESTRICT;

alter table invoice_issuer add constraint invoice_issuer_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table invoice_submission add constraint invoice_submission_invoice_fkey
  FOREIGN KEY (invoice_id) REFERENCES invoice(id) ON DELETE RESTRICT;

alter table invoicing add constraint invoicing_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table kept_card add constraint kept_card_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table lead_note add constraint lead_note_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table lead_note add constraint lead_note_reveal_fkey
  FOREIGN KEY (reveal_id) REFERENCES contact_reveal(id) ON DELETE CASCADE;

alter table lead_note add constraint lead_note_with_account_fkey
  FOREIGN KEY (with_account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table ledger_entry add constraint ledger_entry_credit_party_fkey
  FOREIGN KEY (credit_party_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table ledger_entry add constraint ledger_entry_debit_party_fkey
  FOREIGN KEY (debit_party_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table ledger_entry add constraint ledger_entry_fee_change_fkey
  FOREIGN KEY (fee_change_id) REFERENCES fee_change(id) ON DELETE RESTRICT;

alter table ledger_entry add constraint ledger_entry_gateway_settlement_fkey
  FOREIGN KEY (gateway_settlement_id) REFERENCES gateway_settlement(id) ON DELETE RESTRICT;

alter table ledger_entry add constraint ledger_entry_money_case_fkey
  FOREIGN KEY (money_case_id) REFERENCES money_case(id) ON DELETE RESTRICT;

alter table ledger_entry add constraint ledger_entry_payment_fkey
  FOREIGN KEY (payment_id) REFERENCES payment(id) ON DELETE RESTRICT;

alter table ledger_entry add constraint ledger_entry_payout_fkey
  FOREIGN KEY (payout_id) REFERENCES payout(id) ON DELETE RESTRICT;

alter table ledger_entry add constraint ledger_entry_purchase_fkey
  FOREIGN KEY (purchase_id) REFERENCES purchase(id) ON DELETE RESTRICT;

alter table ledger_entry add constraint ledger_entry_refund_fkey
  FOREIGN KEY (refund_id) REFERENCES refund(id) ON DELETE RESTRICT;

alter table ledger_entry add constraint ledger_entry_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE RESTRICT;

alter table licence add constraint licence_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table licence_check add constraint licence_check_ad_fkey
  FOREIGN KEY (ad_id) REFERENCES ad(id) ON DELETE CASCADE;

alter table licence_check add constraint licence_check_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL;

alter table licence_reminder add constraint licence_reminder_licence_fkey
  FOREIGN KEY (licence_id) REFERENCES licence(id) ON DELETE CASCADE;

alter table live_ticket add constraint live_ticket_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table live_ticket add constraint live_ticket_token_fkey
  FOREIGN KEY (token_hash) REFERENCES access_token(token_hash) ON DELETE CASCADE;

alter table live_ticket add constraint live_ticket_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table marketing_consent add constraint marketing_consent_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;

alter table membership add constraint membership_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table membership add constraint membership_plan_version_fkey
  FOREIGN KEY (plan_id, plan_version) REFERENCES plan_version(plan_id, version) ON DELETE RESTRICT;

alter table membership add constraint membership_purchase_fkey
  FOREIGN KEY (purchase_id) REFERENCES purchase(id) ON DELETE RESTRICT;

alter table membership_reminder add constraint membership_reminder_membership_fkey
  FOREIGN KEY (membership_id) REFERENCES membership(id) ON DELETE CASCADE;

alter table membership_use add constraint membership_use_ad_fkey
  FOREIGN KEY (ad_id) REFERENCES ad(id) ON DELETE CASCADE;

alter table membership_use add constraint membership_use_membership_fkey
  FOREIGN KEY (membership_id) REFERENCES membership(id) ON DELETE RESTRICT;

alter table membership_use add constraint membership_use_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL;

alter table message add constraint message_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table message add constraint message_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE RESTRICT;

alter table message add constraint message_picture_fkey
  FOREIGN KEY (picture_id) REFERENCES message_picture(id) ON DELETE RESTRICT;

alter table message add constraint message_thread_fkey
  FOREIGN KEY (reservation_id) REFERENCES message_thread(reservation_id) ON DELETE RESTRICT;

alter table message_picture add constraint message_picture_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table message_picture add constraint message_picture_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE RESTRICT;

alter table message_thread add constraint message_thread_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE RESTRICT;

alter table minimum_price add constraint minimum_price_category_fkey
  FOREIGN KEY (category_id) REFERENCES category(id) ON DELETE CASCADE;

alter table minimum_price add constraint minimum_price_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table money_case add constraint money_case_decider_fkey
  FOREIGN KEY (decided_by) REFERENCES operator(id) ON DELETE RESTRICT;

alter table money_case add constraint money_case_due_fkey
  FOREIGN KEY (due_id) REFERENCES due(id) ON DELETE RESTRICT;

alter table money_case add constraint money_case_payment_fkey
  FOREIGN KEY (payment_id) REFERENCES payment(id) ON DELETE RESTRICT;

alter table money_case add constraint money_case_proposed_due_fkey
  FOREIGN KEY (proposed_due_id) REFERENCES due(id) ON DELETE RESTRICT;

alter table money_case add constraint money_case_proposer_fkey
  FOREIGN KEY (proposed_by) REFERENCES operator(id) ON DELETE RESTRICT;

alter table notification add constraint notification_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table notification add constraint notification_event_fkey
  FOREIGN KEY (event_id) REFERENCES event(id) ON DELETE CASCADE;

alter table notification add constraint notification_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;

alter table notification_choice add constraint notification_choice_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;

alter table notification_dispatch add constraint notification_dispatch_notification_fkey
  FOREIGN KEY (notification_id) REFERENCES notification(id) ON DELETE CASCADE;

alter table notification_dispatch add constraint notification_dispatch_replaces_fkey
  FOREIGN KEY (replaces_id) REFERENCES notification_dispatch(id) ON DELETE CASCADE;

alter table notification_fallback add constraint notification_fallback_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;

alter table occupancy add constraint occupancy_change_fkey
  FOREIGN KEY (change_id) REFERENCES reservation_change(id) ON DELETE CASCADE;

alter table occupancy add constraint occupancy_closure_fkey
  FOREIGN KEY (closure_id) REFERENCES closure(id) ON DELETE CASCADE;

alter table occupancy add constraint occupancy_feed_fkey
  FOREIGN KEY (feed_id) REFERENCES calendar_feed(id) ON DELETE CASCADE;

alter table occupancy add constraint occupancy_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE CASCADE;

alter table occupancy add constraint occupancy_space_fkey
  FOREIGN KEY (space_id) REFERENCES space(id) ON DELETE RESTRICT;

alter table offer add constraint offer_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table offer add constraint offer_updated_by_fkey
  FOREIGN KEY (updated_by) REFERENCES person(id) ON DELETE SET NULL;

alter table offer_unit add constraint offer_unit_offer_fkey
  FOREIGN KEY (offer_id) REFERENCES offer(id) ON DELETE CASCADE;

alter table offer_unit add constraint offer_unit_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table office_document add constraint office_document_verification_fkey
  FOREIGN KEY (verification_id) REFERENCES office_verification(id) ON DELETE CASCADE;

alter table office_document_ticket add constraint office_document_ticket_document_fkey
  FOREIGN KEY (document_id) REFERENCES office_document(id) ON DELETE CASCADE;

alter table office_verification add constraint office_verification_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table office_verification add constraint office_verification_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table office_verification_reminder add constraint office_verification_reminder_verification_fkey
  FOREIGN KEY (verification_id) REFERENCES office_verification(id) ON DELETE CASCADE;

alter table opening_hours add constraint opening_hours_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table operator add constraint operator_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE RESTRICT;

alter table operator_session add constraint operator_session_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE CASCADE;

alter table page_draft add constraint page_draft_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table page_version add constraint page_version_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table payment add constraint payment_deposit_due_fkey
  FOREIGN KEY (deposit_due_id) REFERENCES due(id) ON DELETE RESTRICT;

alter table payment add constraint payment_due_fkey
  FOREIGN KEY (due_id) REFERENCES due(id) ON DELETE RESTRICT;

alter table payment add constraint payment_receipt_fkey
  FOREIGN KEY (receipt_id) REFERENCES transfer_receipt(id) ON DELETE RESTRICT;

alter table payment add constraint payment_with_payment_fkey
  FOREIGN KEY (with_payment_id) REFERENCES payment(id) ON DELETE RESTRICT;

alter table payout add constraint payout_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table payout add constraint payout_batch_fkey
  FOREIGN KEY (batch_id) REFERENCES payout_batch(id) ON DELETE RESTRICT;

alter table payout add constraint payout_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table payout_batch add constraint payout_batch_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table payout_batch add constraint payout_batch_second_operator_fkey
  FOREIGN KEY (second_operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table payout_destination add constraint payout_destination_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table payout_line add constraint payout_line_payout_fkey
  FOREIGN KEY (payout_id) REFERENCES payout(id) ON DELETE RESTRICT;

alter table payout_line add constraint payout_line_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE RESTRICT;

alter table person_email add constraint person_email_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;

alter table phone_recovery add constraint phone_recovery_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table phone_recovery add constraint phone_recovery_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;

alter table photo add constraint photo_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table photo add constraint photo_property_of_its_account
  FOREIGN KEY (property_id, account_id) REFERENCES property(id, account_id) ON DELETE CASCADE;

alter table photo add constraint photo_unit_of_its_account
  FOREIGN KEY (unit_id, account_id) REFERENCES unit(id, account_id) ON DELETE CASCADE;

alter table photo_flag add constraint photo_flag_other_fkey
  FOREIGN KEY (other_photo_id) REFERENCES photo(id) ON DELETE CASCADE;

alter table photo_flag add constraint photo_flag_photo_fkey
  FOREIGN KEY (photo_id) REFERENCES photo(id) ON DELETE CASCADE;

alter table photo_upload add constraint photo_upload_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table plan_price add constraint plan_price_version_fkey
  FOREIGN KEY (plan_id, version) REFERENCES plan_version(plan_id, version) ON DELETE RESTRICT;

alter table plan_version add constraint plan_version_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table plan_version add constraint plan_version_plan_fkey
  FOREIGN KEY (plan_id) REFERENCES plan(id) ON DELETE RESTRICT;

alter table price_change add constraint price_change_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL;

alter table price_change add constraint price_change_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table price_list add constraint price_list_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table price_list add constraint price_list_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL;

alter table price_list_unit add constraint price_list_unit_list_fkey
  FOREIGN KEY (price_list_id) REFERENCES price_list(id) ON DELETE CASCADE;

alter table price_list_unit add constraint price_list_unit_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table price_override add constraint price_override_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL;

alter table price_override add constraint price_override_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table property add constraint property_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table property add constraint property_category_fkey
  FOREIGN KEY (category_id) REFERENCES category(id) ON DELETE RESTRICT;

alter table property add constraint property_city_fkey
  FOREIGN KEY (city_id) REFERENCES city(id) ON DELETE RESTRICT;

alter table property add constraint property_district_fkey
  FOREIGN KEY (district_id) REFERENCES district(id) ON DELETE RESTRICT;

alter table property add constraint property_editor_fkey
  FOREIGN KEY (updated_by) REFERENCES person(id) ON DELETE SET NULL;

alter table purchase add constraint purchase_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table purchase add constraint purchase_after_fkey
  FOREIGN KEY (after_id) REFERENCES purchase(id) ON DELETE RESTRICT;

alter table purchase add constraint purchase_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL;

alter table purchase add constraint purchase_plan_price_fkey
  FOREIGN KEY (plan_id, plan_version, period) REFERENCES plan_price(plan_id, version, period) ON DELETE RESTRICT;

alter table purchase add constraint purchase_terms_fkey
  FOREIGN KEY (terms_slug, terms_version) REFERENCES page_version(slug, version) ON DELETE RESTRICT;

alter table push_delivery add constraint push_delivery_dispatch_fkey
  FOREIGN KEY (dispatch_id) REFERENCES notification_dispatch(id) ON DELETE CASCADE;

alter table push_delivery add constraint push_delivery_subscription_fkey
  FOREIGN KEY (subscription_id) REFERENCES push_subscription(id) ON DELETE CASCADE;

alter table push_subscription add constraint push_subscription_token_fkey
  FOREIGN KEY (token_id) REFERENCES access_token(id) ON DELETE CASCADE;

alter table quote add constraint quote_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE CASCADE;

alter table quote add constraint quote_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table recovery_code add constraint recovery_code_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE CASCADE;

alter table refund add constraint refund_charge_fkey
  FOREIGN KEY (charge_id) REFERENCES payment(id) ON DELETE RESTRICT;

alter table refund add constraint refund_payment_fkey
  FOREIGN KEY (payment_id) REFERENCES payment(id) ON DELETE RESTRICT;

alter table refund add constraint refund_proposed_by_fkey
  FOREIGN KEY (proposed_by) REFERENCES operator(id) ON DELETE RESTRICT;

alter table refund add constraint refund_sent_by_fkey
  FOREIGN KEY (sent_by) REFERENCES operator(id) ON DELETE RESTRICT;

alter table refund add constraint refund_taken_by_fkey
  FOREIGN KEY (taken_by) REFERENCES operator(id) ON DELETE RESTRICT;

alter table register_inquiry add constraint register_inquiry_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table register_recheck add constraint register_recheck_verification_fkey
  FOREIGN KEY (verification_id) REFERENCES office_verification(id) ON DELETE CASCADE;

alter table rent_freeze add constraint rent_freeze_city_fkey
  FOREIGN KEY (city_id) REFERENCES city(id) ON DELETE CASCADE;

alter table rent_freeze add constraint rent_freeze_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table report add constraint report_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table report add constraint report_case_fkey
  FOREIGN KEY (case_id) REFERENCES report_case(id) ON DELETE CASCADE;

alter table report_case add constraint report_case_about_fkey
  FOREIGN KEY (about_account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table report_case add constraint report_case_ad_fkey
  FOREIGN KEY (ad_id) REFERENCES ad(id) ON DELETE CASCADE;

alter table report_case add constraint report_case_appeal_account_fkey
  FOREIGN KEY (appeal_account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table report_case add constraint report_case_appeal_operator_fkey
  FOREIGN KEY (appeal_operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table report_case add constraint report_case_evaluation_fkey
  FOREIGN KEY (evaluation_id) REFERENCES evaluation(id) ON DELETE CASCADE;

alter table report_case add constraint report_case_message_fkey
  FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE CASCADE;

alter table report_case add constraint report_case_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table report_case add constraint report_case_reported_fkey
  FOREIGN KEY (reported_account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table request add constraint request_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table request add constraint request_category_fkey
  FOREIGN KEY (category_id) REFERENCES category(id) ON DELETE RESTRICT;

alter table request add constraint request_city_fkey
  FOREIGN KEY (city_id) REFERENCES city(id) ON DELETE RESTRICT;

alter table request add constraint request_copy_fkey
  FOREIGN KEY (copy_of) REFERENCES request(id) ON DELETE SET NULL;

alter table request add constraint request_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL;

alter table request_answer add constraint request_answer_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table request_answer add constraint request_answer_of_own_unit
  FOREIGN KEY (unit_id, account_id) REFERENCES unit(id, account_id) ON DELETE CASCADE;

alter table request_answer add constraint request_answer_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL;

alter table request_answer add constraint request_answer_request_fkey
  FOREIGN KEY (request_id) REFERENCES request(id) ON DELETE CASCADE;

alter table request_contact add constraint request_contact_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table request_contact add constraint request_contact_answer_fkey
  FOREIGN KEY (answer_id) REFERENCES request_answer(id) ON DELETE CASCADE;

alter table request_contact add constraint request_contact_request_fkey
  FOREIGN KEY (request_id) REFERENCES request(id) ON DELETE CASCADE;

alter table request_fit add constraint request_fit_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table request_fit add constraint request_fit_request_fkey
  FOREIGN KEY (request_id) REFERENCES request(id) ON DELETE CASCADE;

alter table request_telling add constraint request_telling_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table request_visit add constraint request_visit_request_fkey
  FOREIGN KEY (request_id) REFERENCES request(id) ON DELETE CASCADE;

alter table reservation add constraint reservation_guest_fkey
  FOREIGN KEY (guest_account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table reservation add constraint reservation_host_fkey
  FOREIGN KEY (host_account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table reservation add constraint reservation_quote_fkey
  FOREIGN KEY (quote_id) REFERENCES quote(id) ON DELETE SET NULL;

alter table reservation add constraint reservation_terms_fkey
  FOREIGN KEY (terms_slug, terms_version) REFERENCES page_version(slug, version) ON DELETE RESTRICT;

alter table reservation add constraint reservation_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE RESTRICT;

alter table reservation_change add constraint reservation_change_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL;

alter table reservation_change add constraint reservation_change_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE CASCADE;

alter table reservation_reminder add constraint reservation_reminder_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE CASCADE;

alter table reservation_transition add constraint reservation_step_on_the_graph
  FOREIGN KEY (event, from_state, to_state) REFERENCES reservation_edge(event, from_state, to_state) ON DELETE RESTRICT;

alter table reservation_transition add constraint reservation_transition_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE SET NULL;

alter table reservation_transition add constraint reservation_transition_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL;

alter table reservation_transition add constraint reservation_transition_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE CASCADE;

alter table revision add constraint revision_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table revision add constraint revision_property_of_its_account
  FOREIGN KEY (property_id, account_id) REFERENCES property(id, account_id) ON DELETE CASCADE;

alter table revision add constraint revision_unit_of_its_account
  FOREIGN KEY (unit_id, account_id) REFERENCES unit(id, account_id) ON DELETE CASCADE;

alter table revision_transition add constraint revision_step_on_the_graph
  FOREIGN KEY (from_state, to_state) REFERENCES revision_edge(from_state, to_state) ON DELETE RESTRICT;

alter table revision_transition add constraint revision_transition_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table revision_transition add constraint revision_transition_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE RESTRICT;

alter table revision_transition add constraint revision_transition_revision_fkey
  FOREIGN KEY (revision_id) REFERENCES revision(id) ON DELETE CASCADE;

alter table sandbox_gateway.payment add constraint payment_token_fkey
  FOREIGN KEY (token) REFERENCES sandbox_gateway.token(id) ON DELETE SET NULL;

alter table sandbox_gateway.refund add constraint refund_payment_fkey
  FOREIGN KEY (payment_id) REFERENCES sandbox_gateway.payment(id) ON DELETE CASCADE;

alter table saved_search add constraint saved_search_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table search_alert add constraint search_alert_ad_fkey
  FOREIGN KEY (ad_id) REFERENCES ad(id) ON DELETE CASCADE;

alter table search_alert add constraint search_alert_search_fkey
  FOREIGN KEY (search_id) REFERENCES saved_search(id) ON DELETE CASCADE;

alter table service add constraint service_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table service_template add constraint service_template_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table setting add constraint setting_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table space add constraint space_property_fkey
  FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;

alter table team_invitation add constraint team_invitation_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table team_invitation add constraint team_invitation_inviter_fkey
  FOREIGN KEY (invited_by) REFERENCES person(id) ON DELETE SET NULL;

alter table team_member add constraint team_member_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table team_member add constraint team_member_adder_fkey
  FOREIGN KEY (added_by) REFERENCES person(id) ON DELETE SET NULL;

alter table team_member add constraint team_member_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;

alter table ticket add constraint ticket_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table ticket add constraint ticket_ad_fkey
  FOREIGN KEY (ad_id) REFERENCES ad(id) ON DELETE SET NULL;

alter table ticket add constraint ticket_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;

alter table ticket add constraint ticket_reservation_fkey
  FOREIGN KEY (reservation_id) REFERENCES reservation(id) ON DELETE SET NULL;

alter table ticket_attachment add constraint ticket_attachment_message_fkey
  FOREIGN KEY (message_id) REFERENCES ticket_message(id) ON DELETE CASCADE;

alter table ticket_message add constraint ticket_message_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE RESTRICT;

alter table ticket_message add constraint ticket_message_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE SET NULL;

alter table ticket_message add constraint ticket_message_ticket_fkey
  FOREIGN KEY (ticket_id) REFERENCES ticket(id) ON DELETE CASCADE;

alter table ticket_rating add constraint ticket_rating_ticket_fkey
  FOREIGN KEY (ticket_id) REFERENCES ticket(id) ON DELETE CASCADE;

alter table totp_use add constraint totp_use_operator_fkey
  FOREIGN KEY (operator_id) REFERENCES operator(id) ON DELETE CASCADE;

alter table transfer add constraint transfer_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table transfer add constraint transfer_deposit_due_fkey
  FOREIGN KEY (deposit_due_id) REFERENCES due(id) ON DELETE RESTRICT;

alter table transfer add constraint transfer_due_fkey
  FOREIGN KEY (due_id) REFERENCES due(id) ON DELETE RESTRICT;

alter table transfer_receipt add constraint transfer_receipt_alike_fkey
  FOREIGN KEY (alike_id) REFERENCES transfer_receipt(id) ON DELETE RESTRICT;

alter table transfer_receipt add constraint transfer_receipt_bank_line_fkey
  FOREIGN KEY (bank_line_id) REFERENCES bank_line(id) ON DELETE RESTRICT;

alter table transfer_receipt add constraint transfer_receipt_decider_fkey
  FOREIGN KEY (decided_by) REFERENCES operator(id) ON DELETE RESTRICT;

alter table transfer_receipt add constraint transfer_receipt_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE RESTRICT;

alter table transfer_receipt add constraint transfer_receipt_proposer_fkey
  FOREIGN KEY (proposed_by) REFERENCES operator(id) ON DELETE RESTRICT;

alter table transfer_receipt add constraint transfer_receipt_transfer_fkey
  FOREIGN KEY (transfer_id) REFERENCES transfer(id) ON DELETE RESTRICT;

alter table unit add constraint unit_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE RESTRICT;

alter table unit add constraint unit_editor_fkey
  FOREIGN KEY (updated_by) REFERENCES person(id) ON DELETE SET NULL;

alter table unit add constraint unit_property_fkey
  FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE RESTRICT;

alter table unit_discount add constraint unit_discount_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table unit_feature add constraint unit_feature_feature_fkey
  FOREIGN KEY (feature_slug) REFERENCES feature(slug) ON DELETE RESTRICT;

alter table unit_feature add constraint unit_feature_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table unit_policy add constraint unit_policy_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table unit_price add constraint unit_price_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table unit_space add constraint unit_space_space_fkey
  FOREIGN KEY (space_id) REFERENCES space(id) ON DELETE RESTRICT;

alter table unit_space add constraint unit_space_unit_fkey
  FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE;

alter table wizard add constraint wizard_account_fkey
  FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table wizard add constraint wizard_person_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;

alter table wizard add constraint wizard_property_fkey
  FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE;

CREATE INDEX access_token_account ON public.access_token USING btree (account_id);
CREATE INDEX access_token_person ON public.access_token USING btree (person_id);
CREATE INDEX account_suspended ON public.account USING btree (id) WHERE (suspended_at IS NOT NULL);
CREATE INDEX account_profile_city ON public.account_profile USING btree (city_id);
CREATE INDEX ad_account ON public.ad USING btree (account_id);
CREATE INDEX ad_in_review ON public.ad USING btree (state) WHERE (state = ANY (ARRAY['waiting_for_approval'::ad_state, 'waiting_for_verification'::ad_state, 'changes_asked'::ad_state, 'refused'::ad_state, 'processing'::ad_state]));
CREATE INDEX ad_licence ON public.ad USING btree (licence_id);
CREATE UNIQUE INDEX ad_one_live_per_licence ON public.ad USING btree (licence_number) WHERE (state = ANY (ARRAY['waiting_for_verification'::ad_state, 'waiting_for_approval'::ad_state, 'changes_asked'::ad_state, 'processing'::ad_state, 'published'::ad_state, 'hidden'::ad_state]));
CREATE UNIQUE INDEX ad_one_live_per_unit ON public.ad USING btree (unit_id) WHERE (state = ANY (ARRAY['waiting_for_verification'::ad_state, 'waiting_for_approval'::ad_state, 'changes_asked'::ad_state, 'processing'::ad_state, 'published'::ad_state, 'hidden'::ad_state]));
CREATE INDEX ad_published_newest ON public.ad USING btree (published_at DESC, id DESC) WHERE (state = 'published'::ad_state);
CREATE INDEX ad_search_text ON public.ad USING gin (search_text gin_trgm_ops) WHERE (state = 'published'::ad_state);
CREATE INDEX ad_special_ending ON public.ad USING btree (special_until) WHERE (special_until IS NOT NULL);
CREATE INDEX ad_unit ON public.ad USING btree (unit_id);
CREATE INDEX ad_transition_ad ON public.ad_transition USING btree (ad_id, at);
CREATE INDEX ad_transition_edge ON public.ad_transition USING btree (from_state, to_state);
CREATE INDEX ad_transition_operator ON public.ad_transition USING btree (operator_id);
CREATE INDEX ad_transition_shown ON public.ad_transition USING btree (at) WHERE ((to_state = 'published'::ad_state) OR (from_state = 'published'::ad_state));
CREATE INDEX ad_visit_day ON public.ad_visit USING btree (day);
CREATE INDEX arrival_code_updated_by ON public.arrival_code USING btree (updated_by);
CREATE INDEX audit_entry_act ON public.audit_entry USING btree (act, id DESC);
CREATE INDEX audit_entry_operator ON public.audit_entry USING btree (operator_id, id DESC);
CREATE INDEX authority_push_number ON public.authority_push USING btree (licence_number, at DESC);
CREATE INDEX bank_line_closed ON public.bank_line USING btree (closed_at DESC) WHERE (closed_at IS NOT NULL);
CREATE INDEX bank_line_closer ON public.bank_line USING btree (closed_by) WHERE (closed_by IS NOT NULL);
CREATE INDEX bank_line_open ON public.bank_line USING btree (booked_on, id) WHERE (closed_at IS NULL);
CREATE INDEX bank_line_our_reference ON public.bank_line USING btree (our_reference) WHERE (our_reference IS NOT NULL);
CREATE INDEX bank_line_statement ON public.bank_line USING btree (statement_id);
CREATE INDEX bank_statement_newest ON public.bank_statement USING btree (given_at DESC);
CREATE INDEX bank_statement_operator ON public.bank_statement USING btree (operator_id);
CREATE INDEX broadcast_at ON public.broadcast USING btree (at DESC);
CREATE INDEX broadcast_city ON public.broadcast USING btree (city_id);
CREATE INDEX broadcast_operator ON public.broadcast USING btree (operator_id);
CREATE INDEX bulk_row_of_day ON public.bulk_row USING btree (account_id, created_at);
CREATE INDEX bulk_row_unit ON public.bulk_row USING btree (unit_id);
CREATE INDEX calendar_feed_next_read ON public.calendar_feed USING btree (next_read_at);
CREATE INDEX calendar_feed_person ON public.calendar_feed USING btree (person_id);
CREATE UNIQUE INDEX calendar_link_one_open_per_unit ON public.calendar_link USING btree (unit_id) WHERE (revoked_at IS NULL);
CREATE INDEX calendar_link_person ON public.calendar_link USING btree (person_id);
CREATE INDEX calendar_link_unit ON public.calendar_link USING btree (unit_id);
CREATE INDEX closure_person ON public.closure USING btree (person_id);
CREATE INDEX closure_unit ON public.closure USING btree (unit_id);
CREATE INDEX compliance_call_ad ON public.compliance_call USING btree (ad_id);
CREATE INDEX compliance_call_left ON public.compliance_call USING btree (licence_number, "position") WHERE (done_at IS NULL);
CREATE INDEX compliance_call_licence ON public.compliance_call USING btree (licence_id);
CREATE UNIQUE INDEX compliance_call_one_sent_at_once ON public.compliance_call USING btree (licence_number) WHERE (claimed_until IS NOT NULL);
CREATE INDEX contact_reveal_ad ON public.contact_reveal USING btree (ad_id, at);
CREATE INDEX contact_reveal_address ON public.contact_reveal USING btree (address_hash, at DESC);
CREATE UNIQUE INDEX coupon_code_once_an_account ON public.coupon USING btree (account_id, code) WHERE (deleted_at IS NULL);
CREATE INDEX coupon_updated_by ON public.coupon USING btree (updated_by);
CREATE INDEX coupon_unit_unit ON public.coupon_unit USING btree (unit_id);
CREATE INDEX coupon_use_account ON public.coupon_use USING btree (account_id);
CREATE INDEX coupon_use_coupon ON public.coupon_use USING btree (coupon_id) WHERE (returned_at IS NULL);
CREATE INDEX deposit_open ON public.deposit USING btree (held_at) WHERE (state <> 'closed'::deposit_state);
CREATE INDEX deposit_claim_account ON public.deposit_claim USING btree (account_id);
CREATE INDEX deposit_claim_open ON public.deposit_claim USING btree (answer_until) WHERE (state <> 'decided'::deposit_claim_state);
CREATE INDEX deposit_claim_operator ON public.deposit_claim USING btree (operator_id) WHERE (operator_id IS NOT NULL);
CREATE INDEX deposit_claim_proposed_by ON public.deposit_claim USING btree (proposed_by) WHERE (proposed_by IS NOT NULL);
CREATE INDEX deposit_photo_account ON public.deposit_photo USING btree (account_id, created_at);
CREATE INDEX deposit_photo_reservation ON public.deposit_photo USING btree (reservation_id);
CREATE INDEX deposit_photo_unused ON public.deposit_photo USING btree (created_at) WHERE (claim_id IS NULL);
CREATE INDEX district_alias_district ON public.district_alias USING btree (district_id, city_id);
CREATE INDEX down_payment_change_person ON public.down_payment_change USING btree (person_id);
CREATE INDEX down_payment_change_unit ON public.down_payment_change USING btree (unit_id, at DESC);
CREATE INDEX due_change ON public.due USING btree (change_id) WHERE (change_id IS NOT NULL);
CREATE UNIQUE INDEX due_one_of_each_kind ON public.due USING btree (reservation_id, kind, change_id) NULLS NOT DISTINCT WHERE ((reservation_id IS NOT NULL) AND (void_at IS NULL));
CREATE INDEX due_open ON public.due USING btree (reservation_id) WHERE ((void_at IS NULL) AND (settled_at IS NULL));
CREATE INDEX due_reservation ON public.due USING btree (reservation_id) WHERE (reservation_id IS NOT NULL);
CREATE INDEX due_to_cancel ON public.due USING btree (cancels_at) WHERE ((cancels_at IS NOT NULL) AND (void_at IS NULL) AND (settled_at IS NULL));
CREATE INDEX email_challenge_made ON public.email_challenge USING btree (created_at);
CREATE INDEX email_challenge_of_address ON public.email_challenge USING btree (address, created_at DESC);
CREATE INDEX email_challenge_of_person ON public.email_challenge USING btree (person_id, created_at DESC);
CREATE INDEX evaluation_author ON public.evaluation USING btree (author_account_id);
CREATE INDEX evaluation_hidden_case ON public.evaluation USING btree (hidden_case_id) WHERE (hidden_case_id IS NOT NULL);
CREATE INDEX evaluation_person ON public.evaluation USING btree (person_id);
CREATE INDEX evaluation_unit ON public.evaluation USING btree (unit_id);
CREATE INDEX evaluation_unpublished ON public.evaluation USING btree (created_at) WHERE (published_at IS NULL);
CREATE INDEX evaluation_photo_account ON public.evaluation_photo USING btree (account_id, created_at);
CREATE INDEX evaluation_photo_reservation ON public.evaluation_photo USING btree (reservation_id);
CREATE INDEX evaluation_photo_unused ON public.evaluation_photo USING btree (created_at) WHERE (evaluation_id IS NULL);
CREATE INDEX event_account ON public.event USING btree (account_id, at DESC);
CREATE UNIQUE INDEX event_broadcast_once ON public.event USING btree (account_id, ((params ->> 'broadcast'::text))) WHERE (key = 'broadcast_sent'::text);
CREATE INDEX event_person ON public.event USING btree (person_id);
CREATE INDEX favourite_ad ON public.favourite USING btree (ad_id);
CREATE INDEX favourite_newest ON public.favourite USING btree (account_id, saved_at DESC, ad_id);
CREATE INDEX favourite_drop_ad ON public.favourite_drop USING btree (ad_id);
CREATE INDEX fee_change_fee ON public.fee_change USING btree (reservation_id, at);
CREATE INDEX fee_rate_operator ON public.fee_rate USING btree (operator_id);
CREATE INDEX feed_conflict_reservation ON public.feed_conflict USING btree (reservation_id);
CREATE INDEX feed_span_feed ON public.feed_span USING btree (feed_id);
CREATE INDEX gateway_settlement_newest ON public.gateway_settlement USING btree (settled_at DESC, id DESC);
CREATE INDEX gateway_settlement_line_charge ON public.gateway_settlement_line USING btree (charge_id) WHERE (charge_id IS NOT NULL);
CREATE INDEX hidden_message_case ON public.hidden_message USING btree (case_id);
CREATE INDEX idempotency_key_age ON public.idempotency_key USING btree (created_at);
CREATE INDEX identity_check_of_identity ON public.identity_check USING btree (identity_hmac, created_at DESC);
CREATE UNIQUE INDEX identity_check_one_waiting_per_person ON public.identity_check USING btree (person_id) WHERE (state = 'waiting'::identity_check_state);
CREATE INDEX identity_check_to_expire ON public.identity_check USING btree (expires_at) WHERE (state = 'waiting'::identity_check_state);
CREATE INDEX invoice_buyer ON public.invoice USING btree (buyer_account_id, issued_at DESC);
CREATE INDEX invoice_corrects ON public.invoice USING btree (corrects_id);
CREATE INDEX invoice_issued ON public.invoice USING btree (issuer_id, issued_at DESC);
CREATE UNIQUE INDEX invoice_once_per_fee_change ON public.invoice USING btree (fee_change_id, corrects_id) NULLS NOT DISTINCT WHERE (fee_change_id IS NOT NULL);
CREATE UNIQUE INDEX invoice_once_per_payment ON public.invoice USING btree (payment_id) WHERE (refund_id IS NULL);
CREATE UNIQUE INDEX invoice_once_per_refund ON public.invoice USING btree (refund_id);
CREATE INDEX invoice_purchase ON public.invoice USING btree (purchase_id);
CREATE INDEX invoice_reservation ON public.invoice USING btree (reservation_id);
CREATE INDEX invoice_deferral_account ON public.invoice_deferral USING btree (account_id);
CREATE UNIQUE INDEX kept_card_one_default_per_account ON public.kept_card USING btree (account_id) WHERE is_default;
CREATE INDEX lead_note_reveal ON public.lead_note USING btree (reveal_id);
CREATE INDEX lead_note_with_account ON public.lead_note USING btree (with_account_id);
CREATE INDEX ledger_entry_at ON public.ledger_entry USING btree (at);
CREATE INDEX ledger_entry_credit_party ON public.ledger_entry USING btree (credit_party_id, at) INCLUDE (credit, amount, reservation_id) WHERE (credit_party_id IS NOT NULL);
CREATE INDEX ledger_entry_debit_party ON public.ledger_entry USING btree (debit_party_id, at) INCLUDE (debit, amount, reservation_id) WHERE (debit_party_id IS NOT NULL);
CREATE INDEX ledger_entry_fee_change ON public.ledger_entry USING btree (fee_change_id) WHERE (fee_change_id IS NOT NULL);
CREATE INDEX ledger_entry_gateway_settlement ON public.ledger_entry USING btree (gateway_settlement_id) WHERE (gateway_settlement_id IS NOT NULL);
CREATE INDEX ledger_entry_money_case ON public.ledger_entry USING btree (money_case_id) WHERE (money_case_id IS NOT NULL);
CREATE INDEX ledger_entry_payment ON public.ledger_entry USING btree (payment_id);
CREATE UNIQUE INDEX ledger_entry_payout_ends_once ON public.ledger_entry USING btree (payout_id) WHERE (kind = ANY (ARRAY['payout_paid'::ledger_kind, 'payout_failed'::ledger_kind]));
CREATE INDEX ledger_entry_purchase ON public.ledger_entry USING btree (purchase_id);
CREATE INDEX ledger_entry_refund ON public.ledger_entry USING btree (refund_id);
CREATE INDEX ledger_entry_reservation ON public.ledger_entry USING btree (reservation_id);
CREATE INDEX ledger_proof_newest ON public.ledger_proof USING btree (at DESC);
CREATE INDEX licence_account ON public.licence USING btree (account_id);
CREATE INDEX licence_ending ON public.licence USING btree (expires_on);
CREATE INDEX licence_number ON public.licence USING btree (number);
CREATE INDEX licence_sealed ON public.licence USING btree (expires_on) WHERE (sealed_numbers IS NOT NULL);
CREATE INDEX licence_check_person ON public.licence_check USING btree (person_id);
CREATE INDEX licence_check_waiting ON public.licence_check USING btree (asked_at) WHERE (answered_at IS NULL);
CREATE INDEX listed_price_account ON public.listed_price USING btree (account_id);
CREATE INDEX listed_price_asked ON public.listed_price USING btree (city_id, category_id, kind, amount);
CREATE INDEX live_ticket_account ON public.live_ticket USING btree (account_id);
CREATE INDEX live_ticket_age ON public.live_ticket USING btree (expires_at);
CREATE INDEX live_ticket_token ON public.live_ticket USING btree (token_hash);
CREATE INDEX live_ticket_unit ON public.live_ticket USING btree (unit_id);
CREATE UNIQUE INDEX marketing_consent_one_in_force ON public.marketing_consent USING btree (person_id, channel) WHERE (withdrawn_at IS NULL);
CREATE INDEX membership_account ON public.membership USING btree (account_id, starts_at DESC);
CREATE INDEX membership_ads_leaving ON public.membership USING btree (ads_leave_at) WHERE (ads_left_at IS NULL);
CREATE INDEX membership_ending ON public.membership USING btree (ends_at) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX membership_one_current_per_account ON public.membership USING btree (account_id) WHERE (ended_at IS NULL);
CREATE INDEX membership_plan_version ON public.membership USING btree (plan_id, plan_version);
CREATE INDEX membership_use_ad ON public.membership_use USING btree (ad_id);
CREATE INDEX membership_use_membership ON public.membership_use USING btree (membership_id, kind, at DESC);
CREATE UNIQUE INDEX membership_use_once_per_ad ON public.membership_use USING btree (membership_id, ad_id) WHERE (kind = 'ad'::membership_use_kind);
CREATE INDEX membership_use_person ON public.membership_use USING btree (person_id);
CREATE INDEX message_account ON public.message USING btree (account_id, created_at DESC);
CREATE INDEX message_person ON public.message USING btree (person_id);
CREATE INDEX message_picture_account ON public.message_picture USING btree (account_id, created_at DESC);
CREATE INDEX message_picture_reservation ON public.message_picture USING btree (reservation_id);
CREATE INDEX message_picture_unused ON public.message_picture USING btree (created_at) WHERE (NOT taken);
CREATE INDEX minimum_price_operator ON public.minimum_price USING btree (operator_id);
CREATE INDEX money_case_decided ON public.money_case USING btree (decided_at DESC) WHERE (decided_at IS NOT NULL);
CREATE INDEX money_case_decider ON public.money_case USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX money_case_due ON public.money_case USING btree (due_id) WHERE (due_id IS NOT NULL);
CREATE INDEX money_case_open ON public.money_case USING btree (found_at, id) WHERE ((decision IS NULL) AND (gone_at IS NULL));
CREATE INDEX money_case_payment ON public.money_case USING btree (payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX money_case_proposed_due ON public.money_case USING btree (proposed_due_id) WHERE (proposed_due_id IS NOT NULL);
CREATE INDEX money_case_proposer ON public.money_case USING btree (proposed_by) WHERE (proposed_by IS NOT NULL);
CREATE INDEX money_case_to_send ON public.money_case USING btree (decided_at) WHERE ((decision = 'returned'::money_case_decision) AND (kind = 'stranger'::money_case_kind) AND (sent_at IS NULL));
CREATE INDEX notification_newest_of_person ON public.notification USING btree (person_id, account_id, at DESC, id DESC);
CREATE UNIQUE INDEX notification_one_unread_per_thread ON public.notification USING btree (person_id, account_id, thread) WHERE (read_at IS NULL);
CREATE INDEX notification_dispatch_failed ON public.notification_dispatch USING btree (ended_at DESC) WHERE (state = 'failed'::notification_dispatch_state);
CREATE INDEX notification_dispatch_provider_id ON public.notification_dispatch USING btree (provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX notification_dispatch_replaced ON public.notification_dispatch USING btree (ended_at DESC) WHERE (state = 'replaced'::notification_dispatch_state);
CREATE INDEX notification_dispatch_tried_again ON public.notification_dispatch USING btree (send_at DESC) WHERE ((state = 'waiting'::notification_dispatch_state) AND (failure IS NOT NULL));
CREATE INDEX occupancy_change ON public.occupancy USING btree (change_id) WHERE (change_id IS NOT NULL);
CREATE INDEX occupancy_closure ON public.occupancy USING btree (closure_id);
CREATE INDEX occupancy_during ON public.occupancy USING gist (during);
CREATE INDEX occupancy_feed ON public.occupancy USING btree (feed_id) WHERE (feed_id IS NOT NULL);
CREATE INDEX occupancy_reservation ON public.occupancy USING btree (reservation_id);
CREATE INDEX offer_account ON public.offer USING btree (account_id);
CREATE INDEX offer_updated_by ON public.offer USING btree (updated_by);
CREATE INDEX offer_unit_unit ON public.offer_unit USING btree (unit_id);
CREATE INDEX office_document_verification ON public.office_document USING btree (verification_id);
CREATE INDEX office_document_ticket_document ON public.office_document_ticket USING btree (document_id);
CREATE UNIQUE INDEX office_fal_verified_once ON public.office_verification USING btree (fal_number) WHERE (state = 'approved'::office_verification_state);
CREATE UNIQUE INDEX office_registration_verified_once ON public.office_verification USING btree (commercial_registration) WHERE (state = 'approved'::office_verification_state);
CREATE INDEX office_verification_account ON public.office_verification USING btree (account_id, created_at DESC);
CREATE INDEX office_verification_ends ON public.office_verification USING btree (expires_on) WHERE (state = 'approved'::office_verification_state);
CREATE UNIQUE INDEX office_verification_one_approved ON public.office_verification USING btree (account_id) WHERE (state = 'approved'::office_verification_state);
CREATE UNIQUE INDEX office_verification_one_open ON public.office_verification USING btree (account_id) WHERE (state = ANY (ARRAY['draft'::office_verification_state, 'sent'::office_verification_state]));
CREATE INDEX office_verification_operator ON public.office_verification USING btree (operator_id);
CREATE INDEX office_verification_waiting ON public.office_verification USING btree (sent_at) WHERE (state = 'sent'::office_verification_state);
CREATE INDEX operator_session_operator ON public.operator_session USING btree (operator_id);
CREATE INDEX outbox_message_newest ON public.outbox_message USING btree (created_at DESC);
CREATE INDEX page_version_in_force ON public.page_version USING btree (slug, effective_from DESC, version DESC);
CREATE INDEX payment_abandoned ON public.payment USING btree (created_at) WHERE (failure_code = 'abandoned'::text);
CREATE UNIQUE INDEX payment_brings_one_deposit ON public.payment USING btree (with_payment_id) WHERE (with_payment_id IS NOT NULL);
CREATE INDEX payment_deposit_due ON public.payment USING btree (deposit_due_id) WHERE (deposit_due_id IS NOT NULL);
CREATE INDEX payment_due ON public.payment USING btree (due_id);
CREATE UNIQUE INDEX payment_one_settled_per_due ON public.payment USING btree (due_id) WHERE (state = 'settled'::payment_state);
CREATE INDEX payment_open ON public.payment USING btree (created_at) WHERE (state = 'open'::payment_state);
CREATE INDEX payment_receipt ON public.payment USING btree (receipt_id) WHERE (receipt_id IS NOT NULL);
CREATE INDEX payout_account ON public.payout USING btree (account_id, made_at DESC);
CREATE INDEX payout_of_batch ON public.payout USING btree (batch_id);
CREATE UNIQUE INDEX payout_one_ready_per_account ON public.payout USING btree (account_id) WHERE (state = 'ready'::payout_state);
CREATE INDEX payout_open ON public.payout USING btree (made_at) WHERE (state = ANY (ARRAY['ready'::payout_state, 'in_batch'::payout_state]));
CREATE INDEX payout_operator ON public.payout USING btree (operator_id) WHERE (operator_id IS NOT NULL);
CREATE INDEX payout_reference ON public.payout USING btree (reference) WHERE (reference IS NOT NULL);
CREATE INDEX payout_batch_operator ON public.payout_batch USING btree (operator_id);
CREATE INDEX payout_batch_second_operator ON public.payout_batch USING btree (second_operator_id) WHERE (second_operator_id IS NOT NULL);
CREATE INDEX payout_line_reservation ON public.payout_line USING btree (reservation_id);
CREATE UNIQUE INDEX person_identity_verified_once ON public.person USING btree (identity_hmac) WHERE (identity_verified_at IS NOT NULL);
CREATE INDEX phone_recovery_made ON public.phone_recovery USING btree (created_at);
CREATE INDEX phone_recovery_of_operator ON public.phone_recovery USING btree (operator_id);
CREATE INDEX phone_recovery_of_person ON public.phone_recovery USING btree (person_id, created_at DESC);
CREATE INDEX photo_account ON public.photo USING btree (account_id);
CREATE INDEX photo_alike ON public.photo USING gin (photo_hash_parts(perceptual_hash)) WHERE (perceptual_hash IS NOT NULL);
CREATE INDEX photo_files ON public.photo USING btree (file_key) WHERE (original_key IS NOT NULL);
CREATE UNIQUE INDEX photo_once_a_unit ON public.photo USING btree (unit_id, content_hash) WHERE (state <> 'refused'::photo_state);
CREATE UNIQUE INDEX photo_one_a_property ON public.photo USING btree (property_id) WHERE (property_id IS NOT NULL);
CREATE UNIQUE INDEX photo_one_main_per_unit ON public.photo USING btree (unit_id) WHERE is_main;
CREATE INDEX photo_unused ON public.photo USING btree (created_at) WHERE ((unit_id IS NULL) AND (property_id IS NULL));
CREATE INDEX photo_flag_other ON public.photo_flag USING btree (other_photo_id);
CREATE INDEX photo_upload_account ON public.photo_upload USING btree (account_id);
CREATE INDEX photo_upload_age ON public.photo_upload USING btree (updated_at);
CREATE UNIQUE INDEX plan_one_free ON public.plan USING btree (is_free) WHERE is_free;
CREATE INDEX plan_version_operator ON public.plan_version USING btree (operator_id);
CREATE INDEX price_change_person ON public.price_change USING btree (person_id);
CREATE INDEX price_change_unit ON public.price_change USING btree (unit_id, kind, at DESC);
CREATE INDEX price_list_account ON public.price_list USING btree (account_id, created_at DESC) WHERE (revoked_at IS NULL);
CREATE INDEX price_list_person ON public.price_list USING btree (person_id);
CREATE INDEX price_list_unit_unit ON public.price_list_unit USING btree (unit_id);
CREATE UNIQUE INDEX price_override_once_a_season ON public.price_override USING btree (unit_id, kind, season) WHERE (season IS NOT NULL);
CREATE UNIQUE INDEX price_override_once_a_weekday ON public.price_override USING btree (unit_id, kind, weekday) WHERE (weekday IS NOT NULL);
CREATE INDEX price_override_person ON public.price_override USING btree (person_id);
CREATE INDEX price_override_unit ON public.price_override USING btree (unit_id);
CREATE INDEX property_account ON public.property USING btree (account_id);
CREATE INDEX property_category ON public.property USING btree (category_id);
CREATE INDEX property_city ON public.property USING btree (city_id);
CREATE INDEX property_district ON public.property USING btree (district_id);
CREATE INDEX property_editor ON public.property USING btree (updated_by);
CREATE INDEX property_kind_in_city ON public.property USING btree (city_id, category_id, id DESC);
CREATE INDEX property_kind_nearest ON public.property USING gist (category_id, point(lng, lat));
CREATE INDEX property_matched ON public.property USING btree (city_id, category_id, district_id) WHERE (deleted_at IS NULL);
CREATE INDEX property_point ON public.property USING btree (lat, lng);
CREATE INDEX purchase_account ON public.purchase USING btree (account_id, created_at DESC);
CREATE INDEX purchase_after ON public.purchase USING btree (after_id);
CREATE UNIQUE INDEX purchase_one_paid_after_another ON public.purchase USING btree (account_id, after_id) NULLS NOT DISTINCT WHERE (state = 'paid'::purchase_state);
CREATE INDEX purchase_person ON public.purchase USING btree (person_id);
CREATE INDEX purchase_plan_price ON public.purchase USING btree (plan_id, plan_version, period);
CREATE INDEX purchase_terms ON public.purchase USING btree (terms_slug, terms_version);
CREATE INDEX push_delivery_of_subscription ON public.push_delivery USING btree (subscription_id);
CREATE INDEX quote_age ON public.quote USING btree (created_at);
CREATE INDEX quote_reservation ON public.quote USING btree (reservation_id) WHERE (reservation_id IS NOT NULL);
CREATE INDEX quote_unit ON public.quote USING btree (unit_id);
CREATE UNIQUE INDEX refund_bank_reference_once ON public.refund USING btree (bank_reference) WHERE (bank_reference IS NOT NULL);
CREATE INDEX refund_charge ON public.refund USING btree (charge_id);
CREATE UNIQUE INDEX refund_of_whole_payment_once ON public.refund USING btree (payment_id) WHERE (reason = ANY (ARRAY['late'::refund_reason, 'second'::refund_reason, 'wrong_amount'::refund_reason]));
CREATE UNIQUE INDEX refund_one_sent_at_once ON public.refund USING btree (charge_id) WHERE ((state = 'requested'::refund_state) AND (claimed_until IS NOT NULL));
CREATE INDEX refund_payment ON public.refund USING btree (payment_id);
CREATE INDEX refund_proposed_by ON public.refund USING btree (proposed_by) WHERE (proposed_by IS NOT NULL);
CREATE INDEX refund_requested ON public.refund USING btree (created_at) WHERE (state = 'requested'::refund_state);
CREATE INDEX refund_sent_by ON public.refund USING btree (sent_by) WHERE (sent_by IS NOT NULL);
CREATE INDEX refund_taken_by ON public.refund USING btree (taken_by) WHERE (taken_by IS NOT NULL);
CREATE INDEX register_inquiry_account ON public.register_inquiry USING btree (account_id, asked_at);
CREATE INDEX rent_freeze_operator ON public.rent_freeze USING btree (operator_id);
CREATE INDEX report_account ON public.report USING btree (account_id, created_at DESC);
CREATE INDEX report_address ON public.report USING btree (address_hash, created_at DESC);
CREATE INDEX report_case_about ON public.report_case USING btree (about_account_id);
CREATE INDEX report_case_ad ON public.report_case USING btree (ad_id);
CREATE INDEX report_case_appeal_account ON public.report_case USING btree (appeal_account_id);
CREATE INDEX report_case_appeal_operator ON public.report_case USING btree (appeal_operator_id);
CREATE INDEX report_case_appealed ON public.report_case USING btree (appealed_at) WHERE ((appeal IS NOT NULL) AND (appeal_outcome IS NULL));
CREATE INDEX report_case_due ON public.report_case USING btree (due_at) WHERE (decision IS NULL);
CREATE INDEX report_case_evaluation ON public.report_case USING btree (evaluation_id);
CREATE INDEX report_case_message ON public.report_case USING btree (message_id);
CREATE UNIQUE INDEX report_case_one_open_per_account ON public.report_case USING btree (about_account_id) WHERE (decision IS NULL);
CREATE UNIQUE INDEX report_case_one_open_per_ad ON public.report_case USING btree (ad_id) WHERE (decision IS NULL);
CREATE UNIQUE INDEX report_case_one_open_per_evaluation ON public.report_case USING btree (evaluation_id) WHERE (decision IS NULL);
CREATE UNIQUE INDEX report_case_one_open_per_message ON public.report_case USING btree (message_id) WHERE (decision IS NULL);
CREATE INDEX report_case_operator ON public.report_case USING btree (operator_id);
CREATE INDEX report_case_reported ON public.report_case USING btree (reported_account_id, opened_at DESC);
CREATE INDEX request_account ON public.request USING btree (account_id, created_at DESC);
CREATE INDEX request_category ON public.request USING btree (category_id);
CREATE INDEX request_copy ON public.request USING btree (copy_of);
CREATE INDEX request_created ON public.request USING btree (created_at);
CREATE INDEX request_ending ON public.request USING btree (expires_at) WHERE ((state = 'published'::request_state) AND (reminded_at IS NULL));
CREATE INDEX request_matched ON public.request USING btree (city_id, category_id, purpose) WHERE (state = 'published'::request_state);
CREATE INDEX request_on_show ON public.request USING btree (published_at DESC, id DESC) WHERE (state = 'published'::request_state);
CREATE INDEX request_person ON public.request USING btree (person_id, created_at DESC);
CREATE INDEX request_waiting ON public.request USING btree (created_at) WHERE ((looked_at IS NULL) AND (state = 'published'::request_state));
CREATE INDEX request_answer_account ON public.request_answer USING btree (account_id, at DESC);
CREATE UNIQUE INDEX request_answer_once_to_market ON public.request_answer USING btree (request_id, account_id) WHERE (unit_id IS NULL);
CREATE INDEX request_answer_person ON public.request_answer USING btree (person_id);
CREATE INDEX request_answer_unit ON public.request_answer USING btree (unit_id, account_id);
CREATE INDEX request_contact_account ON public.request_contact USING btree (account_id, at DESC);
CREATE INDEX request_contact_answer ON public.request_contact USING btree (answer_id);
CREATE INDEX request_contact_request ON public.request_contact USING btree (request_id);
CREATE INDEX request_fit_request ON public.request_fit USING btree (request_id);
CREATE INDEX request_fit_untold ON public.request_fit USING btree (account_id) WHERE (told_at IS NULL);
CREATE INDEX request_visit_day ON public.request_visit USING btree (day);
CREATE INDEX reservation_finished ON public.reservation USING btree (ends_at) WHERE (state = 'finished'::reservation_state);
CREATE INDEX reservation_guest ON public.reservation USING btree (guest_account_id, created_at DESC);
CREATE INDEX reservation_host ON public.reservation USING btree (host_account_id, created_at DESC);
CREATE INDEX reservation_host_active ON public.reservation USING btree (host_account_id) WHERE (state = 'active'::reservation_state);
CREATE INDEX reservation_host_end ON public.reservation USING btree (host_account_id, end_date);
CREATE INDEX reservation_host_not_standing ON public.reservation USING btree (host_account_id) INCLUDE (id) WHERE (state <> ALL (ARRAY['active'::reservation_state, 'finished'::reservation_state]));
CREATE INDEX reservation_host_secured ON public.reservation USING btree (host_account_id, secured_at) WHERE (secured_at IS NOT NULL);
CREATE INDEX reservation_newest ON public.reservation USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX reservation_one_hold_per_unit ON public.reservation USING btree (guest_account_id, unit_id) WHERE (state = 'pending'::reservation_state);
CREATE INDEX reservation_open_holds ON public.reservation USING btree (hold_until) WHERE (state = 'pending'::reservation_state);
CREATE INDEX reservation_secured ON public.reservation USING btree (secured_at) WHERE (secured_at IS NOT NULL);
CREATE INDEX reservation_terms ON public.reservation USING btree (terms_slug, terms_version) WHERE (terms_slug IS NOT NULL);
CREATE INDEX reservation_to_answer ON public.reservation USING btree (answer_until) WHERE (state = 'waiting_for_approval'::reservation_state);
CREATE INDEX reservation_to_begin ON public.reservation USING btree (starts_at) WHERE (state = 'active'::reservation_state);
CREATE INDEX reservation_to_finish ON public.reservation USING btree (ends_at) WHERE (state = 'active'::reservation_state);
CREATE INDEX reservation_unit ON public.reservation USING btree (unit_id, starts_at);
CREATE UNIQUE INDEX reservation_change_one_open ON public.reservation_change USING btree (reservation_id) WHERE (state = ANY (ARRAY['unpaid'::reservation_change_state, 'asked'::reservation_change_state]));
CREATE INDEX reservation_change_person ON public.reservation_change USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX reservation_change_reservation ON public.reservation_change USING btree (reservation_id);
CREATE INDEX reservation_change_to_end ON public.reservation_change USING btree (wait_until) WHERE (state = ANY (ARRAY['unpaid'::reservation_change_state, 'asked'::reservation_change_state]));
CREATE INDEX reservation_transition_accepted ON public.reservation_transition USING btree (reservation_id) WHERE ((to_state = 'active'::reservation_state) OR (refund < paid));
CREATE INDEX reservation_transition_edge ON public.reservation_transition USING btree (event, from_state, to_state);
CREATE INDEX reservation_transition_operator ON public.reservation_transition USING btree (operator_id) WHERE (operator_id IS NOT NULL);
CREATE INDEX reservation_transition_reservation ON public.reservation_transition USING btree (reservation_id, at);
CREATE INDEX revision_account ON public.revision USING btree (account_id);
CREATE UNIQUE INDEX revision_one_open_per_property ON public.revision USING btree (property_id) WHERE ((unit_id IS NULL) AND (state = ANY (ARRAY['waiting'::revision_state, 'changes_asked'::revision_state])));
CREATE UNIQUE INDEX revision_one_open_per_unit ON public.revision USING btree (unit_id) WHERE (state = ANY (ARRAY['waiting'::revision_state, 'changes_asked'::revision_state]));
CREATE INDEX revision_property ON public.revision USING btree (property_id, account_id);
CREATE INDEX revision_unit ON public.revision USING btree (unit_id, account_id);
CREATE INDEX revision_waiting ON public.revision USING btree (sent_at) WHERE (state = 'waiting'::revision_state);
CREATE UNIQUE INDEX revision_decided_once ON public.revision_transition USING btree (revision_id, version) WHERE (to_state = ANY (ARRAY['changes_asked'::revision_state, 'approved'::revision_state, 'refused'::revision_state]));
CREATE INDEX revision_transition_edge ON public.revision_transition USING btree (from_state, to_state);
CREATE INDEX revision_transition_operator ON public.revision_transition USING btree (operator_id);
CREATE INDEX revision_transition_person ON public.revision_transition USING btree (person_id);
CREATE INDEX revision_transition_revision ON public.revision_transition USING btree (revision_id, at);
CREATE INDEX refund_payment ON sandbox_gateway.refund USING btree (payment_id);
CREATE INDEX saved_search_watching ON public.saved_search USING gin (keys) WITH (fastupdate=off) WHERE (paused_at IS NULL);
CREATE INDEX search_alert_ad ON public.search_alert USING btree (ad_id);
CREATE INDEX search_alert_untold ON public.search_alert USING btree (search_id) WHERE (told_at IS NULL);
CREATE INDEX search_change_age ON public.search_change USING btree (at);
CREATE INDEX search_change_transaction ON public.search_change USING btree (changed_in);
CREATE INDEX search_checkpoint_age ON public.search_checkpoint USING btree (at);
CREATE INDEX service_unit ON public.service USING btree (unit_id);
CREATE INDEX setting_operator ON public.setting USING btree (operator_id);
CREATE INDEX sign_in_challenge_address_recent ON public.sign_in_challenge USING btree (address_hash, created_at DESC);
CREATE INDEX sign_in_challenge_of_country ON public.sign_in_challenge USING btree (country, created_at DESC) WHERE (country IS NOT NULL);
CREATE INDEX sign_in_challenge_phone_recent ON public.sign_in_challenge USING btree (phone, created_at DESC);
CREATE INDEX sign_in_challenge_undelivered ON public.sign_in_challenge USING btree (undelivered_at) WHERE (undelivered_at IS NOT NULL);
CREATE INDEX sign_in_challenge_used ON public.sign_in_challenge USING btree (phone, used_at) WHERE (used_at IS NOT NULL);
CREATE INDEX space_property ON public.space USING btree (property_id);
CREATE INDEX team_invitation_account ON public.team_invitation USING btree (account_id, created_at DESC);
CREATE INDEX team_invitation_inviter ON public.team_invitation USING btree (invited_by);
CREATE UNIQUE INDEX team_invitation_one_open ON public.team_invitation USING btree (account_id, phone) WHERE (state = 'open'::team_invitation_state);
CREATE INDEX team_invitation_phone ON public.team_invitation USING btree (phone, created_at DESC);
CREATE INDEX team_member_adder ON public.team_member USING btree (added_by);
CREATE INDEX team_member_person ON public.team_member USING btree (person_id);
CREATE INDEX ticket_account ON public.ticket USING btree (account_id, created_at DESC);
CREATE INDEX ticket_ad ON public.ticket USING btree (ad_id) WHERE (ad_id IS NOT NULL);
CREATE INDEX ticket_address ON public.ticket USING btree (address_hash, created_at DESC);
CREATE INDEX ticket_in_state ON public.ticket USING btree (state, state_since);
CREATE INDEX ticket_person ON public.ticket USING btree (person_id);
CREATE INDEX ticket_reservation ON public.ticket USING btree (reservation_id) WHERE (reservation_id IS NOT NULL);
CREATE INDEX ticket_attachment_address ON public.ticket_attachment USING btree (address_hash, created_at DESC);
CREATE INDEX ticket_attachment_unused ON public.ticket_attachment USING btree (created_at) WHERE (message_id IS NULL);
CREATE INDEX ticket_message_operator ON public.ticket_message USING btree (operator_id);
CREATE INDEX ticket_message_person ON public.ticket_message USING btree (person_id);
CREATE INDEX ticket_rating_made ON public.ticket_rating USING btree (created_at);
CREATE UNIQUE INDEX ticket_template_title_ar_once ON public.ticket_template USING btree (title_ar) WHERE (retired_at IS NULL);
CREATE UNIQUE INDEX ticket_template_title_en_once ON public.ticket_template USING btree (title_en) WHERE (retired_at IS NULL);
CREATE INDEX transfer_account ON public.transfer USING btree (account_id, created_at DESC);
CREATE INDEX transfer_deposit_due ON public.transfer USING btree (deposit_due_id) WHERE (deposit_due_id IS NOT NULL);
CREATE INDEX transfer_due ON public.transfer USING btree (due_id);
CREATE UNIQUE INDEX transfer_one_open_per_due ON public.transfer USING btree (due_id) WHERE (state = ANY (ARRAY['waiting'::transfer_state, 'review'::transfer_state]));
CREATE INDEX transfer_receipt_alike ON public.transfer_receipt USING btree (alike_id) WHERE (alike_id IS NOT NULL);
CREATE UNIQUE INDEX transfer_receipt_bank_reference_once ON public.transfer_receipt USING btree (bank_reference) WHERE (decision = 'confirmed'::receipt_decision);
CREATE UNIQUE INDEX transfer_receipt_confirmed_once ON public.transfer_receipt USING btree (content_hash) WHERE (decision = 'confirmed'::receipt_decision);
CREATE INDEX transfer_receipt_decider ON public.transfer_receipt USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX transfer_receipt_hash ON public.transfer_receipt USING btree (content_hash);
CREATE UNIQUE INDEX transfer_receipt_one_per_bank_line ON public.transfer_receipt USING btree (bank_line_id) WHERE ((bank_line_id IS NOT NULL) AND (decision IS DISTINCT FROM 'refused'::receipt_decision));
CREATE UNIQUE INDEX transfer_receipt_one_under_review ON public.transfer_receipt USING btree (transfer_id) WHERE (decision IS NULL);
CREATE INDEX transfer_receipt_open ON public.transfer_receipt USING btree (sent_at) WHERE (decision IS NULL);
CREATE INDEX transfer_receipt_person ON public.transfer_receipt USING btree (person_id);
CREATE INDEX transfer_receipt_proposer ON public.transfer_receipt USING btree (proposed_by) WHERE (proposed_by IS NOT NULL);
CREATE INDEX transfer_receipt_transfer ON public.transfer_receipt USING btree (transfer_id, sent_at);
CREATE INDEX unit_account ON public.unit USING btree (account_id);
CREATE UNIQUE INDEX unit_code_unique_per_advertiser ON public.unit USING btree (account_id, code) WHERE (deleted_at IS NULL);
CREATE INDEX unit_editor ON public.unit USING btree (updated_by);
CREATE INDEX unit_property ON public.unit USING btree (property_id);
CREATE UNIQUE INDEX unit_discount_one_early_and_last_minute ON public.unit_discount USING btree (unit_id, rule) WHERE (rule <> 'length'::discount_rule);
CREATE INDEX unit_feature_feature ON public.unit_feature USING btree (feature_slug);
CREATE INDEX unit_space_space ON public.unit_space USING btree (space_id);
CREATE INDEX wizard_account ON public.wizard USING btree (account_id);
CREATE INDEX wizard_property ON public.wizard USING btree (property_id);

CREATE TRIGGER access_token_gone_told AFTER DELETE ON public.access_token FOR EACH ROW EXECUTE FUNCTION tell_token_gone();

CREATE TRIGGER access_token_told AFTER UPDATE ON public.access_token FOR EACH ROW WHEN (((old.revoked_at IS DISTINCT FROM new.revoked_at) OR (old.account_id <> new.account_id))) EXECUTE FUNCTION tell_token_changed();

CREATE TRIGGER push_subscription_gone_with_session AFTER UPDATE OF revoked_at ON public.access_token FOR EACH ROW WHEN ((new.revoked_at IS NOT NULL)) EXECUTE FUNCTION push_subscription_leaves_with_session();

CREATE TRIGGER account_begins_with_free_plan AFTER INSERT ON public.account REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION begin_with_free_plan();

CREATE TRIGGER account_of_foreign_number_is_ordinary BEFORE INSERT OR UPDATE OF kind, person_id ON public.account FOR EACH ROW WHEN ((new.kind = 'business'::account_kind)) EXECUTE FUNCTION refuse_foreign_publishing('person');

CREATE TRIGGER account_of_living_person BEFORE INSERT ON public.account FOR EACH ROW EXECUTE FUNCTION refuse_account_of_closed();

CREATE TRIGGER account_office_badge_has_proof BEFORE INSERT OR UPDATE OF verified_at ON public.account FOR EACH ROW WHEN (((new.kind = 'business'::account_kind) AND (new.verified_at IS NOT NULL))) EXECUTE FUNCTION refuse_badge_without_proof();

CREATE TRIGGER account_searched AFTER UPDATE ON public.account FOR EACH ROW WHEN ((((old.name IS DISTINCT FROM new.name) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.verified_at IS DISTINCT FROM new.verified_at))) EXECUTE FUNCTION keep_account_search_change();

CREATE TRIGGER account_profile_verified_numbers_fixed BEFORE UPDATE OF commercial_registration, fal_number ON public.account_profile FOR EACH ROW WHEN (((new.commercial_registration IS DISTINCT FROM old.commercial_registration) OR (new.fal_number IS DISTINCT FROM old.fal_number))) EXECUTE FUNCTION refuse_other_registration();

CREATE CONSTRAINT TRIGGER ad_changes_listed_prices AFTER UPDATE OF unit_id, account_id, licence_id, purpose, state, deleted_at ON public.ad DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((('published'::ad_state = old.state) OR ('published'::ad_state = new.state)) AND ((((((old.unit_id IS DISTINCT FROM new.unit_id) OR (old.account_id IS DISTINCT FROM new.account_id)) OR (old.licence_id IS DISTINCT FROM new.licence_id)) OR (old.purpose IS DISTINCT FROM new.purpose)) OR (old.state IS DISTINCT FROM new.state)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at)))) EXECUTE FUNCTION keep_listed_prices();

CREATE TRIGGER ad_deleted_without_bookings_ahead BEFORE UPDATE OF deleted_at ON public.ad FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION refuse_deleting_booked_ad();

CREATE TRIGGER ad_gone_searched AFTER DELETE ON public.ad REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER ad_keeps_its_use AFTER UPDATE OF state ON public.ad FOR EACH ROW WHEN ((new.state <> old.state)) EXECUTE FUNCTION keep_use_of_ad();

CREATE CONSTRAINT TRIGGER ad_leaves_with_prices AFTER DELETE ON public.ad DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.state = 'published'::ad_state)) EXECUTE FUNCTION keep_listed_prices();

CREATE TRIGGER ad_licence_number BEFORE INSERT OR UPDATE OF licence_id ON public.ad FOR EACH ROW EXECUTE FUNCTION copy_licence_number();

CREATE TRIGGER ad_made_searched AFTER INSERT ON public.ad REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER ad_of_kept_unit AFTER INSERT OR UPDATE OF state ON public.ad FOR EACH ROW WHEN ((new.deleted_at IS NULL)) EXECUTE FUNCTION refuse_ad_of_deleted_unit();

CREATE TRIGGER ad_of_open_account BEFORE INSERT ON public.ad FOR EACH ROW WHEN ((new.state <> 'closed'::ad_state)) EXECUTE FUNCTION refuse_ad_of_closed();

CREATE CONSTRAINT TRIGGER ad_published_with_prices AFTER INSERT ON public.ad DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.state = 'published'::ad_state)) EXECUTE FUNCTION keep_listed_prices();

CREATE TRIGGER ad_searched AFTER UPDATE ON public.ad REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER ad_shown_of_active_account BEFORE UPDATE OF state ON public.ad FOR EACH ROW WHEN (((new.state = 'published'::ad_state) AND (old.state <> 'published'::ad_state))) EXECUTE FUNCTION refuse_ad_of_suspended();

CREATE TRIGGER ad_stays_closed_with_its_account BEFORE UPDATE OF state ON public.ad FOR EACH ROW WHEN (((new.state <> 'closed'::ad_state) AND (new.state <> old.state))) EXECUTE FUNCTION refuse_ad_of_closed();

CREATE TRIGGER licence_check_of_waiting_ad AFTER UPDATE OF state ON public.ad FOR EACH ROW WHEN (((old.state = 'waiting_for_verification'::ad_state) AND (new.state <> old.state))) EXECUTE FUNCTION forget_check_of_ad();

CREATE TRIGGER announcement_append_only BEFORE DELETE OR UPDATE ON public.announcement FOR EACH ROW EXECUTE FUNCTION refuse_announcement_change();

CREATE TRIGGER audit_entry_append_only BEFORE DELETE OR UPDATE ON public.audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_entry_not_truncated BEFORE TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER bank_line_closed_once BEFORE DELETE OR UPDATE ON public.bank_line FOR EACH ROW EXECUTE FUNCTION refuse_second_end_of_bank_line();

CREATE TRIGGER broadcast_append_only BEFORE DELETE OR UPDATE ON public.broadcast FOR EACH ROW EXECUTE FUNCTION refuse_broadcast_change();

CREATE TRIGGER calendar_feed_at_most_10 AFTER INSERT ON public.calendar_feed FOR EACH ROW EXECUTE FUNCTION refuse_calendar_feed_above_10();

CREATE TRIGGER calendar_link_revoked_for_good BEFORE UPDATE ON public.calendar_link FOR EACH ROW WHEN (((old.revoked_at IS NOT NULL) AND (new.revoked_at IS DISTINCT FROM old.revoked_at))) EXECUTE FUNCTION keep_calendar_link_revoked();

CREATE TRIGGER category_made_searched AFTER INSERT ON public.category FOR EACH ROW EXECUTE FUNCTION keep_any_search_change();

CREATE TRIGGER category_searched AFTER UPDATE ON public.category FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION keep_any_search_change();

CREATE TRIGGER city_made_searched AFTER INSERT ON public.city FOR EACH ROW EXECUTE FUNCTION keep_any_search_change();

CREATE TRIGGER city_searched AFTER UPDATE ON public.city FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION keep_any_search_change();

CREATE TRIGGER closure_told AFTER INSERT OR DELETE OR UPDATE ON public.closure FOR EACH ROW EXECUTE FUNCTION tell_closure_changed();

CREATE TRIGGER coupon_use_within_limits AFTER INSERT OR UPDATE OF returned_at ON public.coupon_use FOR EACH ROW WHEN ((new.returned_at IS NULL)) EXECUTE FUNCTION refuse_coupon_use_above_limit();

CREATE TRIGGER database_purpose_never_changes BEFORE DELETE OR UPDATE ON public.database_purpose FOR EACH ROW EXECUTE FUNCTION refuse_other_purpose();

CREATE TRIGGER deposit_closed_once BEFORE DELETE OR UPDATE ON public.deposit FOR EACH ROW EXECUTE FUNCTION refuse_changing_deposit();

CREATE TRIGGER deposit_told AFTER INSERT OR UPDATE ON public.deposit FOR EACH ROW EXECUTE FUNCTION tell_deposit_changed();

CREATE TRIGGER deposit_claim_decided_once BEFORE DELETE OR UPDATE ON public.deposit_claim FOR EACH ROW EXECUTE FUNCTION refuse_changing_claim();

CREATE TRIGGER deposit_claim_large_has_second BEFORE INSERT OR UPDATE ON public.deposit_claim FOR EACH ROW EXECUTE FUNCTION refuse_award_by_one();

CREATE TRIGGER deposit_claim_told AFTER INSERT OR UPDATE ON public.deposit_claim FOR EACH ROW EXECUTE FUNCTION tell_deposit_changed();

CREATE TRIGGER deposit_claim_within_deposit BEFORE INSERT ON public.deposit_claim FOR EACH ROW EXECUTE FUNCTION refuse_claim_of_deposit();

CREATE TRIGGER district_made_searched AFTER INSERT ON public.district FOR EACH ROW EXECUTE FUNCTION keep_any_search_change();

CREATE TRIGGER district_searched AFTER UPDATE ON public.district FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION keep_any_search_change();

CREATE TRIGGER district_slug_not_merged BEFORE INSERT OR UPDATE OF slug ON public.district FOR EACH ROW EXECUTE FUNCTION refuse_district_of_alias();

CREATE TRIGGER district_alias_searched AFTER INSERT OR UPDATE ON public.district_alias FOR EACH ROW EXECUTE FUNCTION keep_any_search_change();

CREATE TRIGGER due_told AFTER INSERT OR UPDATE ON public.due FOR EACH ROW EXECUTE FUNCTION tell_due_changed();

CREATE TRIGGER evaluation_gone_searched AFTER DELETE ON public.evaluation REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER evaluation_made_searched AFTER INSERT ON public.evaluation REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER evaluation_of_finished_stay BEFORE INSERT ON public.evaluation FOR EACH ROW EXECUTE FUNCTION refuse_evaluation();

CREATE TRIGGER evaluation_public_for_good BEFORE UPDATE ON public.evaluation FOR EACH ROW EXECUTE FUNCTION refuse_unpublishing();

CREATE TRIGGER evaluation_searched AFTER UPDATE ON public.evaluation REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER evaluation_told AFTER INSERT OR UPDATE ON public.evaluation FOR EACH ROW EXECUTE FUNCTION tell_evaluation_changed();

CREATE TRIGGER evaluation_photo_public_for_good BEFORE UPDATE ON public.evaluation_photo FOR EACH ROW WHEN (((old.evaluation_id IS DISTINCT FROM new.evaluation_id) OR (old."position" IS DISTINCT FROM new."position"))) EXECUTE FUNCTION refuse_photo_of_public_evaluation();

CREATE TRIGGER feature_made_searched AFTER INSERT ON public.feature FOR EACH ROW EXECUTE FUNCTION keep_any_search_change();

CREATE TRIGGER feature_searched AFTER UPDATE ON public.feature FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION keep_any_search_change();

CREATE TRIGGER fee_append_only BEFORE DELETE OR UPDATE ON public.fee FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER fee_change_append_only BEFORE DELETE OR UPDATE ON public.fee_change FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER fee_return_within_taken AFTER INSERT ON public.fee_change FOR EACH ROW EXECUTE FUNCTION refuse_fee_over_return();

CREATE TRIGGER fee_rate_keeps_history BEFORE DELETE OR UPDATE ON public.fee_rate FOR EACH ROW WHEN ((old.effective_from <= now())) EXECUTE FUNCTION refuse_past_fee_change();

CREATE TRIGGER fee_rate_not_truncated BEFORE TRUNCATE ON public.fee_rate FOR EACH STATEMENT EXECUTE FUNCTION refuse_past_fee_change();

CREATE TRIGGER feed_conflict_told AFTER INSERT OR DELETE ON public.feed_conflict FOR EACH ROW EXECUTE FUNCTION tell_feed_changed();

CREATE TRIGGER gateway_settlement_append_only BEFORE DELETE OR UPDATE ON public.gateway_settlement FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER gateway_settlement_line_append_only BEFORE DELETE OR UPDATE ON public.gateway_settlement_line FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER hidden_message_told AFTER INSERT OR DELETE ON public.hidden_message FOR EACH ROW EXECUTE FUNCTION tell_message_hidden();

CREATE TRIGGER identity_check_ended_once BEFORE UPDATE ON public.identity_check FOR EACH ROW WHEN ((old.state <> 'waiting'::identity_check_state)) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER identity_check_told AFTER INSERT OR UPDATE OF state ON public.identity_check FOR EACH ROW EXECUTE FUNCTION tell_of_identity_check();

CREATE TRIGGER invoice_append_only BEFORE DELETE OR UPDATE ON public.invoice FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER kept_card_forgotten_at_gateway AFTER DELETE ON public.kept_card FOR EACH ROW EXECUTE FUNCTION forget_card_at_gateway();

CREATE TRIGGER kept_card_never_handed_on BEFORE UPDATE ON public.kept_card FOR EACH ROW WHEN ((((old.account_id IS DISTINCT FROM new.account_id) OR (old.gateway IS DISTINCT FROM new.gateway)) OR (old.token IS DISTINCT FROM new.token))) EXECUTE FUNCTION refuse_card_of_another_account();

CREATE TRIGGER kept_card_of_open_account BEFORE INSERT ON public.kept_card FOR EACH ROW EXECUTE FUNCTION refuse_card_of_closed_account();

CREATE TRIGGER deposit_out_within_taken AFTER INSERT ON public.ledger_entry FOR EACH ROW WHEN ((new.debit = 'deposits_held'::ledger_account)) EXECUTE FUNCTION refuse_more_than_deposit();

CREATE TRIGGER ledger_entry_append_only BEFORE DELETE OR UPDATE ON public.ledger_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER ledger_entry_names_parties BEFORE INSERT ON public.ledger_entry FOR EACH ROW EXECUTE FUNCTION name_reservation_parties();

CREATE TRIGGER ledger_entry_never_emptied BEFORE TRUNCATE ON public.ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER payout_within_balance AFTER INSERT ON public.ledger_entry FOR EACH ROW WHEN ((new.kind = 'payout'::ledger_kind)) EXECUTE FUNCTION refuse_payout_beyond_balance();

CREATE CONSTRAINT TRIGGER licence_changes_listed_prices AFTER UPDATE OF issued_on, expires_on ON public.licence DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.issued_on IS DISTINCT FROM new.issued_on) OR (old.expires_on IS DISTINCT FROM new.expires_on))) EXECUTE FUNCTION keep_listed_prices();

CREATE TRIGGER licence_searched AFTER UPDATE ON public.licence REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER membership_use_within_count BEFORE INSERT ON public.membership_use FOR EACH ROW EXECUTE FUNCTION refuse_use_beyond_membership();

CREATE TRIGGER message_append_only BEFORE DELETE OR UPDATE ON public.message FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER message_thread_told AFTER INSERT OR UPDATE ON public.message_thread FOR EACH ROW EXECUTE FUNCTION tell_thread_changed();

CREATE TRIGGER minimum_price_keeps_history BEFORE DELETE OR UPDATE ON public.minimum_price FOR EACH ROW WHEN ((old.effective_from <= now())) EXECUTE FUNCTION refuse_past_minimum_change();

CREATE TRIGGER minimum_price_not_truncated BEFORE TRUNCATE ON public.minimum_price FOR EACH STATEMENT EXECUTE FUNCTION refuse_past_minimum_change();

CREATE TRIGGER money_case_decided_once BEFORE UPDATE ON public.money_case FOR EACH ROW EXECUTE FUNCTION refuse_money_case_change();

CREATE TRIGGER money_case_never_removed BEFORE DELETE ON public.money_case FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER notification_told AFTER INSERT OR UPDATE ON public.notification FOR EACH ROW EXECUTE FUNCTION tell_of_notification();

CREATE TRIGGER occupancy_gone_searched AFTER DELETE ON public.occupancy REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_taken_change();

CREATE TRIGGER occupancy_made_searched AFTER INSERT ON public.occupancy REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_taken_change();

CREATE TRIGGER occupancy_moved_searched AFTER UPDATE ON public.occupancy REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_taken_change();

CREATE TRIGGER occupancy_searched AFTER UPDATE ON public.occupancy REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_taken_change();

CREATE TRIGGER occupancy_told AFTER INSERT OR DELETE OR UPDATE ON public.occupancy FOR EACH ROW EXECUTE FUNCTION tell_occupancy_changed();

CREATE TRIGGER offer_searched AFTER UPDATE ON public.offer REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER offer_unit_gone_searched AFTER DELETE ON public.offer_unit REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER offer_unit_keeps_lowest BEFORE INSERT OR UPDATE ON public.offer_unit FOR EACH ROW EXECUTE FUNCTION keep_lowest_of_offer_unit();

CREATE TRIGGER offer_unit_made_searched AFTER INSERT ON public.offer_unit REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER office_document_of_draft BEFORE INSERT ON public.office_document FOR EACH ROW EXECUTE FUNCTION refuse_office_document();

CREATE TRIGGER office_badge_ends_with_proof BEFORE UPDATE OF state ON public.office_verification FOR EACH ROW WHEN (((old.state = 'approved'::office_verification_state) AND (new.state = 'expired'::office_verification_state))) EXECUTE FUNCTION refuse_end_with_badge();

CREATE TRIGGER office_verification_step_on_the_graph BEFORE UPDATE ON public.office_verification FOR EACH ROW EXECUTE FUNCTION refuse_office_step();

CREATE TRIGGER office_verification_told AFTER INSERT OR UPDATE OF state ON public.office_verification FOR EACH ROW EXECUTE FUNCTION tell_of_office_verification();

CREATE TRIGGER operator_last_owner BEFORE UPDATE OF roles, removed_at ON public.operator FOR EACH ROW WHEN (((old.removed_at IS NULL) AND ('owner'::operator_role = ANY (old.roles)) AND ((new.removed_at IS NOT NULL) OR (NOT ('owner'::operator_role = ANY (new.roles)))))) EXECUTE FUNCTION refuse_losing_last_owner();

CREATE TRIGGER page_version_append_only BEFORE DELETE OR UPDATE ON public.page_version FOR EACH ROW EXECUTE FUNCTION refuse_page_version_change();

CREATE TRIGGER payment_closed_told AFTER UPDATE ON public.payment FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION tell_payment_changed();

CREATE TRIGGER payment_opened_told AFTER INSERT ON public.payment FOR EACH ROW EXECUTE FUNCTION tell_payment_changed();

CREATE TRIGGER payment_settles_due AFTER INSERT OR UPDATE OF state ON public.payment FOR EACH ROW WHEN ((new.state = 'settled'::payment_state)) EXECUTE FUNCTION settle_due();

CREATE TRIGGER payout_step_on_its_way BEFORE UPDATE ON public.payout FOR EACH ROW EXECUTE FUNCTION refuse_changing_payout();

CREATE TRIGGER payout_line_append_only BEFORE DELETE OR UPDATE ON public.payout_line FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER person_identity_fixed_once_verified BEFORE UPDATE OF identity_hmac ON public.person FOR EACH ROW WHEN (((old.identity_hmac IS NOT NULL) AND (new.identity_hmac IS DISTINCT FROM old.identity_hmac) AND (new.closed_at IS NULL))) EXECUTE FUNCTION refuse_other_identity();

CREATE TRIGGER person_phone_proven BEFORE UPDATE OF phone ON public.person FOR EACH ROW WHEN ((new.phone IS DISTINCT FROM old.phone)) EXECUTE FUNCTION person_phone_was_proven();

CREATE TRIGGER person_phone_stays_saudi BEFORE UPDATE OF phone ON public.person FOR EACH ROW WHEN ((is_foreign_phone(new.phone) AND (NOT is_foreign_phone(old.phone)))) EXECUTE FUNCTION refuse_foreign_number();

CREATE TRIGGER person_email_proven BEFORE INSERT OR UPDATE ON public.person_email FOR EACH ROW EXECUTE FUNCTION person_email_was_proven();

CREATE TRIGGER photo_gone_searched AFTER DELETE ON public.photo REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER photo_made_searched AFTER INSERT ON public.photo REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER photo_searched AFTER UPDATE ON public.photo REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER plan_price_append_only BEFORE DELETE OR UPDATE ON public.plan_price FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER plan_version_append_only BEFORE DELETE OR UPDATE ON public.plan_version FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER price_change_keeps_lowest AFTER INSERT ON public.price_change FOR EACH ROW EXECUTE FUNCTION keep_lowest_of_price();

CREATE TRIGGER price_list_at_most_100_open AFTER INSERT ON public.price_list FOR EACH ROW EXECUTE FUNCTION refuse_price_list_above_100();

CREATE TRIGGER price_list_revoked_for_good BEFORE UPDATE ON public.price_list FOR EACH ROW WHEN (((old.revoked_at IS NOT NULL) AND (new.revoked_at IS NULL))) EXECUTE FUNCTION keep_price_list_revoked();

CREATE TRIGGER price_override_gone_searched AFTER DELETE ON public.price_override REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER price_override_made_searched AFTER INSERT ON public.price_override REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER price_override_searched AFTER UPDATE ON public.price_override REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER price_override_told AFTER INSERT OR DELETE OR UPDATE ON public.price_override FOR EACH ROW EXECUTE FUNCTION tell_unit_priced();

CREATE CONSTRAINT TRIGGER property_changes_listed_prices AFTER UPDATE OF city_id, category_id, district_id, lat, lng, height, width, deleted_at ON public.property DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((((((((old.city_id IS DISTINCT FROM new.city_id) OR (old.category_id IS DISTINCT FROM new.category_id)) OR (old.district_id IS DISTINCT FROM new.district_id)) OR (old.lat IS DISTINCT FROM new.lat)) OR (old.lng IS DISTINCT FROM new.lng)) OR (old.height IS DISTINCT FROM new.height)) OR (old.width IS DISTINCT FROM new.width)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION keep_listed_prices();

CREATE TRIGGER property_moved_to_kept_district BEFORE UPDATE OF district_id ON public.property FOR EACH ROW WHEN ((new.district_id IS DISTINCT FROM old.district_id)) EXECUTE FUNCTION keep_district_of_property();

CREATE TRIGGER property_of_kept_district BEFORE INSERT ON public.property FOR EACH ROW EXECUTE FUNCTION keep_district_of_property();

CREATE TRIGGER property_searched AFTER UPDATE ON public.property REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER property_with_saudi_number BEFORE INSERT OR UPDATE OF account_id ON public.property FOR EACH ROW EXECUTE FUNCTION refuse_foreign_publishing('account');

CREATE TRIGGER purchase_of_open_account BEFORE INSERT ON public.purchase FOR EACH ROW EXECUTE FUNCTION refuse_purchase_of_closed();

CREATE TRIGGER purchase_with_saudi_number BEFORE INSERT ON public.purchase FOR EACH ROW EXECUTE FUNCTION refuse_foreign_publishing('account');

CREATE TRIGGER push_subscription_of_living_session BEFORE INSERT OR UPDATE ON public.push_subscription FOR EACH ROW EXECUTE FUNCTION push_subscription_needs_session();

CREATE TRIGGER refund_done_once BEFORE UPDATE ON public.refund FOR EACH ROW EXECUTE FUNCTION refuse_refund_by_one();

CREATE TRIGGER refund_names_charge BEFORE INSERT ON public.refund FOR EACH ROW EXECUTE FUNCTION name_charge_of_refund();

CREATE TRIGGER refund_told AFTER INSERT OR UPDATE ON public.refund FOR EACH ROW EXECUTE FUNCTION tell_refund_changed();

CREATE TRIGGER refund_within_received AFTER INSERT OR UPDATE ON public.refund FOR EACH ROW EXECUTE FUNCTION refuse_over_refund();

CREATE TRIGGER rent_freeze_keeps_history BEFORE DELETE OR UPDATE ON public.rent_freeze FOR EACH ROW WHEN ((old.starts_on <= ((now() AT TIME ZONE 'Asia/Riyadh'::text))::date)) EXECUTE FUNCTION refuse_past_freeze_change();

CREATE TRIGGER rent_freeze_not_truncated BEFORE TRUNCATE ON public.rent_freeze FOR EACH STATEMENT EXECUTE FUNCTION refuse_past_freeze_change();

CREATE TRIGGER report_of_open_case BEFORE INSERT ON public.report FOR EACH ROW EXECUTE FUNCTION refuse_report_of_decided_case();

CREATE TRIGGER report_case_told AFTER INSERT OR UPDATE ON public.report_case FOR EACH ROW EXECUTE FUNCTION tell_of_report_case();

CREATE TRIGGER report_case_words_once BEFORE UPDATE ON public.report_case FOR EACH ROW EXECUTE FUNCTION refuse_second_word_of_case();

CREATE TRIGGER request_deleted_for_good BEFORE UPDATE ON public.request FOR EACH ROW WHEN (((old.state = 'deleted'::request_state) AND (new.state <> 'deleted'::request_state))) EXECUTE FUNCTION refuse_request_again();

CREATE TRIGGER request_floors_never_edited BEFORE UPDATE ON public.request FOR EACH ROW WHEN ((old.floors IS DISTINCT FROM new.floors)) EXECUTE FUNCTION refuse_request_edit();

CREATE TRIGGER request_never_edited BEFORE UPDATE ON public.request FOR EACH ROW WHEN ((((((((((((((((((((old.kind IS DISTINCT FROM new.kind) OR (old.purpose IS DISTINCT FROM new.purpose)) OR (old.category_id IS DISTINCT FROM new.category_id)) OR (old.city_id IS DISTINCT FROM new.city_id)) OR (old.drawn IS DISTINCT FROM new.drawn)) OR (old.title IS DISTINCT FROM new.title)) OR (old.description IS DISTINCT FROM new.description)) OR (old.area_min IS DISTINCT FROM new.area_min)) OR (old.area_max IS DISTINCT FROM new.area_max)) OR (old.length IS DISTINCT FROM new.length)) OR (old.width IS DISTINCT FROM new.width)) OR (old.price_min IS DISTINCT FROM new.price_min)) OR (old.price_max IS DISTINCT FROM new.price_max)) OR (old.period IS DISTINCT FROM new.period)) OR (old.starts_on IS DISTINCT FROM new.starts_on)) OR (old.ends_on IS DISTINCT FROM new.ends_on)) OR (old.features IS DISTINCT FROM new.features)) OR (old.account_id IS DISTINCT FROM new.account_id)) OR ((old.district_ids IS DISTINCT FROM new.district_ids) AND (new.district_ids IS DISTINCT FROM kept_districts(old.district_ids))))) EXECUTE FUNCTION refuse_request_edit();

CREATE TRIGGER request_of_kept_districts BEFORE INSERT ON public.request FOR EACH ROW WHEN ((new.district_ids <> '{}'::integer[])) EXECUTE FUNCTION keep_districts_of_request();

CREATE TRIGGER request_with_saudi_number BEFORE INSERT ON public.request FOR EACH ROW EXECUTE FUNCTION refuse_foreign_publishing('account');

CREATE TRIGGER request_answer_while_on_show BEFORE INSERT ON public.request_answer FOR EACH ROW EXECUTE FUNCTION refuse_answer_of_closed_request();

CREATE TRIGGER request_fit_told_once BEFORE UPDATE ON public.request_fit FOR EACH ROW WHEN ((old.told_at IS NOT NULL)) EXECUTE FUNCTION refuse_second_telling();

CREATE TRIGGER reservation_hold_searched AFTER UPDATE ON public.reservation FOR EACH ROW WHEN ((
        CASE old.state
            WHEN 'pending'::reservation_state THEN old.hold_until
            ELSE NULL::timestamp with time zone
        END IS DISTINCT FROM
        CASE new.state
            WHEN 'pending'::reservation_state THEN new.hold_until
            ELSE NULL::timestamp with time zone
        END)) EXECUTE FUNCTION keep_hold_change();

CREATE TRIGGER reservation_of_active_accounts BEFORE INSERT ON public.reservation FOR EACH ROW EXECUTE FUNCTION refuse_reservation_of_suspended();

CREATE TRIGGER reservation_of_foreign_guest_has_passport BEFORE INSERT ON public.reservation FOR EACH ROW EXECUTE FUNCTION refuse_booking_without_passport();

CREATE TRIGGER reservation_of_kept_ad BEFORE INSERT ON public.reservation FOR EACH ROW EXECUTE FUNCTION refuse_reservation_of_deleted_ad();

CREATE TRIGGER reservation_of_open_accounts BEFORE INSERT ON public.reservation FOR EACH ROW EXECUTE FUNCTION refuse_reservation_of_closed();

CREATE TRIGGER reservation_returns_coupon AFTER UPDATE OF state ON public.reservation FOR EACH ROW WHEN (((new.state = ANY (ARRAY['lapsed'::reservation_state, 'canceled'::reservation_state])) AND (old.state IS DISTINCT FROM new.state))) EXECUTE FUNCTION return_coupon_use();

CREATE TRIGGER reservation_told AFTER INSERT OR UPDATE ON public.reservation FOR EACH ROW EXECUTE FUNCTION tell_reservation_changed();

CREATE TRIGGER reservation_transition_secures AFTER INSERT ON public.reservation_transition FOR EACH ROW WHEN ((new.to_state = ANY (ARRAY['waiting_for_approval'::reservation_state, 'active'::reservation_state]))) EXECUTE FUNCTION secure_reservation();

CREATE TRIGGER saved_search_at_most_50 AFTER INSERT ON public.saved_search FOR EACH ROW EXECUTE FUNCTION refuse_saved_search_above_50();

CREATE TRIGGER saved_search_of_kept_districts BEFORE INSERT ON public.saved_search FOR EACH ROW WHEN ((new.districts <> '{}'::text[])) EXECUTE FUNCTION keep_districts_of_search();

CREATE TRIGGER season_dates_searched AFTER INSERT OR DELETE OR UPDATE ON public.season_dates FOR EACH STATEMENT EXECUTE FUNCTION keep_any_search_change();

CREATE TRIGGER service_at_most_20 AFTER INSERT ON public.service FOR EACH ROW EXECUTE FUNCTION refuse_service_above_20();

CREATE TRIGGER service_gone_searched AFTER DELETE ON public.service REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER service_made_searched AFTER INSERT ON public.service REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER service_searched AFTER UPDATE ON public.service REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER service_template_at_most_20 AFTER INSERT ON public.service_template FOR EACH ROW EXECUTE FUNCTION refuse_service_template_above_20();

CREATE TRIGGER setting_keeps_history BEFORE DELETE OR UPDATE ON public.setting FOR EACH ROW WHEN ((old.effective_from <= now())) EXECUTE FUNCTION refuse_past_change();

CREATE TRIGGER setting_not_truncated BEFORE TRUNCATE ON public.setting FOR EACH STATEMENT EXECUTE FUNCTION refuse_past_change();

CREATE TRIGGER team_invitation_told AFTER INSERT OR UPDATE ON public.team_invitation FOR EACH ROW EXECUTE FUNCTION tell_invitation_changed();

CREATE TRIGGER team_member_is_not_the_owner BEFORE INSERT OR UPDATE OF account_id, person_id ON public.team_member FOR EACH ROW EXECUTE FUNCTION refuse_owner_as_member();

CREATE TRIGGER team_member_told AFTER INSERT OR DELETE OR UPDATE ON public.team_member FOR EACH ROW EXECUTE FUNCTION tell_team_changed();

CREATE TRIGGER team_member_with_saudi_number BEFORE INSERT OR UPDATE OF person_id ON public.team_member FOR EACH ROW EXECUTE FUNCTION refuse_foreign_publishing('person');

CREATE TRIGGER ticket_about_own_booking BEFORE INSERT OR UPDATE ON public.ticket FOR EACH ROW WHEN ((new.reservation_id IS NOT NULL)) EXECUTE FUNCTION refuse_ticket_of_others_booking();

CREATE TRIGGER ticket_message_of_open_ticket BEFORE INSERT ON public.ticket_message FOR EACH ROW EXECUTE FUNCTION refuse_message_of_closed_ticket();

CREATE TRIGGER ticket_rating_of_closed_ticket BEFORE INSERT OR UPDATE ON public.ticket_rating FOR EACH ROW EXECUTE FUNCTION ticket_rating_needs_closed_ticket();

CREATE TRIGGER ticket_template_retired_for_good BEFORE UPDATE ON public.ticket_template FOR EACH ROW WHEN ((old.retired_at IS NOT NULL)) EXECUTE FUNCTION refuse_change_of_retired_template();

CREATE TRIGGER transfer_told AFTER INSERT OR UPDATE ON public.transfer FOR EACH ROW EXECUTE FUNCTION tell_transfer_changed();

CREATE TRIGGER transfer_receipt_decided_once BEFORE DELETE OR UPDATE ON public.transfer_receipt FOR EACH ROW WHEN ((old.decision IS NOT NULL)) EXECUTE FUNCTION refuse_second_receipt_decision();

CREATE CONSTRAINT TRIGGER unit_changes_listed_prices AFTER UPDATE OF property_id, area, privacy, floor, top_floor, deleted_at ON public.unit DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((((((old.property_id IS DISTINCT FROM new.property_id) OR (old.area IS DISTINCT FROM new.area)) OR (old.privacy IS DISTINCT FROM new.privacy)) OR (old.floor IS DISTINCT FROM new.floor)) OR (old.top_floor IS DISTINCT FROM new.top_floor)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION keep_listed_prices();

CREATE TRIGGER unit_deleted_without_live_ad AFTER UPDATE OF deleted_at ON public.unit FOR EACH ROW WHEN ((new.deleted_at IS NOT NULL)) EXECUTE FUNCTION refuse_deleting_live_unit();

CREATE TRIGGER unit_searched AFTER UPDATE ON public.unit REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER unit_discount_gone_searched AFTER DELETE ON public.unit_discount REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER unit_discount_made_searched AFTER INSERT ON public.unit_discount REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER unit_discount_searched AFTER UPDATE ON public.unit_discount REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER unit_discount_told AFTER INSERT OR DELETE OR UPDATE ON public.unit_discount FOR EACH ROW EXECUTE FUNCTION tell_unit_priced();

CREATE TRIGGER unit_feature_gone_searched AFTER DELETE ON public.unit_feature REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER unit_feature_made_searched AFTER INSERT ON public.unit_feature REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER unit_policy_keeps_down_payments AFTER UPDATE ON public.unit_policy FOR EACH ROW WHEN ((old.down_payment_percent <> new.down_payment_percent)) EXECUTE FUNCTION keep_down_payment_change();

CREATE TRIGGER unit_policy_made_searched AFTER INSERT ON public.unit_policy REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER unit_policy_priced_told AFTER UPDATE ON public.unit_policy FOR EACH ROW WHEN ((old.down_payment_percent <> new.down_payment_percent)) EXECUTE FUNCTION tell_prices_changed();

CREATE TRIGGER unit_policy_searched AFTER UPDATE ON public.unit_policy REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER unit_policy_told AFTER UPDATE ON public.unit_policy FOR EACH ROW EXECUTE FUNCTION tell_policy_changed();

CREATE CONSTRAINT TRIGGER unit_price_changed_is_listed AFTER UPDATE OF unit_id, kind, amount, active ON public.unit_price DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((((old.unit_id IS DISTINCT FROM new.unit_id) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.active IS DISTINCT FROM new.active))) EXECUTE FUNCTION keep_listed_prices();

CREATE CONSTRAINT TRIGGER unit_price_changes_listed_prices AFTER INSERT OR DELETE ON public.unit_price DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_listed_prices();

CREATE TRIGGER unit_price_gone_searched AFTER DELETE ON public.unit_price REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER unit_price_keeps_history AFTER INSERT OR DELETE OR UPDATE ON public.unit_price FOR EACH ROW EXECUTE FUNCTION keep_price_change();

CREATE TRIGGER unit_price_made_searched AFTER INSERT ON public.unit_price REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER unit_price_searched AFTER UPDATE ON public.unit_price REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_search_change();

CREATE TRIGGER unit_price_told AFTER INSERT OR DELETE OR UPDATE ON public.unit_price FOR EACH ROW WHEN ((NULLIF(current_setting('diyar.person'::text, true), ''::text) IS NOT NULL)) EXECUTE FUNCTION tell_prices_changed();

CREATE TRIGGER unit_space_gone_searched AFTER DELETE ON public.unit_space REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_space_change();

CREATE TRIGGER unit_space_made_searched AFTER INSERT ON public.unit_space REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_space_change();

CREATE TRIGGER wizard_told AFTER INSERT OR DELETE OR UPDATE ON public.wizard FOR EACH ROW EXECUTE FUNCTION tell_wizard_changed();

CREATE TRIGGER wizard_with_saudi_number BEFORE INSERT ON public.wizard FOR EACH ROW EXECUTE FUNCTION refuse_foreign_publishing('account');

comment on column access_token.left_team is 'Revoked because its person was removed from the team of its account';
comment on column access_token.browser is 'Read from the browser’s own name when the token was taken; null when it is none that is known';
comment on column account.suspended_at is 'Since when an operator keeps it from advertising and booking; null while it may';
comment on column account_profile.version is 'Raised by every save; a save that read an older one is refused';
comment on column ad.search_text is 'foldArabic (api/src/places) of everything a visitor may type to find it, in both languages';
comment on column ad.deleted_at is 'Its own people no longer see it either';
comment on column ad.held_at is 'Taken off by reports or by an operator: its own people cannot show it again';
comment on column ad.typed_licence_number is 'As its advertiser typed it when the unit was added, until the authority is asked about it';
comment on table ad_day is 'How often an ad was looked at, on days that are over';
comment on table ad_edge is 'Steps an ad can take, and who may take each; a closed ad is closed once more when it is deleted, and leaves by a won appeal alone';
comment on column ad_suspicion.below_percent is 'Whole percent by which its price stands below that of like ads, the furthest of its prices';
comment on column ad_transition.mover is 'Who took the step, as a kind of people or work; null for steps taken before it was kept';
comment on column ad_transition.asked is 'What an operator asked to change: a list of { field, text }';
comment on column ad_transition.answers is 'The step into the queue that this decision answers';
comment on column ad_visit.visitor is 'HMAC of network address and browser under a key of the day: nobody is known again tomorrow';
comment on column ad_visit.shared is 'The visitor passed the ad on';
comment on table arrival_code is 'What opens the door of a unit: told to the guest of a confirmed stay from the day before arrival';
comment on table audit_entry is 'Everything an operator did, written in the transaction of the act';
comment on table authority_push is 'What the authority told by itself about a licence';
comment on column bank_line.amount is 'Halalas: more than none came to the account, less than none left it';
comment on column bank_line.bank_reference is 'The bank''s name of the movement; of our making where the file has none';
comment on column bank_line.our_reference is 'The reference of a bank transfer of ours that stands in its text';
comment on table broadcast is 'A notice of the operators to every account of a group, told by a job in batches';
comment on column broadcast.send_key is 'One sending of the form: sent again, it is the same notice';
comment on column broadcast.told_up_to is 'The last account that was told, in the order of their ids; moves in the transaction that tells them';
comment on column bulk_mapping.chosen is 'Folded headings of files with the column of ours, or null for none';
comment on table bulk_row is 'A row of a file that became a unit; its mark is free again once the unit is deleted';
comment on column bulk_row.key is 'SHA-256 of the row as it stands in the file, and of which of equal rows it is';
comment on table calendar_feed is 'A calendar of another site that takes days of a unit, read every quarter of an hour';
comment on column calendar_feed.good_at is 'When it was read without fault; what it said then holds until it is read so again';
comment on column calendar_feed.failure is 'Why the latest reading failed; null: it did not';
comment on table calendar_link is 'The link by which other sites read when a unit is taken';
comment on column calendar_link.key is '256 random bits: the secret of the link';
comment on column category.hidden is 'No new property is of it; those there are stay as they are';
comment on column category.edited_at is 'When an operator wrote it last: the house''s files leave its names and order as they are from then on';
comment on column city.synonyms is 'What people write for it beside its names and their customary spellings';
comment on column city.edited_at is 'When an operator wrote it last: the house''s files leave it as it is from then on';
comment on table closure is 'When an advertiser lets nobody have a unit: a rule, whose occupancies are made for the days ahead';
comment on column closure.starts_on is 'Its first Riyadh day; null of those made before rules were kept, which are their occupancies alone';
comment on column closure.ends_on is 'Its last Riyadh day; null: it repeats until it is taken away';
comment on column closure.starts_at is 'Hours of each of its days; null: whole days';
comment on column closure.weekdays is 'ISO weekdays on which it repeats; null: on every day';
comment on column closure.season is 'It holds on the days of a season alone';
comment on table compliance_call is 'What the authority is told about an ad on show, in order: the outbox, and the log operators read';
comment on column coupon.discount is 'Whole percent, or halalas when fixed';
comment on column coupon.ends_on is 'The last Riyadh day on which it is taken';
comment on column coupon.all_units is 'On every unit of the account, those to come too; else on those of coupon_unit alone, and on none once they are gone';
comment on column coupon.uses_most is 'How often it is used in all; null: no limit';
comment on column coupon.uses_most_each is 'How often one account uses it; null: no limit';
comment on column coupon_use.amount is 'Halalas it took off';
comment on column coupon_use.returned_at is 'The hold lapsed or was cancelled: it may be used again';
comment on table database_purpose is 'What this database is for, told once by the first process that works on it. A demonstration is never taken into production, whose people and money are real; and production is never worked on by a process that would demonstrate on it';
comment on table deposit is 'A security deposit that the marketplace took: held for its guest until it is released or claimed';
comment on column deposit.claim_seconds is 'So long after departure the advertiser may claim, as it was when it was taken';
comment on column deposit.claimed is 'What of it the advertiser is given; the guest is given the rest back';
comment on column deposit_claim.agreed is 'What the guest agrees to; the operator decides about the rest';
comment on column deposit_claim.operator_id is 'Null where the guest agreed to all of it: nobody had to decide';
comment on column district.approximate is 'The point is an estimate (± 2 km) or the city''s centre';
comment on column district.reviewed is 'False: made by an import from a name nobody has checked yet';
comment on column district.synonyms is 'What people write for it beside its names and their customary spellings';
comment on column district.edited_at is 'When an operator wrote it last: the house''s files leave it as it is from then on';
comment on table district_alias is 'A district that was merged into another of its city: its address means that one';
comment on column district_alias.former_id is 'The id it had, for what was written with it at the same moment';
comment on table down_payment_change is 'Every change of a unit''s down payment, in whole percent';
comment on column down_payment_change.person_id is 'Who of the account''s people changed it';
comment on column due.cancels_at is 'A reservation whose due is unpaid then is cancelled by its policy';
comment on column due.change_id is 'The change that it came of; null for dues of the booking as it was made';
comment on column due.void_at is 'Since then it is owed no more: another took its place, or its change did not come';
comment on column due.settled_at is 'When its payment was settled; written with it by payment_settles_due';
comment on table due_reminder is 'That somebody was told of an unpaid due: before its date, and last before its reservation is cancelled';
comment on column evaluation.published_at is 'Since when others read it; becoming public is an update, which search and pages hear of';
comment on column evaluation.shown_at is 'Since when the public reads it; null before it is public and while a case hides it';
comment on column favourite.price is 'The headline price when it was saved, in halalas; period is null for a sale';
comment on table favourite_drop is 'That an account was told of a saved ad''s lower price';
comment on column feature.hidden is 'Not offered to units that do not have it';
comment on column feature.edited_at is 'When an operator wrote it last: the house''s files leave its names and order as they are from then on';
comment on column fee_change.base is 'Halalas that the fee is a share of from this change on';
comment on column fee_change.amount is 'Halalas without VAT';
comment on column fee_rate.category_id is 'Null: of every category that has no rate of its own';
comment on column fee_rate.period is 'Null: of every period that has no rate of its own';
comment on column fee_rate.basis_points is 'Hundredths of a percent; null: from then on the wider rate holds';
comment on column fee_rate.operator_id is 'Null for a rate that came with the house';
comment on table feed_conflict is 'A booking of ours at a time that a feed says is taken there';
comment on table feed_span is 'What a feed said is taken, at its latest good reading';
comment on column feed_span.block is 'Closed there, not booked there: it may be this site''s own calendar come back';
comment on table forgotten_card is 'Cards that are kept no more, until the gateway has forgotten them too';
comment on column gateway_settlement.reference is 'The gateway''s name for it';
comment on column gateway_settlement.gross is 'Halalas that the gateway owes no more by it: what it sent and what it kept';
comment on column gateway_settlement.fee is 'Kept by the gateway, without its VAT; the sum of its lines';
comment on column gateway_settlement.net is 'Sent to the bank, as the gateway says; its lines may come to another sum, which is a case';
comment on column gateway_settlement_line.charge_id is 'The gateway''s id of the payment; null for what it keeps of none';
comment on column gateway_settlement_line.gross is 'Halalas of payers: more than none of a payment, less of what went back';
comment on table hidden_message is 'Messages that the other side no longer reads; their writer and operators do';
comment on column invoice.standard is 'For a buyer with a VAT number: hidden from them until the authority has cleared it';
comment on column invoice.facts is 'The document as issued: seller, buyer, lines, taxes, in both languages; halalas';
comment on column invoice.fee_change_id is 'The movement of the marketplace''s fee that it tells; its booking is not in reservation_id, which is that of payments';
comment on column invoice_deferral.account_id is 'Whose facts are missing, or who invoices themselves; null for the marketplace';
comment on column invoice_issuer.last_hash is 'What the next tax document names as the hash before it; the authority''s first one to begin with';
comment on table kept_card is 'A card that its holder let the gateway keep; of its number nothing but the end is here';
comment on column kept_card.token is 'The gateway''s name for the card; worth nothing without our secret key';
comment on column kept_card.expires_on is 'The last day that it is good on';
comment on table lead_note is 'What an advertiser noted for itself about who got in touch: a known account, or a visitor''s single tap';
comment on column ledger_entry.debit_party_id is 'The account whose money is taken; null on the house''s own side';
comment on column ledger_entry.credit_party_id is 'The account whose money it becomes; null on the house''s own side';
comment on table ledger_proof is 'What the nightly proof of the ledger found; empty where the books are sound';
comment on column licence.price is 'Sale price or yearly rent as the licence states it, in halalas';
comment on column licence.facts is 'The authority''s answer in its own words, without the advertiser''s number and the whole deed number';
comment on column licence.sealed_numbers is 'The advertiser''s number and the deed number, encrypted; null once the licence has ended';
comment on column licence.ended_at is 'When the authority said that it holds no longer, before its last day';
comment on table licence_check is 'A licence the authority could not be asked about at once; asked again until it answers';
comment on table licence_reminder is 'Each end of a licence is told of once at each distance; a renewed licence has another end';
comment on table listed_price is 'Prices of units on show with all that requests are matched by, kept by triggers (decision 096); without references: a row leaves with what it is made of';
comment on table live_ticket is 'Opens one stream of changes, once, within a minute';
comment on table marketing_consent is 'A yes to news of Diyar on one channel, and when it was taken back; no row is ever removed';
comment on column membership.period is 'Null for the free plan, which has no end';
comment on column membership.ads_leave_at is 'When the ads that stayed after its end are hidden; null where another membership keeps them on show';
comment on column membership_use.shown_at is 'When the ad came on show; until then the use can come back';
comment on table message is 'A message of one side to the other, as it was written: what is hidden from its reader is hidden when it is read';
comment on column message_picture.taken is 'A message shows it';
comment on column message_thread.messages is 'The position of the last message';
comment on column message_thread.guest_read is 'The position up to which the guest has read';
comment on table minimum_price is 'The least that a price may be, by category and kind; the newest row that holds already';
comment on column minimum_price.amount is 'Halalas; null: none from then on';
comment on column minimum_price.operator_id is 'Null for a minimum that came with the house';
comment on column money_case.charge_id is 'The gateway''s id of the payment, or of the settlement whose lines come to another sum';
comment on column money_case.there is 'Halalas that are left of the payment at the gateway, or that its settlements say; null where it knows of none';
comment on column money_case.here is 'Halalas that are left of it in our books, or that they have beside the settlement; null where nothing came';
comment on column money_case.amount is 'Halalas in which the two differ';
comment on column money_case.began_at is 'When the payment began by our books';
comment on column money_case.gone_at is 'When both books agreed again before anybody decided';
comment on column money_case.sent_at is 'When the gateway took back money of a payment that we never began';
comment on column money_case.book is 'The gateway''s payments were compared, or its settlements';
comment on column notification.happened is 'How many events of its thread it stands for; its own event is the newest';
comment on column notification_dispatch.failure is 'Why the last try failed; one that waits is tried again';
comment on column notification_dispatch.provider_id is 'The provider''s own id of the message, by which its reports name it';
comment on column notification_dispatch.replaces_id is 'The message by another way that did not arrive, in whose place this one goes out';
comment on column occupancy.during is 'What nobody else can have: the stay and the gap after it';
comment on column occupancy.stay is 'The stay without its gap: what labels a day';
comment on column occupancy.change_id is 'Held for a change of its reservation that waits, beside the time that is booked';
comment on column offer.discount is 'Whole percent, or halalas when fixed';
comment on column offer.ends_on is 'The last Riyadh day on which it holds';
comment on column offer.paused_at is 'While it is set the offer lowers no price';
comment on column offer_unit.lowest is 'By kind of price, the least it was in the 30 days before the offer: what "before" may say';
comment on column office_document.size is 'Bytes as kept';
comment on table office_document_ticket is 'Opens one document once, within a minute of an operator''s asking';
comment on table office_verification is 'A request of a business account to be verified, as the register and its own people told; renewed by another one';
comment on column office_verification.owner_listed is 'Whether the register names the account''s owner among the people of the registration; null where it names nobody';
comment on column office_verification.expires_on is 'The last Riyadh day of the badge';
comment on column opening_hours.weekday is 'ISO weekday: 1 Monday … 7 Sunday; a day without a row is closed';
comment on column operator.totp_secret is 'Sealed with a key that is not in the database; until enrolled_at it is only offered';
comment on column operator.roles is 'What each may do stands in the contract''s operator-rights.ts';
comment on column operator.removed_at is 'Cannot come in any more; the row stays for the audit log';
comment on column outbox_message.body is 'Kept outside production only; production keeps that a message went out, never what it said';
comment on column page_draft.revision is 'Counts what was saved: two operators do not overwrite each other';
comment on column page_version.operator_id is 'Null: a version that came with the program';
comment on column payment.id is 'Chosen by us and given to the gateway, so a retry can never charge twice';
comment on column payment.method is 'By what it was paid, as the gateway tells it';
comment on column payment.card_last4 is 'The last digits of the card, or of the wallet''s mobile number';
comment on column payment.checked_at is 'When the gateway was last asked about it: spaces the questions';
comment on column payment.deposit is 'Halalas asked for beside the amount, for the security deposit due';
comment on column payment.with_payment_id is 'The payment that brought this one: the gateway knows that one alone';
comment on column payment.keep_card is 'Its payer wants the card kept once it is paid; false again when that was seen to';
comment on column payout.kind is 'Where it goes, as the destination stood when its batch was made';
comment on column payout.reference is 'The bank''s, of the payout that was made';
comment on column payout_batch.needs_second is 'Its total is above the limit: another operator agrees before its file is given';
comment on table payout_destination is 'Where the money of an advertiser goes: a bank account or a mobile wallet';
comment on column payout_destination.refused_at is 'When a payout to it failed: nothing goes there until it is saved again';
comment on column payout_line.parts_due is 'Of a stay of months so many have begun; a shorter stay has one part';
comment on column payout_line.paid_before is 'Halalas of the booking in payouts before this one';
comment on column payout_line.claimed is 'Halalas of the guest''s deposit that the advertiser is given';
comment on column person.phone is 'A mobile number as +9665XXXXXXXX, or of another country in E.164 of who is a guest alone; of a person who closed their last account nothing but closed:{id}';
comment on column person.identity_hmac is 'HMAC of the identity, iqama or passport number under the pepper; the number itself is kept nowhere';
comment on column person.identity_country is 'The country that issued the passport, as ISO 3166 writes it in two letters';
comment on table photo is 'Photos of units, and those uploaded that no unit uses yet; a file never changes, another picture is another photo';
comment on column photo.unit_id is 'Null: uploaded, and not used by a unit yet';
comment on column photo.scene is 'Filled by the release before photos were files alone';
comment on column photo.seed is 'Filled by the release before photos were files alone';
comment on column photo.state is 'processing until its sizes are made; only what is ready is shown; refused is kept for its hashes';
comment on column photo.file_key is 'What its files are stored under, one a size and format: key/width.format; there with its first size';
comment on column photo.width is 'Pixels of the largest size, upright';
comment on column photo.placeholder is 'Three colours from top to bottom that stand in its place until it has loaded';
comment on column photo.colour is 'Its colour on the whole';
comment on column photo.content_hash is 'SHA-256 of the bytes as uploaded: the same file again';
comment on column photo.perceptual_hash is 'How it looks: photos alike differ in few bits';
comment on column photo.property_id is 'The property whose own image it is';
comment on column photo.original_key is 'The file as it was uploaded, which nobody is shown';
comment on column photo.beside is 'The photos beside which it was uploaded: the same picture among them is refused';
comment on table photo_flag is 'What an operator looks at before a photo is published';
comment on column photo_flag.other_photo_id is 'A photo of another advertiser that looks the same';
comment on table photo_upload is 'Files on their way: their pieces wait in the file storage; the photo made of one has its id';
comment on column photo_upload.received is 'Bytes that are there, from the first one without a gap';
comment on table plan is 'What is on sale; what it holds stands in its versions';
comment on column plan_price.amount is 'Halalas, VAT included';
comment on column plan_version.special_days is 'For how many days an ad is special that uses one';
comment on column plan_version.operator_id is 'Null for what the house came with';
comment on column price_change.person_id is 'Who of the account''s people changed it';
comment on table price_list is 'Prices of chosen units on a page of its own, for whoever has its link';
comment on column price_list.key is '256 random bits: the secret of the link';
comment on column price_list.person_id is 'Who of the account''s people made it';
comment on table price_override is 'Another price of nights or hours: dates come before weekdays, and those before seasons';
comment on column price_override.weekday is 'ISO: 1 Monday … 7 Sunday';
comment on column price_override.percent is 'Whole percent added to the price, below 0 taken off it';
comment on column price_override.person_id is 'Who of the account''s people set it; null for imports and what was set before this was kept';
comment on table primary_timeline is 'The timelines on which this database was written, each begun by a promotion: a replica without the newest has not followed it, however far its log goes';
comment on column property.height is 'Labelled الطول / Length, in metres';
comment on column property.import_hash is 'Hash of the advertiser and all cells of the imported row: running an import twice changes nothing';
comment on column property.demo_fields is 'Fields filled by the demonstration, not by the advertiser';
comment on column property.version is 'Raised by every save; a save that read an older one is refused';
comment on column property.borders is 'By side (n, e, s, w): what lies there, and its length in metres';
comment on column property.mortgaged is 'Null where its advertiser has not said yet; so are the other disclosures';
comment on column property.viewer_phone is 'Who shows it; before the viewer of the account';
comment on column property.directions_ar is 'How to arrive; told to guests after booking only';
comment on column property.updated_by is 'Who of the account''s people saved it last';
comment on column purchase.amount is 'Halalas, VAT included';
comment on column purchase.after_id is 'The purchase that the account had paid last when this one was opened';
comment on column quote.terms is 'The priced stay as made: lines, totals, rest, refunds, policy, chosen services; halalas';
comment on column quote.reservation_id is 'The booking that it prices a change of; null for a stay not booked yet';
comment on table rate_bucket is 'How often somebody called: what all processes count together';
comment on column rate_bucket.full_at is 'When everything taken out has come back; a call moves it on by its share of the window';
comment on column refund.claimed_until is 'Until then one process sends it; null: nobody has tried yet';
comment on column refund.charge_id is 'The payment by which the gateway knows the money';
comment on column refund.failure is 'What the gateway answered the last time it did not take the refund';
comment on column refund.taken_by is 'The operator who took it from the gateway, to pay it by bank';
comment on table register_inquiry is 'How often an account asked the commercial register; each question is paid for';
comment on table rent_freeze is 'Yearly rents of these usages may not rise in a city; no usage: the freeze is lifted from that day';
comment on column rent_freeze.ends_on is 'Its last Riyadh day; null: until a newer row says otherwise';
comment on column rent_freeze.operator_id is 'Null for one that came with the house';
comment on table report is 'What one account says about a thing, in its case';
comment on table report_case is 'Everything reported about one thing until it is decided; people are given its number';
comment on column report_case.reported_account_id is 'Whose the thing is: who answers';
comment on column report_case.due_at is 'Until when the reported may answer, and by when an operator decides';
comment on column report_case.appeal_until is 'Until when the one decided against may appeal';
comment on table request is 'Somebody says what they want to rent or buy, or which property of theirs is to be marketed';
comment on column request.drawn is 'Areas as the wire writes them: lng,lat;… joined by |';
comment on column request.held_at is 'Taken off by an operator: its own people cannot publish it again';
comment on column request.looked_at is 'When an operator looked at it; null while it waits for that';
comment on column request.copy_of is 'The request it was made from: one is never edited';
comment on table request_answer is 'An advertiser answers a request: with a unit of theirs, or that they would market the property';
comment on table request_contact is 'A number shown on tap: of who asked, or with answer_id of who answered';
comment on table request_fit is 'Advertisers whose units a request fitted when it was published, and when they were told of it';
comment on table request_telling is 'How often an advertiser hears of new requests that their units fit; one without a row hears at once';
comment on column request_visit.visitor is 'HMAC of network address and browser under a key of the day: nobody is known again tomorrow';
comment on column reservation.answer_until is 'Until then the advertiser accepts or declines a paid booking; then it is over and all goes back';
comment on column reservation.ejar_contract is 'Number of a lease''s contract in Ejar, as its advertiser wrote it';
comment on column reservation.secured_at is 'When it first waited for its host''s answer or was confirmed; written with that step by reservation_transition_secures';
comment on table reservation_change is 'Changes of bookings that were asked for: the terms before and the new ones, who, when and why';
comment on column reservation_change.needs_answer is 'The advertiser has to agree';
comment on column reservation_change.wait_until is 'Until then it is paid, or answered once paid; its new time is held as long';
comment on column reservation_change.pay is 'Halalas to be paid before it holds';
comment on column reservation_change.back is 'Halalas that go back when it holds';
comment on column reservation_change.new_terms is 'As priced while it waits; as they hold once it is made';
comment on table reservation_edge is 'Steps a reservation can take after it was held, and who takes each';
comment on column reservation_transition.reason is 'Why, in the words of who took the step';
comment on column reservation_transition.paid is 'Halalas paid and kept until this step; null for steps that give nothing back';
comment on column reservation_transition.refund is 'Halalas of them that this step gives back';
comment on table revision is 'An edit of an ad on show that waits for an operator: of a unit with its photos, or of a property (unit_id null)';
comment on column revision.version is 'Raised at each edit: an operator decides the one that was seen';
comment on column revision.before is 'What stood on the site in the fields that change, as the editing pages send it';
comment on column revision.after is 'What those fields become once approved';
comment on column revision.sent_at is 'When it last came into the operators'' queue';
comment on table revision_edge is 'Steps a revision can take, and who may take each';
comment on table revision_transition is 'Steps of revisions: who, when, why';
comment on column revision_transition.asked is 'What an operator asked to change: a list of { field, text }';
comment on column sandbox_gateway.payment.issuer_code is 'What the card''s bank will answer after 3-D Secure; 00 approves. Decided by the number, which is not kept';
comment on column sandbox_gateway.payment.response_code is 'What the bank did answer; null until then, and when 3-D Secure failed';
comment on column sandbox_gateway.payment.paid_at is 'The instant from which it counts as paid: a slow approval lies ahead';
comment on table saved_search is 'A search that somebody is told about';
comment on column saved_search.query is 'Filters as an address writes them, lists in order: the same search is the same value';
comment on column saved_search.filters is 'The same as the search reads them, with what typed words say';
comment on column saved_search.words is 'Folded words that an ad must hold';
comment on column saved_search.keys is 'Purpose, period, city and category of ads that may fit, * for any: how a changed ad finds its searches';
comment on column saved_search.watched_from is 'Made or resumed: what was before is known';
comment on table search_alert is 'A change brought an ad into a saved search, or made it cheaper there';
comment on column search_alert.cause is '0 for a new ad, the price for a drop to it, the instant it became free again in milliseconds';
comment on column search_alert.told_at is 'When its event was written, or when it was found to be past';
comment on column search_change.ad_number is 'No reference: the change may be that the ad is gone';
comment on column search_change.only_taken is 'Nothing changed but when the ad''s unit is taken';
comment on table search_day is 'How often ads were searched for on a Riyadh day, and how often nothing was found; of nobody in particular';
comment on table season_dates is 'Dates of seasons as they were announced; those of the moon and the national days are computed where no row moves them';
comment on table seen_ad is 'Ads as alerts last saw them: a change is what differs from this';
comment on column seen_ad.number is 'No reference: what is no more on show is taken out when the change is read';
comment on table seen_until is 'Up to which change of ads alerts have read';
comment on table service_template is 'A service that an advertiser puts at many units; a unit''s service of the same Arabic name is the unit''s own where anything else differs';
comment on table setting is 'Figures of business policy: the row in force is the newest whose effective_from has come';
comment on column setting.operator_id is 'Who set it, with the reason as its source; null for what the house came with';
comment on column sign_in_challenge.code_hash is 'Made by the job that sends the code; the code itself is kept nowhere';
comment on column sign_in_challenge.proved_at is 'The right code came; a new phone still owes its profile';
comment on column sign_in_challenge.known_device is 'Asked for by a browser that signed this phone in at this door before; strangers cannot use up its codes';
comment on column sign_in_challenge.door is 'Where the code was asked for: the site people sign in to, or the operators'' console';
comment on column sign_in_challenge.country is 'The country of a number that is not Saudi, as ISO 3166 writes it: codes to each are limited a day';
comment on column sign_in_challenge.undelivered_at is 'When its provider refused the code, or said that it did not arrive, and no other way was left';
comment on table team_invitation is 'A phone that is asked to act for a business; accepted it became the team member of the same id';
comment on column team_invitation.expires_at is 'From then on it can no longer be accepted';
comment on column team_member.added_by is 'Who invited them';
comment on table ticket is 'A message to Diyar and its answers; its number is told to who sent it';
comment on column ticket.person_id is 'Who wrote for the account: the answer is told to them';
comment on column ticket.state_since is 'Since when it is in its state; an open one waits since then';
comment on column ticket.once_hash is 'HMAC of caller and Idempotency-Key: a repeated sending is the same ticket';
comment on column ticket.fingerprint is 'SHA-256 of what was sent under the key';
comment on table ticket_attachment is 'A file sent with a message: a picture made anew, or a PDF; shown to operators alone';
comment on column ticket_attachment.size is 'Bytes as kept';
comment on table ticket_message is 'What was written in a ticket, in order: by its sender, or by an operator';
comment on column ticket_message.person_id is 'Who of the account wrote it; null for strangers, operators and what was written before this was kept';
comment on column ticket_template.kind is 'Of which tickets it answers; null is any';
comment on column totp_use.step is 'The half minute since 1970 that the code belongs to';
comment on column transfer.reference is 'Written into the note of the bank transfer by whoever makes it';
comment on column transfer.waits_until is 'Until then its receipt is waited for; a receipt stops this clock until it is decided';
comment on column transfer_receipt.content_hash is 'SHA-256 of the file as it was sent';
comment on column transfer_receipt.print is 'How the picture looks in small, to find one that looks the same';
comment on column transfer_receipt.alike_id is 'A receipt of another transfer that looks the same: a warning, no more';
comment on column transfer_receipt.was_late is 'Sent when the thing was not kept for its payer any more';
comment on column transfer_receipt.received is 'Halalas that came to the account, as an operator read them there';
comment on column transfer_receipt.needs_second is 'More than one operator may confirm alone: another one agrees';
comment on column unit.capacity is 'Filled by the release before guests_max';
comment on column unit.version is 'Raised by every save; a save that read an older one is refused';
comment on column unit.tenants is 'Who may stay; empty is everyone';
comment on column unit.floor is '0 is the ground floor, below it are basements';
comment on column unit.whole is 'It is the whole property: a part that is made later is a part of it too';
comment on column unit.last_rent is 'Yearly rent of its last contract in Ejar, in halalas; null where it was never let, or nobody said';
comment on column unit.ejar_contract is 'Number of its last contract in Ejar';
comment on column unit.updated_by is 'Who of the account''s people saved it last';
comment on column unit.guests_included is 'So many guests are in the price; null: as many as may stay';
comment on column unit.extra_guest_price is 'Halalas for each guest above them: for each night, or once for hours';
comment on column unit.top_floor is 'On the last floor of its building, as the advertiser says';
comment on table unit_discount is 'Discounts of nights that hold by themselves: so many nights, or booked so many days ahead';
comment on column unit_discount.days is 'Nights at least (length), days ahead at least (early) or at most (last_minute)';
comment on column unit_policy.days_off is 'ISO weekdays (1 Monday … 7 Sunday) without hourly slots';
comment on column unit_policy.weekday_opens_at is 'By ISO weekday, from Monday on, where hours differ from opens_at; null: as usual; empty: on no day';
comment on column unit_policy.weekday_closes_at is 'The same of closes_at';
comment on column unit_policy.arrival_days is 'ISO weekdays on which a stay of nights, months or years may begin';
comment on column unit_policy.same_day_until is 'A stay that begins today is booked until this time, null: however late; hours keep to notice_minutes';
comment on column unit_price.payments_a_year is 'Into how many payments the rent of a year is split; null: not said';
comment on table wizard is 'What somebody has begun to add for an account: one at a time, nothing of it is a property yet';
comment on column wizard.property_id is 'The property a unit is added to; null where a property is added';
comment on column wizard.version is 'Another at every save, from one sequence: a wizard thrown away and begun anew never has an old one';

comment on function diyar_fee(bigint,integer) is 'The fee on so many halalas, half a halala up';
comment on function is_live(ad_state) is 'An ad on the site or on its way there';
comment on function name_of_person(uuid) is 'The name of a person''s own account, the ordinary one first; null where they have none that is open';
comment on function reservation_money(uuid) is 'Halalas received for a reservation and kept, and those of them that go or went back';
comment on function standing_of(uuid,uuid,uuid) is 'How a person stands to an account of that owner: owner, a role of its team, or null: they may not act for it';
