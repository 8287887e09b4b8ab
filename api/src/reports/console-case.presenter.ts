import type { CaseThing, ReportCase } from '@diyar/contract/console/console-reports';
import { riyadhIso } from '@diyar/contract/values/format';
import type { Lang } from '@diyar/messages/messages';
import { titleOf } from './case.presenter.ts';
import type { WaitingRow } from './console-case.queries.ts';
import { answerUntil, versionOf } from './report.ts';

const iso = (instant: string) => riyadhIso(new Date(instant));
const written = (text: string | null, at: Date | null) =>
  text === null || at === null ? null : { text, at: riyadhIso(at) };

function thingOf({ ad, account, evaluation, message }: WaitingRow, lang: Lang): CaseThing {
  if (ad !== null)
    return { kind: 'ad', id: String(ad.number), ...titleOf(ad, lang), state: ad.state, held: ad.held };
  if (account !== null) {
    const { number, created_at, ...rest } = account;
    return { kind: 'account', id: String(number), created_at: iso(created_at), ...rest };
  }
  if (evaluation !== null) {
    const { reservation, unit_ar, unit_en, at, ...rest } = evaluation;
    const unit = (lang === 'ar' ? (unit_ar ?? unit_en) : (unit_en ?? unit_ar)) ?? '';
    return { kind: 'evaluation', reservation: String(reservation), unit, at: iso(at), ...rest };
  }
  if (message === null) throw new Error('a case is about nothing');
  const messages = message.messages.map((one) => ({ ...one, at: iso(one.at) }));
  return { kind: 'message', reservation: String(message.reservation), messages, hidden: message.hidden };
}

function decidedOf(row: WaitingRow): ReportCase['decided'] {
  const { decision, decision_reason: reason, decided_at: at, operator_name: by } = row;
  if (decision === null || reason === null || at === null || by === null) return null;
  return { decision, reason, by, at: riyadhIso(at) };
}

/** A case as an operator sees it: the thing, what both sides said, and what was decided where it is appealed. */
export function presentConsoleCase(
  row: WaitingRow,
  { operatorId, lang, now }: { operatorId: string; lang: Lang; now: Date },
): ReportCase {
  const appeal = written(row.appeal, row.appealed_at);
  const until = answerUntil(row);
  return {
    id: String(row.number),
    stage: row.decision === null ? 'decision' : 'appeal',
    version: versionOf({ reports: row.reports.length, isAnswered: row.answered_at !== null }),
    opened_at: riyadhIso(row.opened_at),
    due_at: riyadhIso(row.waits_until),
    is_late: now >= row.waits_until,
    answer_until: riyadhIso(until),
    may_answer: row.decision === null && row.answered_at === null && now < until,
    thing: thingOf(row, lang),
    reported: {
      id: String(row.reported_number),
      name: row.reported_name,
      decided_against: row.decided_against,
    },
    reports: row.reports.map(({ reason, text, created_at, name, verified }) => ({
      reason,
      text,
      created_at: iso(created_at),
      reporter: { name, verified },
    })),
    answer: written(row.answer, row.answered_at),
    decided: decidedOf(row),
    appeal: appeal && row.appealed_by && { ...appeal, by: row.appealed_by },
    may_decide: row.decision === null || row.operator_id !== operatorId,
  };
}
