import type { ReportDecision } from '@diyar/contract/reports';
import { moveAd } from '../ad-states/move-ad.ts';
import { recordAct } from '../audit/record-act.ts';
import { recordEvent } from '../events/record-event.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { decideOpen, findAdsOf, hasOpenReports, holdAd, type LockedAd, lockAds } from './report.queries.ts';

export interface Decision {
  /** Case numbers, all about one ad, as they were seen. */
  reports: readonly string[];
  decision: ReportDecision;
  reason: string;
}

/**
 * Decides the open reports about an ad, as an operator saw them: dismissed, the ad hidden, or closed; with a reason, in the
 * audit log. An ad that reports had taken off comes back when the last of them is dismissed. Throws `not_found` when they
 * are not all about one ad, `state_changed` when one of them was decided meanwhile, and then decides none.
 */
export function decideReports(
  db: Database,
  operator: OperatorActor,
  { reports, decision, reason }: Decision,
  now: Date,
): Promise<void> {
  const numbers = [...new Set(reports)];
  return transact(db, async (tx) => {
    const [adId, other] = await findAdsOf(tx, numbers);
    if (adId === undefined || other !== undefined) throw new Refusal('not_found');
    const [ad] = await lockAds(tx, [adId]);
    if (ad === undefined) throw new Refusal('not_found');
    const decided = await decideOpen(tx, numbers, {
      decision,
      decided_at: now,
      operator_id: operator.operatorId,
      decision_reason: reason,
    });
    if (decided !== numbers.length) throw new Refusal('state_changed');
    const after = await carryOut(tx, ad, { decision, operatorId: operator.operatorId }, now);
    const act = {
      act: 'reports_decided' as const,
      subject: { kind: 'ad', id: adId },
      before: { state: ad.state },
      after: { decision, state: after, reports: numbers },
      reason,
    };
    await recordAct(tx, operator, act, now);
    if (after !== ad.state) await tell(tx, ad, { decision, reason }, now);
  });
}

/** Tells the advertiser that their ad was taken off; nothing is told of one that came back or stays. */
async function tell(
  tx: Tx,
  { number, account_id: accountId }: LockedAd,
  { decision, reason }: Pick<Decision, 'decision' | 'reason'>,
  now: Date,
): Promise<void> {
  const key = { ad_hidden: 'ad_hidden_by_operator', ad_closed: 'ad_closed_by_operator', dismissed: null }[
    decision
  ];
  if (key === null) return;
  await recordEvent(tx, { key, accountId, personId: null, params: { ad: number, reason }, at: now });
}

/** Applies a decision to the ad and returns the ad's state after it. */
async function carryOut(
  tx: Tx,
  { id, state, held }: LockedAd,
  { decision, operatorId }: { decision: ReportDecision; operatorId: string },
  now: Date,
): Promise<string> {
  const by = { adId: id, from: state, mover: 'operator', operatorId } as const;
  if (decision === 'ad_closed' && state !== 'closed') {
    await moveAd(tx, { ...by, to: 'closed', reason: 'closed_by_operator' }, now);
    return 'closed';
  }
  if (decision === 'ad_hidden' && state === 'published')
    await moveAd(tx, { ...by, to: 'hidden', held: true, reason: 'hidden_by_operator' }, now);
  if (decision === 'ad_hidden' && state === 'hidden') await holdAd(tx, id, now);
  if (decision === 'ad_hidden' && state === 'published') return 'hidden';
  if (decision === 'dismissed' && held && state === 'hidden' && !(await hasOpenReports(tx, id))) {
    await moveAd(tx, { ...by, to: 'published', reason: 'reports_dismissed' }, now);
    return 'published';
  }
  return state;
}
