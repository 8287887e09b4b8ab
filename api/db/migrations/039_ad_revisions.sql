-- Up Migration

-- An edit of an ad on show that changes what was approved waits here; what was approved stays up meanwhile.
create type revision_state as enum ('waiting', 'changes_asked', 'approved', 'refused', 'withdrawn', 'absorbed');
create table revision (
  id uuid default uuidv7() constraint revision_pkey primary key,
  account_id uuid not null constraint revision_account_fkey references account on delete restrict,
  property_id uuid not null,
  unit_id uuid,
  state revision_state not null default 'waiting',
  version integer not null default 1,
  before jsonb not null,
  after jsonb not null,
  sent_at timestamptz not null,
  constraint revision_property_of_its_account foreign key (property_id, account_id) references property (id, account_id) on delete cascade,
  constraint revision_unit_of_its_account foreign key (unit_id, account_id) references unit (id, account_id) on delete cascade,
  constraint revision_content_is_object check (jsonb_typeof(before) = 'object' and jsonb_typeof(after) = 'object'),
  constraint revision_changes_something check (after <> '{}'),
  constraint revision_version_positive check (version > 0)
);
create unique index revision_one_open_per_unit on revision (unit_id) where state in ('waiting', 'changes_asked');
create unique index revision_one_open_per_property on revision (property_id)
  where unit_id is null and state in ('waiting', 'changes_asked');
create index revision_property on revision (property_id, account_id);
create index revision_unit on revision (unit_id, account_id);
create index revision_account on revision (account_id);
create index revision_waiting on revision (sent_at) where state = 'waiting';
comment on table revision is 'An edit of an ad on show that waits for an operator: of a unit with its photos, or of a property (unit_id null)';
comment on column revision.version is 'Raised at each edit: an operator decides the one that was seen';
comment on column revision.before is 'What stood on the site in the fields that change, as the editing pages send it';
comment on column revision.after is 'What those fields become once approved';
comment on column revision.sent_at is 'When it last came into the operators'' queue';

-- The graph of a revision: the rows say the same as api/src/revisions/revision.ts, and a test compares them.
create table revision_edge (
  from_state revision_state not null,
  to_state revision_state not null,
  movers ad_mover[] not null,
  constraint revision_edge_pkey primary key (from_state, to_state),
  constraint revision_edge_has_movers check (cardinality(movers) > 0)
);
comment on table revision_edge is 'Steps a revision can take, and who may take each';
insert into revision_edge (from_state, to_state, movers) values
  ('waiting', 'waiting', '{advertiser}'),
  ('waiting', 'changes_asked', '{operator}'),
  ('waiting', 'approved', '{operator}'),
  ('waiting', 'refused', '{operator}'),
  ('waiting', 'withdrawn', '{advertiser}'),
  ('waiting', 'absorbed', '{advertiser}'),
  ('changes_asked', 'waiting', '{advertiser}'),
  ('changes_asked', 'withdrawn', '{advertiser}'),
  ('changes_asked', 'absorbed', '{advertiser}');

create table revision_transition (
  id uuid default uuidv7() constraint revision_transition_pkey primary key,
  revision_id uuid not null constraint revision_transition_revision_fkey references revision on delete cascade,
  from_state revision_state,
  to_state revision_state not null,
  version integer not null,
  person_id uuid constraint revision_transition_person_fkey references person on delete restrict,
  operator_id uuid constraint revision_transition_operator_fkey references operator on delete restrict,
  reason text not null default '',
  asked jsonb,
  at timestamptz not null,
  constraint revision_step_on_the_graph foreign key (from_state, to_state) references revision_edge on delete restrict,
  constraint revision_transition_asked_is_list check (jsonb_typeof(asked) = 'array'),
  constraint revision_operator_decides check (operator_id is null or to_state in ('changes_asked', 'approved', 'refused'))
);
-- Two operators who decide one version at once: the second finds it decided.
create unique index revision_decided_once on revision_transition (revision_id, version)
  where to_state in ('changes_asked', 'approved', 'refused');
create index revision_transition_revision on revision_transition (revision_id, at);
create index revision_transition_edge on revision_transition (from_state, to_state);
create index revision_transition_person on revision_transition (person_id);
create index revision_transition_operator on revision_transition (operator_id);
comment on table revision_transition is 'Steps of revisions: who, when, why';
comment on column revision_transition.asked is 'What an operator asked to change: a list of { field, text }';

-- An advertiser may take an ad back from the queue before anybody has decided about it.
insert into ad_edge (from_state, to_state, movers) values ('waiting_for_approval', 'not_published', '{advertiser}');
update ad_edge set movers = '{advertiser,photos}' where from_state = 'processing' and to_state = 'not_published';

-- Down Migration
update ad_transition set from_state = null where from_state = 'waiting_for_approval' and to_state = 'not_published';
delete from ad_edge where from_state = 'waiting_for_approval' and to_state = 'not_published';
update ad_edge set movers = '{photos}' where from_state = 'processing' and to_state = 'not_published';
drop table revision_transition, revision_edge, revision;
drop type revision_state;
