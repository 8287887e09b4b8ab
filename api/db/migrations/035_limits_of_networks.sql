-- Up Migration

-- One address of a mobile carrier or an office stands for many people, an account for one.
insert into setting (key, type, value, source) values
  ('limit_network_people', 'count', '3', 'limits: how many callers'' searches, reads and pages a network has that nobody signed in from'),
  ('limit_share_drawings_minute', 'count', '120', 'limits: pictures for links elsewhere drawn for one network'),
  ('limit_made_photos_minute', 'count', '600', 'limits: photos made anew for one network');

-- Down Migration
delete from setting where key in ('limit_network_people', 'limit_share_drawings_minute', 'limit_made_photos_minute');
