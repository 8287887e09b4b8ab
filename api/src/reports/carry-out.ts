import type { ReportDecision } from '@diyar/contract/people/reports';
import { moveAd } from '../ad-states/move-ad.ts';
import { decideAccountIn } from '../console-accounts/decide-account.ts';
import { mayShowAgain } from '../console-accounts/may-show-again.ts';
import type { Tx } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import {
  findStateBeforeClosing,
  holdAd,
  isSuspended,
  type LockedAd,
  type LockedThing,
  setEvaluationHidden,
  setMessageHidden,
} from './thing.queries.ts';

export interface Measure {
  caseId: string;
  decision: ReportDecision;
  reason: string;
  operator: OperatorActor;
}

/**
 * Does to a thing what was decided about it. A dismissal shows again what reports, or a measure that is undone, had taken off; an ad
 * that was closed comes back by `undoClosing` alone. Throws `account_suspended` when an ad would come back of an account that is suspended.
 */
export async function carryOut(tx: Tx, thing: LockedThing, measure: Measure, now: Date): Promise<void> {
  if (thing.kind === 'ad') return moveReported(tx, thing, measure, now);
  const { decision, caseId, reason, operator } = measure;
  const hidden = decision === 'dismissed' ? null : { caseId, at: now };
  if (thing.kind === 'message') return setMessageHidden(tx, thing.id, hidden);
  if (thing.kind === 'evaluation') {
    // One that another case hides stays hidden, and keeps that case.
    const isOthers = thing.hidden_case_id !== null && thing.hidden_case_id !== caseId;
    return isOthers ? undefined : setEvaluationHidden(tx, thing.id, hidden);
  }
  const suspended = await isSuspended(tx, thing.id);
  const by = { number: String(thing.number), reason };
  if (decision === 'account_suspended' && !suspended)
    await decideAccountIn(tx, operator, { ...by, decision: 'suspended' }, now);
}

/** Reopens the account whose suspension an appeal undid, unless somebody has already. */
export async function undoSuspension(tx: Tx, thing: LockedThing, measure: Measure, now: Date): Promise<void> {
  if (thing.kind !== 'account' || !(await isSuspended(tx, thing.id))) return;
  const { operator, reason } = measure;
  await decideAccountIn(tx, operator, { number: String(thing.number), decision: 'reopened', reason }, now);
}

/**
 * Brings back an ad whose closing an appeal undid: on show where it was and may be, else hidden for its people to show, or unpublished
 * where it never was on show. One that was deleted, or whose unit is advertised anew, stays closed.
 */
export async function undoClosing(tx: Tx, thing: LockedThing, measure: Measure, now: Date): Promise<void> {
  if (thing.kind !== 'ad' || thing.state !== 'closed') return;
  const before = await findStateBeforeClosing(tx, thing.id);
  if (before === undefined) return;
  const { operatorId } = measure.operator;
  const by = { adId: thing.id, mover: 'operator', operatorId, reason: 'appeal_won' } as const;
  if (before !== 'published' && before !== 'hidden')
    return moveAd(tx, { ...by, from: 'closed', to: 'not_published' }, now);
  await moveAd(tx, { ...by, from: 'closed', to: 'hidden' }, now);
  if (before === 'hidden' || (await isSuspended(tx, thing.account_id))) return;
  if (await mayShowAgain(tx, { adId: thing.id, accountId: thing.account_id }, now))
    await moveAd(tx, { ...by, from: 'hidden', to: 'published' }, now);
}

async function moveReported(
  tx: Tx,
  { id, state, held }: LockedAd,
  { decision, operator }: Measure,
  now: Date,
): Promise<void> {
  const by = { adId: id, from: state, mover: 'operator', operatorId: operator.operatorId } as const;
  if (decision === 'ad_closed' && state !== 'closed')
    await moveAd(tx, { ...by, to: 'closed', reason: 'closed_by_operator' }, now);
  if (decision === 'ad_hidden' && state === 'published')
    await moveAd(tx, { ...by, to: 'hidden', held: true, reason: 'hidden_by_operator' }, now);
  if (decision === 'ad_hidden' && state === 'hidden') await holdAd(tx, id, now);
  if (decision === 'dismissed' && held && state === 'hidden')
    await moveAd(tx, { ...by, to: 'published', reason: 'reports_dismissed' }, now);
}
