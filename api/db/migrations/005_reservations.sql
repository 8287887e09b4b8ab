-- Up Migration

create type reservation_state as enum ('pending', 'processing', 'waiting_for_approval', 'active', 'finished', 'canceled', 'lapsed');
create type payment_method as enum ('card', 'bank_transfer');
create type occupancy_kind as enum ('hourly', 'stay', 'closure', 'import');

create table quote (
  id uuid default uuidv7() constraint quote_pkey primary key,
  unit_id uuid not null constraint quote_unit_fkey references unit on delete cascade,
  period smallint not null,
  start_date date not null,
  end_date date not null,
  start_time time,
  end_time time,
  terms jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint quote_period_known check (period between 1 and 4),
  constraint quote_times_are_for_hours check ((period = 1) = (start_time is not null and end_time is not null)),
  constraint quote_hours_on_one_day check (period <> 1 or (start_date = end_date and start_time < end_time)),
  constraint quote_stay_has_length check (period = 1 or start_date < end_date)
);
comment on column quote.terms is 'The priced stay as made: lines, totals, rest, refunds, policy, chosen services; halalas';
create index quote_unit on quote (unit_id);
create index quote_age on quote (created_at);

create sequence reservation_number;
create table reservation (
  id uuid default uuidv7() constraint reservation_pkey primary key,
  number bigint not null default public_number(nextval('reservation_number')) constraint reservation_number_unique unique,
  quote_id uuid constraint reservation_quote_fkey references quote on delete set null,
  unit_id uuid not null constraint reservation_unit_fkey references unit on delete restrict,
  guest_account_id uuid not null constraint reservation_guest_fkey references account on delete restrict,
  host_account_id uuid not null constraint reservation_host_fkey references account on delete restrict,
  period smallint not null,
  start_date date not null,
  end_date date not null,
  start_time time,
  end_time time,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state reservation_state not null,
  method payment_method not null,
  hold_until timestamptz,
  total bigint not null,
  tax bigint not null,
  down_payment bigint not null,
  security_deposit bigint not null,
  terms jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint reservation_one_per_quote unique (quote_id),
  constraint reservation_period_known check (period between 1 and 4),
  constraint reservation_guest_is_not_host check (guest_account_id <> host_account_id),
  constraint reservation_starts_before_it_ends check (starts_at < ends_at),
  constraint reservation_hold_has_an_end check (state <> 'pending' or hold_until is not null),
  constraint reservation_amounts_fit check (total > 0 and tax between 0 and total and down_payment between 1 and total and security_deposit >= 0)
);
create index reservation_guest on reservation (guest_account_id, created_at desc);
create index reservation_host on reservation (host_account_id, created_at desc);
create index reservation_unit on reservation (unit_id, starts_at);
create unique index reservation_one_hold_per_unit on reservation (guest_account_id, unit_id) where state = 'pending';
create index reservation_open_holds on reservation (hold_until) where state = 'pending';
create index reservation_to_finish on reservation (ends_at) where state = 'active';

create table reservation_transition (
  id uuid default uuidv7() constraint reservation_transition_pkey primary key,
  reservation_id uuid not null constraint reservation_transition_reservation_fkey references reservation on delete cascade,
  from_state reservation_state,
  to_state reservation_state not null,
  event text not null,
  person_id uuid constraint reservation_transition_person_fkey references person on delete set null,
  at timestamptz not null
);
create index reservation_transition_reservation on reservation_transition (reservation_id, at);

create table closure (
  id uuid default uuidv7() constraint closure_pkey primary key,
  unit_id uuid not null constraint closure_unit_fkey references unit on delete cascade,
  note text,
  created_at timestamptz not null default now()
);
create index closure_unit on closure (unit_id);

create table occupancy (
  id uuid default uuidv7() constraint occupancy_pkey primary key,
  space_id uuid not null constraint occupancy_space_fkey references space on delete restrict,
  during tstzrange not null,
  stay tstzrange not null,
  kind occupancy_kind not null,
  reservation_id uuid constraint occupancy_reservation_fkey references reservation on delete cascade,
  closure_id uuid constraint occupancy_closure_fkey references closure on delete cascade,
  constraint occupancy_no_overlap exclude using gist (space_id with =, during with &&),
  constraint occupancy_is_finite check (not isempty(stay) and during @> stay and lower_inc(during) and not upper_inc(during)
    and not lower_inf(during) and not upper_inf(during)),
  constraint occupancy_has_one_cause check (num_nonnulls(reservation_id, closure_id) = 1)
);
comment on column occupancy.during is 'What nobody else can have: the stay and the gap after it';
comment on column occupancy.stay is 'The stay without its gap: what labels a day';
create index occupancy_reservation on occupancy (reservation_id);
create index occupancy_closure on occupancy (closure_id);

create type evaluation_side as enum ('guest', 'host');
create table evaluation (
  id uuid default uuidv7() constraint evaluation_pkey primary key,
  reservation_id uuid not null constraint evaluation_reservation_fkey references reservation on delete restrict,
  side evaluation_side not null,
  author_account_id uuid not null constraint evaluation_author_fkey references account on delete restrict,
  unit_id uuid not null constraint evaluation_unit_fkey references unit on delete cascade,
  rate smallint not null,
  comment text,
  created_at timestamptz not null default now(),
  constraint evaluation_one_per_side unique (reservation_id, side),
  constraint evaluation_rate_1_to_5 check (rate between 1 and 5)
);
create index evaluation_unit on evaluation (unit_id);
create index evaluation_author on evaluation (author_account_id);

-- Down Migration
drop table evaluation, occupancy, closure, reservation_transition, reservation, quote;
drop sequence reservation_number;
drop type evaluation_side, occupancy_kind, payment_method, reservation_state;
