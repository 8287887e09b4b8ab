import type { ReportDecision } from '@diyar/contract/people/reports';
import { DECISIONS_OF_KIND } from '@diyar/contract/words/report-words';
import { recordAct } from '../audit/record-act.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import { carryOut } from './carry-out.ts';
import { type CaseLine, findCase, lockCase, setDecision } from './case.queries.ts';
import { versionOf } from './report.ts';
import { tellDecided } from './tell-decided.ts';
import { type LockedThing, lockThing } from './thing.queries.ts';

export interface Decision {
  /** The case number. */
  number: string;
  /** Names what the operator saw. */
  version: string;
  decision: ReportDecision;
  reason: string;
}

/** A case with its thing, both locked: the thing first, as whoever reports it does. Throws `not_found`. */
export async function lockCaseOfThing(
  tx: Tx,
  number: string,
): Promise<{ one: CaseLine; thing: LockedThing }> {
  const found = await findCase(tx, number);
  const thing = found && (await lockThing(tx, { kind: found.kind, id: found.thing_id }));
  if (found === undefined || thing === undefined) throw new Refusal('not_found');
  return { one: await lockCase(tx, found.id), thing };
}

/**
 * Decides a case as an operator saw it, with a reason that both sides read, and does to its thing what was decided; in the audit log.
 * What reports had taken off comes back when it is dismissed. Throws `not_found`, `state_changed` when it was decided,
 * answered or reported again meanwhile, and refuses a decision that is none about such a thing.
 */
export function decideCase(
  db: Database,
  operator: OperatorActor,
  { number, version, decision, reason }: Decision,
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const { one, thing } = await lockCaseOfThing(tx, number);
    const fitting: readonly ReportDecision[] = DECISIONS_OF_KIND[one.kind];
    if (!fitting.includes(decision)) throw invalid('decision', 'invalid');
    const seen = versionOf({ reports: one.reports, isAnswered: one.answered_at !== null });
    if (one.decision !== null || seen !== version) throw new Refusal('state_changed');
    const { report_appeal_seconds } = await figuresAt(tx, now);
    await setDecision(tx, one.id, {
      decision,
      decided_at: now,
      operator_id: operator.operatorId,
      decision_reason: reason,
      appeal_until: new Date(now.getTime() + report_appeal_seconds * 1000),
    });
    await carryOut(tx, thing, { caseId: one.id, decision, reason, operator }, now);
    const act = {
      act: 'reports_decided' as const,
      subject: { kind: 'report_case', id: number },
      before: { thing: one.kind, reports: one.reports },
      after: { decision },
      reason,
    };
    await recordAct(tx, operator, act, now);
    await tellDecided(tx, { one, thing, decision, reason }, now);
  });
}
