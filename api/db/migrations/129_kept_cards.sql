-- Up Migration

create table kept_card (
  id uuid not null default uuidv7() constraint kept_card_pkey primary key,
  account_id uuid not null constraint kept_card_account_fkey references account on delete cascade,
  gateway text not null,
  token text not null,
  company text not null,
  last4 text not null constraint kept_card_four_digits check (last4 ~ '^[0-9]{4}$'),
  expires_on date not null,
  is_default boolean not null default false,
  kept_at timestamptz not null,
  constraint kept_card_token_of_one_account unique (gateway, token),
  constraint kept_card_once_per_account unique (account_id, company, last4, expires_on)
);
create unique index kept_card_one_default_per_account on kept_card (account_id) where is_default;
comment on table kept_card is 'A card that its holder let the gateway keep; of its number nothing but the end is here';
comment on column kept_card.token is 'The gateway''s name for the card; worth nothing without our secret key';
comment on column kept_card.expires_on is 'The last day that it is good on';

alter table payment add column keep_card boolean not null default false;
comment on column payment.keep_card is 'Its payer wants the card kept once it is paid; false again when that was seen to';

create table forgotten_card (
  gateway text not null,
  token text not null,
  at timestamptz not null default now(),
  constraint forgotten_card_pkey primary key (gateway, token)
);
comment on table forgotten_card is 'Cards that are kept no more, until the gateway has forgotten them too';

create function forget_card_at_gateway() returns trigger language plpgsql as $$
begin
  insert into forgotten_card (gateway, token) values (old.gateway, old.token) on conflict do nothing;
  return null;
end $$;
create trigger kept_card_forgotten_at_gateway after delete on kept_card
  for each row execute function forget_card_at_gateway();

create function refuse_card_of_another_account() returns trigger language plpgsql as $$
begin
  raise exception 'a kept card stays its account''s' using errcode = '23514', constraint = 'kept_card_never_handed_on';
end $$;
create trigger kept_card_never_handed_on before update on kept_card for each row
  when ((old.account_id, old.gateway, old.token) is distinct from (new.account_id, new.gateway, new.token))
  execute function refuse_card_of_another_account();

create function refuse_card_of_closed_account() returns trigger language plpgsql as $$
begin
  perform refuse_closed_account(array[new.account_id], 'kept_card_of_open_account');
  return new;
end $$;
create trigger kept_card_of_open_account before insert on kept_card
  for each row execute function refuse_card_of_closed_account();

create table sandbox_gateway.token (
  id text not null constraint token_pkey primary key,
  company text not null,
  name text not null,
  number_masked text not null,
  issuer_code text not null,
  month smallint not null,
  year smallint not null,
  created_at timestamptz not null
);
alter table sandbox_gateway.payment
  add column token text constraint payment_token_fkey references sandbox_gateway.token on delete set null;
