-- Up Migration

create table primary_timeline (
  timeline bigint not null,
  seen_at timestamptz not null default now(),
  constraint primary_timeline_pkey primary key (timeline)
);

comment on table primary_timeline is 'The timelines on which this database was written, each begun by a promotion: a replica without the newest has not followed it, however far its log goes';
