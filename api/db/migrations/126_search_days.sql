-- Up Migration

create table search_day (
  day date constraint search_day_pkey primary key,
  searches bigint not null,
  without_results bigint not null,
  constraint search_day_counts check (searches > 0 and without_results >= 0 and without_results <= searches)
);
comment on table search_day is 'How often ads were searched for on a Riyadh day, and how often nothing was found; of nobody in particular';

create index ad_transition_shown on ad_transition (at) where to_state = 'published' or from_state = 'published';
create index ledger_entry_at on ledger_entry (at);
create index request_created on request (created_at);
create index reservation_transition_secured on reservation_transition (reservation_id, at)
  where to_state in ('waiting_for_approval', 'active');

-- Down Migration

drop index reservation_transition_secured;
drop index request_created;
drop index ledger_entry_at;
drop index ad_transition_shown;
drop table search_day;
