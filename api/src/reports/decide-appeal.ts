import type { AppealOutcome } from '@diyar/contract/people/reports';
import { recordAct } from '../audit/record-act.ts';
import { recordEvent } from '../events/record-event.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { carryOut, undoClosing, undoSuspension } from './carry-out.ts';
import { type CaseLine, findReporters, setAppealOutcome } from './case.queries.ts';
import { lockCaseOfThing } from './decide-case.ts';
import { appliesAfter } from './report.ts';

export interface AppealDecision {
  /** The case number. */
  number: string;
  outcome: AppealOutcome;
  reason: string;
}

/**
 * Decides the appeal of a case, by another operator than the one who decided it: the decision stands, or is undone. Throws `not_found`
 * without an appeal, `state_changed` when it was decided meanwhile, `another_operator_decides`.
 */
export function decideAppeal(
  db: Database,
  operator: OperatorActor,
  { number, outcome, reason }: AppealDecision,
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const { one, thing } = await lockCaseOfThing(tx, number);
    if (one.decision === null || one.appealed_at === null) throw new Refusal('not_found');
    if (one.appeal_outcome !== null) throw new Refusal('state_changed');
    await setAppealOutcome(tx, one.id, {
      appeal_outcome: outcome,
      appeal_decided_at: now,
      appeal_operator_id: operator.operatorId,
      appeal_reason: reason,
    });
    const decision = appliesAfter(one.kind, one.decision, outcome);
    if (outcome === 'overturned') {
      const measure = { caseId: one.id, decision, reason, operator };
      if (one.decision === 'account_suspended') await undoSuspension(tx, thing, measure, now);
      if (one.decision === 'ad_closed') await undoClosing(tx, thing, measure, now);
      await carryOut(tx, thing, measure, now);
    }
    const act = {
      act: 'report_appeal_decided' as const,
      subject: { kind: 'report_case', id: number },
      before: { thing: one.kind, decision: one.decision },
      after: { outcome, decision },
      reason,
    };
    await recordAct(tx, operator, act, now);
    await tell(tx, one, { outcome, reason }, now);
  });
}

/** Tells both sides what became of the appeal. */
async function tell(
  tx: Tx,
  one: CaseLine,
  { outcome, reason }: Pick<AppealDecision, 'outcome' | 'reason'>,
  now: Date,
): Promise<void> {
  const params = { case: one.number, outcome, reason };
  for (const accountId of [one.reported_account_id, ...(await findReporters(tx, one.id))])
    await recordEvent(tx, { key: 'report_appeal_decided', accountId, personId: null, params, at: now });
}
