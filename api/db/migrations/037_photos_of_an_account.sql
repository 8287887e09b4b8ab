-- Up Migration

-- Beside the hundred that no ad uses: what one account can make the site keep has an end.
insert into setting (key, type, value, source) values
  ('photos_per_account', 'count', '5000', 'limits: photos that one account may keep');

-- Down Migration
delete from setting where key = 'photos_per_account';
