-- Up Migration

alter table offer add column paused_at timestamptz;
comment on column offer.paused_at is 'While it is set the offer lowers no price';
alter table offer_unit add column lowest jsonb not null default '{}';
comment on column offer_unit.lowest is 'By kind of price, the least it was in the 30 days before the offer: what "before" may say';

-- The least a unit's prices were in the 30 days before a day, earlier offers included, by kind. Prices of the day the offer was
-- made count too, so that a unit that is new has one.
create function lowest_prices(of_unit uuid, of_offer uuid) returns jsonb language sql stable as $$
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
$$;

create function keep_lowest_of_offer_unit() returns trigger language plpgsql as $$
begin
  new.lowest := lowest_prices(new.unit_id, new.offer_id);
  return new;
end $$;
create trigger offer_unit_keeps_lowest before insert or update on offer_unit
  for each row execute function keep_lowest_of_offer_unit();

-- A price that changes before an offer begins changes what may be said beside it.
create function keep_lowest_of_price() returns trigger language plpgsql as $$
begin
  update offer_unit set offer_id = offer_id from offer
  where offer_unit.unit_id = new.unit_id and offer.id = offer_unit.offer_id
    and offer.starts_on::timestamp at time zone 'Asia/Riyadh' >= new.at;
  return null;
end $$;
create trigger price_change_keeps_lowest after insert on price_change
  for each row execute function keep_lowest_of_price();

-- Offers of before: what their units asked in the thirty days before is looked up once.
update offer_unit set offer_id = offer_id;

create table coupon (
  id uuid default uuidv7() constraint coupon_pkey primary key,
  account_id uuid not null constraint coupon_account_fkey references account on delete cascade,
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
  paused_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  constraint coupon_named check (char_length(name) between 1 and 100),
  constraint coupon_code_form check (code ~ '^[A-Z0-9]{3,20}$'),
  constraint coupon_discount_positive check (discount > 0),
  constraint coupon_percent_at_most_100 check (type_discount <> 'percent' or discount <= 100),
  constraint coupon_starts_before_it_ends check (starts_on <= ends_on),
  constraint coupon_has_price_kinds check (cardinality(kinds) > 0),
  constraint coupon_uses_positive check (uses_most > 0 and uses_most_each > 0)
);
comment on column coupon.discount is 'Whole percent, or halalas when fixed';
comment on column coupon.ends_on is 'The last Riyadh day on which it is taken';
comment on column coupon.all_units is 'On every unit of the account, those to come too; else on those of coupon_unit alone, and on none once they are gone';
comment on column coupon.uses_most is 'How often it is used in all; null: no limit';
comment on column coupon.uses_most_each is 'How often one account uses it; null: no limit';
create unique index coupon_code_once_an_account on coupon (account_id, code) where deleted_at is null;

create table coupon_unit (
  coupon_id uuid not null constraint coupon_unit_coupon_fkey references coupon on delete cascade,
  unit_id uuid not null constraint coupon_unit_unit_fkey references unit on delete cascade,
  constraint coupon_unit_pkey primary key (coupon_id, unit_id)
);
create index coupon_unit_unit on coupon_unit (unit_id);

create table coupon_use (
  reservation_id uuid constraint coupon_use_pkey primary key
    constraint coupon_use_reservation_fkey references reservation on delete cascade,
  coupon_id uuid not null constraint coupon_use_coupon_fkey references coupon on delete cascade,
  account_id uuid not null constraint coupon_use_account_fkey references account on delete cascade,
  amount bigint not null,
  at timestamptz not null,
  returned_at timestamptz,
  constraint coupon_use_positive check (amount > 0)
);
comment on column coupon_use.amount is 'Halalas it took off';
comment on column coupon_use.returned_at is 'The hold lapsed or was cancelled: it may be used again';
create index coupon_use_coupon on coupon_use (coupon_id) where returned_at is null;
create index coupon_use_account on coupon_use (account_id);

-- Those who take a use wait for each other at the coupon, the last thing a booking locks; giving one back locks nothing.
create function refuse_coupon_use_above_limit() returns trigger language plpgsql as $$
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
end $$;
create trigger coupon_use_within_limits after insert or update of returned_at on coupon_use for each row
  when (new.returned_at is null) execute function refuse_coupon_use_above_limit();

create function return_coupon_use() returns trigger language plpgsql as $$
begin
  update coupon_use set returned_at = new.updated_at where reservation_id = new.id and returned_at is null;
  return null;
end $$;
create trigger reservation_returns_coupon after update of state on reservation for each row
  when (new.state in ('lapsed', 'canceled') and old.state is distinct from new.state)
  execute function return_coupon_use();

-- Down Migration
drop trigger reservation_returns_coupon on reservation;
drop function return_coupon_use();
drop table coupon_use, coupon_unit, coupon;
drop function refuse_coupon_use_above_limit();
drop trigger price_change_keeps_lowest on price_change;
drop trigger offer_unit_keeps_lowest on offer_unit;
drop function keep_lowest_of_price(), keep_lowest_of_offer_unit(), lowest_prices(uuid, uuid);
alter table offer_unit drop column lowest;
alter table offer drop column paused_at;
