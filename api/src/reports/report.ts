import type { AppealOutcome, ReportDecision } from '@diyar/contract/people/reports';
import type { ReportKind } from '@diyar/contract/words/report-words';

/** What is reported: an ad, an account, an evaluation or a message of a booking. */
export interface Thing {
  kind: ReportKind;
  id: string;
}

/** The measure that is taken where an appeal finds that a dismissed report was right. */
export const MEASURE_OF_KIND: Readonly<Record<ReportKind, ReportDecision>> = {
  ad: 'ad_hidden',
  account: 'account_warned',
  evaluation: 'evaluation_hidden',
  message: 'message_hidden',
};

/** What applies after an appeal: a measure that is overturned is none, and a dismissal that is overturned is the plain measure. */
export function appliesAfter(
  kind: ReportKind,
  decision: ReportDecision,
  outcome: AppealOutcome,
): ReportDecision {
  if (outcome === 'upheld') return decision;
  return decision === 'dismissed' ? MEASURE_OF_KIND[kind] : 'dismissed';
}

/** The part of a case's time in which the reported may answer; in the rest the operator has the answer before them. */
const SHARE_TO_ANSWER = 0.6;

/** Until when the reported may answer a case: of five days three. */
export function answerUntil({ opened_at, due_at }: { opened_at: Date; due_at: Date }): Date {
  const opened = opened_at.getTime();
  return new Date(opened + Math.floor((due_at.getTime() - opened) * SHARE_TO_ANSWER));
}

/** Names what an operator saw of a case; it differs once another report or the answer has come. */
export function versionOf({ reports, isAnswered }: { reports: number; isAnswered: boolean }): string {
  return `${reports}${isAnswered ? 'a' : ''}`;
}
