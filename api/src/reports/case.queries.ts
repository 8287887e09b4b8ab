import type { AppealOutcome, ReportDecision } from '@diyar/contract/people/reports';
import type { ReportKind } from '@diyar/contract/words/report-words';
import { sql } from 'kysely';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Thing } from './report.ts';

const COLUMN_OF_KIND = {
  ad: 'ad_id',
  account: 'about_account_id',
  evaluation: 'evaluation_id',
  message: 'message_id',
} as const satisfies Record<ReportKind, string>;

/** The kind of a case's thing, and its id, in SQL. */
export const KIND = sql<ReportKind>`case when one.ad_id is not null then 'ad' when one.about_account_id is not null then 'account'
  when one.evaluation_id is not null then 'evaluation' else 'message' end`;
const THING_ID = sql<string>`coalesce(one.ad_id, one.about_account_id, one.evaluation_id, one.message_id)`;

/** The open case about a thing, whose row the caller has locked. */
export async function findOpenCase(
  tx: Tx,
  { kind, id }: Thing,
): Promise<{ id: string; number: number } | undefined> {
  return tx
    .selectFrom('report_case')
    .select(['id', 'number'])
    .where(COLUMN_OF_KIND[kind], '=', id)
    .where('decision', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function openCase(
  tx: Tx,
  { kind, id }: Thing,
  opened: { reportedAccountId: string; at: Date; dueAt: Date },
): Promise<{ id: string; number: number }> {
  return tx
    .insertInto('report_case')
    .values({
      [COLUMN_OF_KIND[kind]]: id,
      reported_account_id: opened.reportedAccountId,
      opened_at: opened.at,
      due_at: opened.dueAt,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

export interface CaseLine {
  id: string;
  number: number;
  kind: ReportKind;
  thing_id: string;
  reported_account_id: string;
  opened_at: Date;
  due_at: Date;
  answered_at: Date | null;
  decision: ReportDecision | null;
  appeal_until: Date | null;
  appealed_at: Date | null;
  appeal_account_id: string | null;
  appeal_outcome: AppealOutcome | null;
  operator_id: string | null;
  reports: number;
}

const LINE = sql`one.id, one.number, ${KIND} as kind, ${THING_ID} as thing_id, one.reported_account_id, one.opened_at,
  one.due_at, one.answered_at, one.decision, one.appeal_until, one.appealed_at, one.appeal_account_id, one.appeal_outcome, one.operator_id,
  (select count(*)::int from report where report.case_id = one.id) as reports`;

export async function findCase(reader: Reader, number: string): Promise<CaseLine | undefined> {
  const { rows } = await sql<CaseLine>`
    select ${LINE} from report_case one where one.number = ${Number(number)}`.execute(reader);
  return rows[0];
}

/** The case as it is now, locked: reports, its answer, its decision and its appeal wait for each other. */
export async function lockCase(tx: Tx, id: string): Promise<CaseLine> {
  await tx.selectFrom('report_case').select('id').where('id', '=', id).forUpdate().execute();
  const { rows } = await sql<CaseLine>`select ${LINE} from report_case one where one.id = ${id}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** Accounts that reported in a case. */
export async function findReporters(reader: Reader, caseId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('report')
    .select('account_id')
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Decides an open case. Refuses `state_changed` when it is decided. */
export async function setDecision(
  tx: Tx,
  id: string,
  decided: {
    decision: ReportDecision;
    decided_at: Date;
    operator_id: string;
    decision_reason: string;
    appeal_until: Date;
  },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('report_case')
    .set(decided)
    .where('id', '=', id)
    .where('decision', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Refusal('state_changed');
}

export async function setAnswer(tx: Tx, id: string, answer: string, now: Date): Promise<void> {
  await tx.updateTable('report_case').set({ answer, answered_at: now }).where('id', '=', id).execute();
}

/** Keeps an appeal. Refuses `not_available` from anyone but the one decided against. */
export async function setAppeal(
  tx: Tx,
  id: string,
  { appeal, accountId }: { appeal: string; accountId: string },
  now: Date,
): Promise<void> {
  const kept = tx
    .updateTable('report_case')
    .set({ appeal, appealed_at: now, appeal_account_id: accountId })
    .where('id', '=', id);
  try {
    await kept.execute();
  } catch (error) {
    if (brokenConstraint(error) === 'report_case_appealed_by_loser') throw new Refusal('not_available');
    throw error;
  }
}

/** Decides an appeal. Refuses `another_operator_decides` by the one whose decision it is about. */
export async function setAppealOutcome(
  tx: Tx,
  id: string,
  decided: {
    appeal_outcome: AppealOutcome;
    appeal_decided_at: Date;
    appeal_operator_id: string;
    appeal_reason: string;
  },
): Promise<void> {
  try {
    await tx.updateTable('report_case').set(decided).where('id', '=', id).execute();
  } catch (error) {
    if (brokenConstraint(error) === 'report_case_appeal_decided_by_another')
      throw new Refusal('another_operator_decides');
    throw error;
  }
}
