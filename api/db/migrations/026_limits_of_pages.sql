-- Up Migration

-- Pages are counted where the calls are that they stand for: what a person's clicks may take doubles with them. A figure
-- that an operator has set stays.
insert into setting (key, effective_from, type, value, source)
select 'limit_searches_minute', now(), 'count', '600', 'limits: searches of one caller, and pages with lists of ads'
where not exists (select from setting where key = 'limit_searches_minute' and operator_id is not null);

insert into setting (key, type, value, source) values
  ('limit_wrong_proofs_minute', 'count', '60', 'limits: forged webhooks and live tickets from one network');

-- Down Migration
delete from setting where key = 'limit_wrong_proofs_minute'
  or (key = 'limit_searches_minute' and source = 'limits: searches of one caller, and pages with lists of ads');
