-- Up Migration

-- What is reported about one thing is one case: its number, its clock, the answer of the reported, the decision and the appeal.
create type appeal_outcome as enum ('upheld', 'overturned');
create table report_case (
  id uuid default uuidv7() constraint report_case_pkey primary key,
  number bigint not null default public_number(nextval('report_number')) constraint report_case_number_unique unique,
  ad_id uuid constraint report_case_ad_fkey references ad on delete cascade,
  about_account_id uuid constraint report_case_about_fkey references account on delete cascade,
  evaluation_id uuid constraint report_case_evaluation_fkey references evaluation on delete cascade,
  message_id uuid constraint report_case_message_fkey references message on delete cascade,
  reported_account_id uuid not null constraint report_case_reported_fkey references account on delete cascade,
  opened_at timestamptz not null,
  due_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  decision report_decision,
  decided_at timestamptz,
  operator_id uuid constraint report_case_operator_fkey references operator on delete restrict,
  decision_reason text,
  appeal_until timestamptz,
  appeal text,
  appealed_at timestamptz,
  appeal_account_id uuid constraint report_case_appeal_account_fkey references account on delete cascade,
  appeal_outcome appeal_outcome,
  appeal_decided_at timestamptz,
  appeal_operator_id uuid constraint report_case_appeal_operator_fkey references operator on delete restrict,
  appeal_reason text,
  constraint report_case_about_one_thing check (num_nonnulls(ad_id, about_account_id, evaluation_id, message_id) = 1),
  constraint report_case_due_after_opening check (due_at > opened_at),
  constraint report_case_answer_is_whole check (num_nulls(answer, answered_at) in (0, 2)),
  constraint report_case_answer_length check (char_length(answer) between 1 and 2000),
  constraint report_case_answered_in_time check (answered_at < due_at and (decided_at is null or answered_at <= decided_at)),
  constraint report_case_decision_is_whole check (num_nulls(decision, decided_at, operator_id, decision_reason, appeal_until) in (0, 5)),
  constraint report_case_decision_fits_thing check (case decision::text
    when 'ad_hidden' then ad_id is not null when 'ad_closed' then ad_id is not null
    when 'evaluation_hidden' then evaluation_id is not null when 'message_hidden' then message_id is not null
    when 'account_warned' then about_account_id is not null when 'account_suspended' then about_account_id is not null
    else true end),
  constraint report_case_appeal_is_whole check (num_nulls(appeal, appealed_at, appeal_account_id) in (0, 3)),
  constraint report_case_appeal_length check (char_length(appeal) between 1 and 2000),
  constraint report_case_appealed_in_time check (appealed_at is null or (decided_at is not null and appealed_at < appeal_until)),
  constraint report_case_appeal_decision_is_whole check (
    num_nulls(appeal_outcome, appeal_decided_at, appeal_operator_id, appeal_reason) in (0, 4)
    and (appeal_outcome is null or appeal is not null)),
  constraint report_case_appeal_decided_by_another check (appeal_operator_id <> operator_id)
);
comment on table report_case is 'Everything reported about one thing until it is decided; people are given its number';
comment on column report_case.reported_account_id is 'Whose the thing is: who answers';
comment on column report_case.due_at is 'Until when the reported may answer, and by when an operator decides';
comment on column report_case.appeal_until is 'Until when the one decided against may appeal';
create unique index report_case_one_open_per_ad on report_case (ad_id) where decision is null;
create unique index report_case_one_open_per_account on report_case (about_account_id) where decision is null;
create unique index report_case_one_open_per_evaluation on report_case (evaluation_id) where decision is null;
create unique index report_case_one_open_per_message on report_case (message_id) where decision is null;
create index report_case_ad on report_case (ad_id);
create index report_case_about on report_case (about_account_id);
create index report_case_evaluation on report_case (evaluation_id);
create index report_case_message on report_case (message_id);
create index report_case_reported on report_case (reported_account_id, opened_at desc);
create index report_case_due on report_case (due_at) where decision is null;
create index report_case_appealed on report_case (appealed_at) where appeal is not null and appeal_outcome is null;
create index report_case_appeal_account on report_case (appeal_account_id);
create index report_case_operator on report_case (operator_id);
create index report_case_appeal_operator on report_case (appeal_operator_id);

-- Reports that were decided together were one case, as are those that are still open.
insert into report_case (number, ad_id, reported_account_id, opened_at, due_at, decision, decided_at, operator_id, decision_reason, appeal_until)
select min(report.number), report.ad_id, ad.account_id, min(report.created_at), min(report.created_at) + interval '5 days',
  report.decision, report.decided_at, report.operator_id, report.decision_reason, report.decided_at + interval '14 days'
from report join ad on ad.id = report.ad_id
group by report.ad_id, ad.account_id, report.decision, report.decided_at, report.operator_id, report.decision_reason;
alter table report add column case_id uuid constraint report_case_fkey references report_case on delete cascade;
alter table report disable trigger report_decided_once;
update report set case_id = report_case.id from report_case
where report_case.ad_id = report.ad_id and report_case.decided_at is not distinct from report.decided_at
  and report_case.operator_id is not distinct from report.operator_id
  and report_case.decision_reason is not distinct from report.decision_reason;
-- Of reports of one account that were decided together the first says what it said.
delete from report later using report first
where later.case_id = first.case_id and later.account_id = first.account_id and later.id > first.id;
alter table report alter column case_id set not null, add constraint report_once_per_case unique (case_id, account_id);
-- Contract: what was the report's own is its case's now; the server of this release reads nothing of it here.
drop trigger report_decided_once on report;
drop index report_one_open_per_account, report_ad, report_open, report_operator;
alter table report drop constraint report_decision_is_whole, drop column number, drop column ad_id, drop column decision,
  drop column decided_at, drop column operator_id, drop column decision_reason;
drop function refuse_second_decision();
comment on table report is 'What one account says about a thing, in its case';

-- Whoever decides locks the case, so that a report at the same moment waits for it or is waited for.
create function refuse_report_of_decided_case() returns trigger language plpgsql as $$
begin
  if (select decision from report_case where id = new.case_id for key share) is not null then
    raise exception 'the case is decided' using errcode = '23514', constraint = 'report_of_open_case';
  end if;
  return new;
end $$;
create trigger report_of_open_case before insert on report for each row execute function refuse_report_of_decided_case();

-- A case is answered, decided, appealed and decided again once each, and appealed by the one decided against alone.
create function refuse_second_word_of_case() returns trigger language plpgsql as $$
begin
  if old.decision is not null and (new.decision, new.decided_at, new.operator_id, new.decision_reason, new.appeal_until)
    is distinct from (old.decision, old.decided_at, old.operator_id, old.decision_reason, old.appeal_until) then
    raise exception 'a case is decided once' using errcode = '23514', constraint = 'report_case_decided_once';
  end if;
  if old.answer is not null and (new.answer, new.answered_at) is distinct from (old.answer, old.answered_at) then
    raise exception 'a case is answered once' using errcode = '23514', constraint = 'report_case_answered_once';
  end if;
  if old.appeal is not null and (new.appeal, new.appealed_at, new.appeal_account_id)
    is distinct from (old.appeal, old.appealed_at, old.appeal_account_id) then
    raise exception 'a case is appealed once' using errcode = '23514', constraint = 'report_case_appealed_once';
  end if;
  if old.appeal_outcome is not null and (new.appeal_outcome, new.appeal_decided_at, new.appeal_operator_id, new.appeal_reason)
    is distinct from (old.appeal_outcome, old.appeal_decided_at, old.appeal_operator_id, old.appeal_reason) then
    raise exception 'an appeal is decided once' using errcode = '23514', constraint = 'report_case_appeal_decided_once';
  end if;
  if old.appeal is null and new.appeal is not null and not (case new.decision
    when 'dismissed' then exists (select from report where case_id = new.id and account_id = new.appeal_account_id)
    else new.appeal_account_id = new.reported_account_id end) then
    raise exception 'only the one decided against appeals' using errcode = '23514', constraint = 'report_case_appealed_by_loser';
  end if;
  return new;
end $$;
create trigger report_case_words_once before update on report_case for each row execute function refuse_second_word_of_case();

-- A hidden evaluation names the case it is hidden for; whoever reads for the public reads `shown_at`.
alter table evaluation
  add column hidden_at timestamptz,
  add column hidden_case_id uuid constraint evaluation_hidden_case_fkey references report_case on delete restrict,
  add column shown_at timestamptz generated always as (case when hidden_at is null then published_at end) stored,
  add constraint evaluation_hidden_by_a_case check (num_nulls(hidden_at, hidden_case_id) in (0, 2)),
  add constraint evaluation_hidden_once_public check (hidden_at is null or published_at is not null);
comment on column evaluation.shown_at is 'Since when the public reads it; null before it is public and while a case hides it';
create index evaluation_hidden_case on evaluation (hidden_case_id) where hidden_case_id is not null;

-- Beside the message, which stays as it was written.
create table hidden_message (
  message_id uuid constraint hidden_message_pkey primary key constraint hidden_message_message_fkey references message on delete cascade,
  case_id uuid not null constraint hidden_message_case_fkey references report_case on delete cascade,
  at timestamptz not null
);
comment on table hidden_message is 'Messages that the other side no longer reads; their writer and operators do';
create index hidden_message_case on hidden_message (case_id);
create function tell_message_hidden() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', 'account ' || side.account_id || ' message ' || r.number)
  from message join reservation r on r.id = message.reservation_id
  cross join lateral (values (r.guest_account_id), (r.host_account_id)) side (account_id)
  where message.id = coalesce(new.message_id, old.message_id);
  return null;
end $$;
create trigger hidden_message_told after insert or delete on hidden_message
  for each row execute function tell_message_hidden();

insert into setting (key, type, value, source) values
  ('report_due_seconds', 'seconds', '432000', 'product: a report is answered and decided within 5 days'),
  ('report_appeal_seconds', 'seconds', '1209600', 'product: a decision about a report is appealed within 14 days');

-- Down Migration
delete from setting where key in ('report_due_seconds', 'report_appeal_seconds');
drop table hidden_message;
drop function tell_message_hidden();
alter table evaluation drop constraint evaluation_hidden_by_a_case, drop constraint evaluation_hidden_once_public,
  drop column shown_at, drop column hidden_case_id, drop column hidden_at;
drop trigger report_of_open_case on report;
drop function refuse_report_of_decided_case();
alter table report
  add column number bigint constraint report_number_unique unique,
  add column ad_id uuid constraint report_ad_fkey references ad on delete cascade,
  add column decision report_decision,
  add column decided_at timestamptz,
  add column operator_id uuid constraint report_operator_fkey references operator on delete restrict,
  add column decision_reason text;
delete from report using report_case where report_case.id = report.case_id and report_case.ad_id is null;
update report set ad_id = one.ad_id, decision = one.decision, decided_at = one.decided_at, operator_id = one.operator_id,
  decision_reason = one.decision_reason,
  number = case when report.id = (select min(id::text)::uuid from report of_case where of_case.case_id = one.id) then one.number
    else public_number(nextval('report_number')) end
from report_case one where one.id = report.case_id;
alter table report drop constraint report_once_per_case, drop column case_id;
alter table report alter column number set default public_number(nextval('report_number')), alter column number set not null,
  alter column ad_id set not null,
  add constraint report_decision_is_whole check (num_nulls(decision, decided_at, operator_id, decision_reason) in (0, 4));
drop table report_case;
drop function refuse_second_word_of_case();
drop type appeal_outcome;
create unique index report_one_open_per_account on report (ad_id, account_id) where decision is null;
create index report_ad on report (ad_id);
create index report_open on report (created_at) where decision is null;
create index report_operator on report (operator_id);
create function refuse_second_decision() returns trigger language plpgsql as $$
begin
  raise exception 'a report is decided once' using errcode = '23514', constraint = 'report_decided_once';
end $$;
create trigger report_decided_once before update on report for each row
  when (old.decision is not null and (new.decision, new.decided_at, new.operator_id, new.decision_reason)
    is distinct from (old.decision, old.decided_at, old.operator_id, old.decision_reason))
  execute function refuse_second_decision();
comment on table report is 'A complaint about an ad; its number is the case number';
