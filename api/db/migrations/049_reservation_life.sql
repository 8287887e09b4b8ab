-- Up Migration

create type reservation_mover as enum ('guest', 'host', 'operator', 'gateway', 'clock');

create table reservation_edge (
  event text not null,
  from_state reservation_state not null,
  to_state reservation_state not null,
  mover reservation_mover not null,
  constraint reservation_edge_pkey primary key (event, from_state, to_state)
);
comment on table reservation_edge is 'Steps a reservation can take after it was held, and who takes each';
insert into reservation_edge (event, from_state, to_state, mover) values
  ('pay', 'pending', 'active', 'gateway'),
  ('ask', 'pending', 'waiting_for_approval', 'gateway'),
  ('cancel', 'pending', 'canceled', 'guest'),
  ('lapse', 'pending', 'lapsed', 'clock'),
  ('pay_late', 'lapsed', 'active', 'gateway'),
  ('ask_late', 'lapsed', 'waiting_for_approval', 'gateway'),
  ('accept', 'waiting_for_approval', 'active', 'host'),
  ('decline', 'waiting_for_approval', 'canceled', 'host'),
  ('expire', 'waiting_for_approval', 'canceled', 'clock'),
  ('withdraw', 'waiting_for_approval', 'canceled', 'guest'),
  ('pay_rest', 'active', 'active', 'gateway'),
  ('give_time', 'active', 'active', 'host'),
  ('rest_unpaid', 'active', 'canceled', 'clock'),
  ('guest_cancel', 'active', 'canceled', 'guest'),
  ('host_cancel', 'active', 'canceled', 'host'),
  ('operator_cancel', 'pending', 'canceled', 'operator'),
  ('operator_cancel', 'waiting_for_approval', 'canceled', 'operator'),
  ('operator_cancel', 'active', 'canceled', 'operator'),
  ('no_show', 'active', 'canceled', 'host'),
  ('leave', 'active', 'finished', 'guest'),
  ('finish', 'active', 'finished', 'clock'),
  ('give_back', 'finished', 'finished', 'host');

alter table reservation_transition
  add column reason text,
  add column paid bigint,
  add column refund bigint,
  add column operator_id uuid constraint reservation_transition_operator_fkey references operator on delete set null,
  add constraint reservation_step_on_the_graph foreign key (event, from_state, to_state)
    references reservation_edge on delete restrict not valid,
  add constraint reservation_life_begins_held check (from_state is not null or (event = 'hold' and to_state = 'pending')) not valid,
  add constraint reservation_step_refund_within_paid check ((paid is null) = (refund is null) and refund between 0 and paid);
comment on column reservation_transition.reason is 'Why, in the words of who took the step';
comment on column reservation_transition.paid is 'Halalas paid and kept until this step; null for steps that give nothing back';
comment on column reservation_transition.refund is 'Halalas of them that this step gives back';
create index reservation_transition_edge on reservation_transition (event, from_state, to_state);
create index reservation_transition_operator on reservation_transition (operator_id) where operator_id is not null;

alter table reservation
  add column answer_until timestamptz,
  add constraint reservation_question_has_an_end check (state <> 'waiting_for_approval' or answer_until is not null) not valid;
comment on column reservation.answer_until is 'Until then the advertiser accepts or declines a paid booking; then it is over and all goes back';
create index reservation_to_answer on reservation (answer_until) where state = 'waiting_for_approval';

alter table due add column cancels_at timestamptz;
comment on column due.cancels_at is 'A reservation whose due is unpaid then is cancelled by its policy';
create index due_to_cancel on due (cancels_at) where cancels_at is not null;

create type due_reminder_kind as enum ('soon', 'last');
create table due_reminder (
  due_id uuid not null constraint due_reminder_due_fkey references due on delete cascade,
  kind due_reminder_kind not null,
  at timestamptz not null,
  constraint due_reminder_once primary key (due_id, kind)
);
comment on table due_reminder is 'That somebody was told of an unpaid due: before its date, and last before its reservation is cancelled';

-- Money of a stay that is kept becomes money to give back when the stay is cancelled.
alter type ledger_kind add value if not exists 'refund_owed';

-- The rest of stays that were confirmed before rests could be paid; a day from now on, they have the time that others have.
insert into due (reservation_id, kind, amount, due_at, cancels_at)
select r.id, 'rest', (r.terms -> 'rest' ->> 'amount')::bigint, (r.terms -> 'rest' ->> 'due_at')::timestamptz,
  least(r.starts_at, greatest(r.starts_at - interval '24 hours', now() + interval '24 hours'))
from reservation r
where r.state = 'active' and r.starts_at > now() and r.terms -> 'rest' ->> 'through' = 'diyar'
  and (r.terms -> 'rest' ->> 'amount')::bigint > 0 and r.terms -> 'rest' ->> 'due_at' is not null
  and not exists (select from due where due.reservation_id = r.id and due.kind = 'rest');

-- Rows from before are looked at too; one that should not be there leaves its constraint to new rows, and does not stop a release.
do $$ begin
  alter table reservation validate constraint reservation_question_has_an_end;
  alter table reservation_transition validate constraint reservation_step_on_the_graph, validate constraint reservation_life_begins_held;
exception when check_violation or foreign_key_violation then
  raise warning 'rows of before 049 stand against its constraints: %', sqlerrm;
end $$;

insert into setting (key, type, value, source) values
  ('approval_seconds', 'seconds', '86400', 'product: an advertiser answers within 24 hours'),
  ('approval_before_arrival_seconds', 'seconds', '7200', 'product: and not later than 2 hours before arrival'),
  ('rest_cancel_seconds', 'seconds', '86400', 'product: with its rest unpaid a stay is cancelled 24 hours before arrival');

-- Down Migration
delete from setting where key in ('approval_seconds', 'approval_before_arrival_seconds', 'rest_cancel_seconds');
drop table due_reminder;
drop type due_reminder_kind;
alter table due drop column cancels_at;
alter table reservation drop column answer_until;
alter table reservation_transition drop column operator_id, drop column refund, drop column paid, drop column reason,
  drop constraint reservation_life_begins_held;
alter table reservation_transition drop constraint if exists reservation_step_on_the_graph;
drop table reservation_edge;
drop type reservation_mover;
