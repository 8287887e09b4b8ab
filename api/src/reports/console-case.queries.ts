import type { ReportDecision, ReportReason } from '@diyar/contract/people/reports';
import type { AdState } from '@diyar/contract/supply/host-ads';
import type { ReportKind } from '@diyar/contract/words/report-words';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import { figuresAt } from '../settings/figures.ts';
import { KIND } from './case.queries.ts';

export interface WaitingRow {
  number: number;
  kind: ReportKind;
  opened_at: Date;
  due_at: Date;
  /** When the decision, or that about the appeal, is due. */
  waits_until: Date;
  reported_number: number;
  reported_name: string;
  decided_against: number;
  reports: {
    reason: ReportReason;
    text: string | null;
    created_at: string;
    name: string;
    verified: boolean;
  }[];
  answer: string | null;
  answered_at: Date | null;
  decision: ReportDecision | null;
  decision_reason: string | null;
  decided_at: Date | null;
  operator_id: string | null;
  operator_name: string | null;
  appeal: string | null;
  appealed_at: Date | null;
  appealed_by: 'reporter' | 'reported' | null;
  ad: {
    number: number;
    title_ar: string | null;
    title_en: string | null;
    state: AdState;
    held: boolean;
  } | null;
  account: {
    number: number;
    name: string;
    created_at: string;
    verified: boolean;
    suspended: boolean;
    ads: number;
  } | null;
  evaluation: {
    reservation: number;
    side: 'guest' | 'host';
    unit_ar: string | null;
    unit_en: string | null;
    rate: number;
    comment: string | null;
    photos: number;
    reply: string | null;
    at: string;
    hidden: boolean;
  } | null;
  message: {
    reservation: number;
    hidden: boolean;
    messages: { by: string; text: string | null; has_picture: boolean; at: string; is_reported: boolean }[];
  } | null;
}

/** Messages that an operator reads before the reported one. */
const BEFORE = 3;

const AD = sql`(select jsonb_build_object('number', ad.number, 'title_ar', ad.title_ar, 'title_en', ad.title_en, 'state', ad.state,
  'held', ad.held_at is not null) from ad where ad.id = one.ad_id)`;
const ACCOUNT = sql`(select jsonb_build_object('number', about.number, 'name', about.name, 'created_at', about.created_at,
    'verified', about.verified_at is not null or person.identity_verified_at is not null, 'suspended', about.suspended_at is not null,
    'ads', (select count(*) from ad where ad.account_id = about.id and ad.state = 'published'))
  from account about join person on person.id = about.person_id where about.id = one.about_account_id)`;
const EVALUATION = sql`(select jsonb_build_object('reservation', r.number, 'side', e.side, 'unit_ar', unit.name_ar, 'unit_en', unit.name_en,
    'rate', e.rate, 'comment', e.comment, 'reply', e.reply,
    'photos', (select count(*) from evaluation_photo photo where photo.evaluation_id = e.id), 'at', e.created_at, 'hidden', e.hidden_at is not null)
  from evaluation e join reservation r on r.id = e.reservation_id join unit on unit.id = e.unit_id where e.id = one.evaluation_id)`;
const MESSAGE = sql`(select jsonb_build_object('reservation', r.number,
    'hidden', exists (select from hidden_message where message_id = one.message_id),
    'messages', (select jsonb_agg(jsonb_build_object('by', writer.name, 'text', said.text, 'has_picture', said.picture_id is not null,
        'at', said.created_at, 'is_reported', said.id = reported.id) order by said.position)
      from message said join account writer on writer.id = said.account_id
      where said.reservation_id = reported.reservation_id
        and said.position > reported.position - 1 - ${BEFORE}::int and said.position <= reported.position))
  from message reported join reservation r on r.id = reported.reservation_id where reported.id = one.message_id)`;
const REPORTS = sql`(select jsonb_agg(jsonb_build_object('reason', report.reason, 'text', report.text,
    'created_at', report.created_at, 'name', account.name,
    'verified', account.verified_at is not null or person.identity_verified_at is not null) order by report.created_at, report.id)
  from report join account on account.id = report.account_id join person on person.id = account.person_id
  where report.case_id = one.id)`;
/** Undecided, or appealed without an answer to that. */
const WAITS = sql`(one.decision is null or (one.appeal is not null and one.appeal_outcome is null))`;

/** Cases that wait for an operator, with all they decide by, the one that is due first. */
export async function findWaitingCases(reader: Reader, most: number, now: Date): Promise<WaitingRow[]> {
  const { report_due_seconds: seconds } = await figuresAt(reader, now);
  const { rows } = await sql<WaitingRow>`
    select one.number, ${KIND} as kind, one.opened_at, one.due_at, waits.until as waits_until,
      reported.number as reported_number, reported.name as reported_name,
      (select count(*)::int from report_case before where before.reported_account_id = one.reported_account_id and before.id <> one.id
        and before.decision <> 'dismissed' and before.appeal_outcome is distinct from 'overturned') as decided_against,
      ${REPORTS} as reports, one.answer, one.answered_at, one.decision, one.decision_reason, one.decided_at,
      one.operator_id, operator.name as operator_name, one.appeal, one.appealed_at,
      case when one.appeal is not null then
        case when one.appeal_account_id = one.reported_account_id then 'reported' else 'reporter' end end as appealed_by,
      ${AD} as ad, ${ACCOUNT} as account, ${EVALUATION} as evaluation, ${MESSAGE} as message
    from report_case one
    join account reported on reported.id = one.reported_account_id
    left join operator on operator.id = one.operator_id
    cross join lateral (select case when one.decision is null then one.due_at
      else one.appealed_at + make_interval(secs => ${seconds}) end as until) waits
    where ${WAITS} order by waits.until, one.id limit ${most}`.execute(reader);
  return rows;
}

/** How many cases wait for an operator, and since when the first does. */
export async function countWaitingCases(reader: Reader): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::int as count, min(coalesce(one.appealed_at, one.opened_at)) as "oldestAt"
    from report_case one where ${WAITS}`.execute(reader);
  return rows[0] ?? { count: 0, oldestAt: null };
}
