-- Up Migration

-- Several operators, each with roles. Who is an operator already was named by the configuration, and owns the console.
create type operator_role as enum ('owner', 'reviewer', 'support');
alter table operator
  add column roles operator_role[] not null default '{owner}',
  add column removed_at timestamptz,
  add constraint operator_has_a_role check (cardinality(roles) > 0);
comment on column operator.roles is 'What each may do stands in contract/src/operator-rights.ts';
comment on column operator.removed_at is 'Cannot come in any more; the row stays for the audit log';

-- Two owners who remove each other at once wait for each other here, and the second finds nobody left.
create function refuse_losing_last_owner() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('operator_last_owner', 0));
  if not exists (select from operator where id <> old.id and removed_at is null and 'owner' = any (roles)) then
    raise exception 'no owner would be left' using errcode = '23514', constraint = 'operator_last_owner';
  end if;
  return new;
end $$;
create trigger operator_last_owner before update of roles, removed_at on operator for each row
  when (old.removed_at is null and 'owner' = any (old.roles)
    and (new.removed_at is not null or not 'owner' = any (new.roles)))
  execute function refuse_losing_last_owner();

-- The graph of ad states: the rows say the same as api/src/ad-states/ad-graph.ts, and a test compares them.
create type ad_mover as enum ('advertiser', 'operator', 'licence', 'clock', 'photos', 'reports');
create table ad_edge (
  from_state ad_state not null,
  to_state ad_state not null,
  movers ad_mover[] not null,
  constraint ad_edge_pkey primary key (from_state, to_state),
  constraint ad_edge_has_movers check (cardinality(movers) > 0)
);
comment on table ad_edge is 'Steps an ad can take, and who may take each; a closed ad is closed once more when it is deleted';
insert into ad_edge (from_state, to_state, movers) values
  ('not_published', 'waiting_for_verification', '{advertiser,licence}'),
  ('not_published', 'processing', '{advertiser}'),
  ('not_published', 'waiting_for_approval', '{advertiser}'),
  ('not_published', 'closed', '{advertiser,operator}'),
  ('waiting_for_verification', 'not_published', '{advertiser,licence}'),
  ('waiting_for_verification', 'waiting_for_approval', '{licence}'),
  ('waiting_for_verification', 'changes_asked', '{operator,licence}'),
  ('waiting_for_verification', 'refused', '{operator,licence}'),
  ('waiting_for_verification', 'licence_expired', '{clock,licence}'),
  ('waiting_for_verification', 'closed', '{advertiser,operator}'),
  ('processing', 'waiting_for_approval', '{photos}'),
  ('processing', 'not_published', '{photos}'),
  ('processing', 'licence_expired', '{clock,licence}'),
  ('processing', 'closed', '{advertiser,operator}'),
  ('waiting_for_approval', 'published', '{operator}'),
  ('waiting_for_approval', 'changes_asked', '{operator,licence}'),
  ('waiting_for_approval', 'refused', '{operator}'),
  ('waiting_for_approval', 'licence_expired', '{clock,licence}'),
  ('waiting_for_approval', 'closed', '{advertiser,operator}'),
  ('changes_asked', 'waiting_for_verification', '{advertiser,licence}'),
  ('changes_asked', 'processing', '{advertiser}'),
  ('changes_asked', 'waiting_for_approval', '{advertiser}'),
  ('changes_asked', 'licence_expired', '{clock,licence}'),
  ('changes_asked', 'closed', '{advertiser,operator}'),
  ('refused', 'waiting_for_verification', '{advertiser,licence}'),
  ('refused', 'processing', '{advertiser}'),
  ('refused', 'waiting_for_approval', '{advertiser}'),
  ('refused', 'closed', '{advertiser,operator}'),
  ('published', 'hidden', '{advertiser,operator,clock,reports}'),
  ('published', 'licence_expired', '{clock,licence}'),
  ('published', 'closed', '{advertiser,operator}'),
  ('hidden', 'published', '{advertiser,operator}'),
  ('hidden', 'licence_expired', '{clock,licence}'),
  ('hidden', 'closed', '{advertiser,operator}'),
  ('licence_expired', 'not_published', '{advertiser,licence}'),
  ('licence_expired', 'waiting_for_verification', '{advertiser,licence}'),
  ('licence_expired', 'processing', '{advertiser}'),
  ('licence_expired', 'waiting_for_approval', '{advertiser}'),
  ('licence_expired', 'closed', '{advertiser,operator}'),
  ('closed', 'closed', '{advertiser}');

-- What an import published at once was never anything else before.
update ad_transition set from_state = null where from_state = 'not_published' and to_state = 'published';
alter table ad_transition
  add column mover ad_mover,
  add column operator_id uuid constraint ad_transition_operator_fkey references operator on delete restrict,
  add column asked jsonb,
  add column answers uuid constraint ad_transition_answers_fkey references ad_transition on delete cascade,
  add constraint ad_step_on_the_graph foreign key (from_state, to_state) references ad_edge on delete restrict,
  add constraint ad_submission_decided_once unique (answers),
  add constraint ad_transition_operator_moves check (operator_id is null or mover = 'operator'),
  add constraint ad_transition_asked_is_list check (jsonb_typeof(asked) = 'array');
comment on column ad_transition.mover is 'Who took the step, as a kind of people or work; null for steps taken before it was kept';
comment on column ad_transition.asked is 'What an operator asked to change: a list of { field, text }';
comment on column ad_transition.answers is 'The step into the queue that this decision answers';
create index ad_transition_edge on ad_transition (from_state, to_state);
create index ad_transition_operator on ad_transition (operator_id);
create index ad_in_review on ad (state) where state in ('waiting_for_approval', 'waiting_for_verification', 'changes_asked', 'refused', 'processing');
-- Ads whose plot is the same are looked for beside a decision.
create index property_point on property (lat, lng);

insert into setting (key, type, value, source) values
  ('ad_review_due_seconds', 'seconds', '14400', 'product: an ad that waits for approval is due after 4 hours'),
  ('ad_review_late_seconds', 'seconds', '86400', 'product: an ad that waits for approval is late after a day');

-- Down Migration
delete from setting where key in ('ad_review_due_seconds', 'ad_review_late_seconds');
drop index property_point, ad_in_review;
alter table ad_transition drop column answers, drop column asked, drop column operator_id, drop column mover;
alter table ad_transition drop constraint ad_step_on_the_graph;
drop index ad_transition_edge;
drop table ad_edge;
drop type ad_mover;
drop trigger operator_last_owner on operator;
drop function refuse_losing_last_owner();
alter table operator drop column removed_at, drop column roles;
drop type operator_role;
