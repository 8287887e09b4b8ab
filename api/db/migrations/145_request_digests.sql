-- Up Migration

create type request_every as enum ('at_once', 'daily');

create table request_telling (
  account_id uuid constraint request_telling_pkey primary key
    constraint request_telling_account_fkey references account (id) on delete cascade,
  every request_every not null,
  changed_at timestamptz not null
);
comment on table request_telling is 'How often an advertiser hears of new requests that their units fit; one without a row hears at once';

create table request_fit (
  request_id uuid not null constraint request_fit_request_fkey references request (id) on delete cascade,
  account_id uuid not null constraint request_fit_account_fkey references account (id) on delete cascade,
  units integer not null constraint request_fit_of_units check (units > 0),
  at timestamptz not null,
  told_at timestamptz constraint request_fit_told_after check (told_at >= at),
  constraint request_fit_once primary key (account_id, request_id)
);
comment on table request_fit is 'Advertisers whose units a request fitted when it was published, and when they were told of it';
create index request_fit_request on request_fit (request_id);
create index request_fit_untold on request_fit (account_id) where told_at is null;

create function refuse_second_telling() returns trigger language plpgsql as $$
begin
  raise exception 'an advertiser is told of a request once' using errcode = '23514', constraint = 'request_fit_told_once';
end $$;
create trigger request_fit_told_once before update on request_fit
  for each row when (old.told_at is not null) execute function refuse_second_telling();

-- Down Migration

drop table request_fit;
drop function refuse_second_telling;
drop table request_telling;
drop type request_every;
