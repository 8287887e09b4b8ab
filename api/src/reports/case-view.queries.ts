import type { AppealOutcome, ReportDecision, ReportReason } from '@diyar/contract/people/reports';
import type { ReportKind } from '@diyar/contract/words/report-words';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import { KIND } from './case.queries.ts';

export type CaseSide = 'reporter' | 'reported';

export interface CaseRow {
  number: number;
  kind: ReportKind;
  /** Number of the page the thing is found on, for this side. */
  page: number | null;
  title_ar: string | null;
  title_en: string | null;
  words: string | null;
  rate: number | null;
  reasons: ReportReason[];
  text: string | null;
  at: Date;
  opened_at: Date;
  due_at: Date;
  answer: string | null;
  answered_at: Date | null;
  decision: ReportDecision | null;
  decision_reason: string | null;
  decided_at: Date | null;
  appeal_until: Date | null;
  appeal: string | null;
  appealed_at: Date | null;
  appeal_account_id: string | null;
  appeal_outcome: AppealOutcome | null;
  appeal_reason: string | null;
  appeal_decided_at: Date | null;
}

/** A case's thing, each kind with its own columns. */
const THING = sql`
  left join ad on ad.id = one.ad_id
  left join account about on about.id = one.about_account_id
  left join evaluation on evaluation.id = one.evaluation_id
  left join message on message.id = one.message_id
  left join hidden_message on hidden_message.message_id = message.id
  left join reservation on reservation.id = coalesce(evaluation.reservation_id, message.reservation_id)`;

/** A published ad of an evaluation's unit, where the public read it. */
const AD_OF_EVALUATION = sql`(select shown.number from ad shown where shown.unit_id = evaluation.unit_id and shown.state = 'published' limit 1)`;

const PAGE_FOR: Record<CaseSide, RawBuilder<unknown>> = {
  reporter: sql`case when one.ad_id is not null then case when ad.state = 'published' then ad.number end
    when one.about_account_id is not null then case when about.closed_at is null then about.number end
    when one.evaluation_id is not null then ${AD_OF_EVALUATION} else reservation.number end`,
  reported: sql`coalesce(ad.number, reservation.number)`,
};

/** What was written: its writer always reads it, anyone else while it is not hidden. */
const WORDS_FOR: Record<CaseSide, RawBuilder<unknown>> = {
  reporter: sql`case when evaluation.hidden_at is null and hidden_message.message_id is null then coalesce(about.name, evaluation.comment, message.text) end`,
  reported: sql`coalesce(about.name, evaluation.comment, message.text)`,
};

const SAID_FOR = {
  reporter: sql`array[mine.reason]::text[] as reasons, mine.text, mine.created_at as at`,
  reported: sql`(select array_agg(distinct report.reason)::text[] from report where report.case_id = one.id) as reasons,
    null as text, one.opened_at as at`,
};

const OF_SIDE = (side: CaseSide, accountId: string) =>
  side === 'reporter'
    ? sql`from report mine join report_case one on one.id = mine.case_id ${THING} where mine.account_id = ${accountId}`
    : sql`from report_case one ${THING} where one.reported_account_id = ${accountId}`;

/** A page of the cases an account opened or joined, or of those about it, the newest first. */
export async function findCasesOf(
  reader: Reader,
  { side, accountId }: { side: CaseSide; accountId: string },
  page: { limit: number; offset: number },
): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select one.number, ${KIND} as kind, ${PAGE_FOR[side]} as page, ad.title_ar, ad.title_en, ${WORDS_FOR[side]} as words,
      evaluation.rate, ${SAID_FOR[side]}, one.opened_at, one.due_at, one.answer, one.answered_at, one.decision, one.decision_reason,
      one.decided_at, one.appeal_until, one.appeal, one.appealed_at, one.appeal_account_id, one.appeal_outcome,
      one.appeal_reason, one.appeal_decided_at
    ${OF_SIDE(side, accountId)}
    order by at desc, one.id desc limit ${page.limit} offset ${page.offset}`.execute(reader);
  return rows;
}

/** How many cases an account is in, on each side. */
export async function countCasesOf(reader: Reader, accountId: string): Promise<Record<CaseSide, number>> {
  const { rows } = await sql<Record<CaseSide, number>>`
    select (select count(*)::int from report where account_id = ${accountId}) as reporter,
      (select count(*)::int from report_case where reported_account_id = ${accountId}) as reported`.execute(
    reader,
  );
  return rows[0] ?? { reporter: 0, reported: 0 };
}
