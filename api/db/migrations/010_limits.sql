-- Up Migration

-- Unlogged: after a crash everyone starts with a full bucket, which harms nobody.
create unlogged table rate_bucket (
  rule text not null,
  caller bytea not null,
  full_at timestamptz not null,
  constraint rate_bucket_pkey primary key (rule, caller)
) with (fillfactor = 70);
comment on table rate_bucket is 'How often somebody called: what all processes count together';
comment on column rate_bucket.full_at is 'When everything taken out has come back; a call moves it on by its share of the window';

alter table sign_in_challenge add column known_device boolean not null default false;
comment on column sign_in_challenge.known_device is 'Asked for by a browser that signed this phone in before; strangers cannot use up its codes';

create trigger ledger_entry_never_emptied before truncate on ledger_entry for each statement execute function refuse_change();

insert into setting (key, type, value, source) values
  ('codes_per_phone_and_address_day', 'count', '5', 'sign-in policy: one address alone cannot use up a phone''s codes'),
  ('limit_code_tries_hour', 'count', '60', 'limits: codes tried from one network'),
  ('limit_quotes_minute', 'count', '60', 'limits: quotes of one caller'),
  ('limit_searches_minute', 'count', '300', 'limits: searches of one caller'),
  ('limit_reports_minute', 'count', '30', 'limits: reports of browsers from one network'),
  ('limit_writes_minute', 'count', '120', 'limits: other writes of one caller'),
  ('limit_reads_minute', 'count', '1200', 'limits: other reads of one caller');

-- Down Migration
delete from setting where key like 'limit\_%' or key = 'codes_per_phone_and_address_day';
drop trigger ledger_entry_never_emptied on ledger_entry;
alter table sign_in_challenge drop column known_device;
drop table rate_bucket;
