-- Who passed an ad on, each visitor once a day; a day later only how many.
alter table ad_visit add column shared boolean not null default false;
alter table ad_day
  add column shares integer not null default 0,
  add constraint ad_day_shared_by_visitors check (0 <= shares and shares <= visitors);
comment on column ad_visit.shared is 'The visitor passed the ad on';
