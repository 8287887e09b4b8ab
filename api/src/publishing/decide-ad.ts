import type { AdState, AskedChange } from '@diyar/contract/supply/host-ads';
import type { AdDecision } from '@diyar/contract/words/ad-review-words';
import type { Lang } from '@diyar/messages/messages';
import { moveAd } from '../ad-states/move-ad.ts';
import { refreshSearchText } from '../ads/refresh-search-text.ts';
import { recordAct } from '../audit/record-act.ts';
import type { EventKey } from '../events/event.ts';
import { recordEvent } from '../events/record-event.ts';
import { conditionsOf } from '../licences/load-conditions.ts';
import { coverAd } from '../memberships/use-membership.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type AdInReview, digestOf, lockInReview, lockLicenceOf } from './decision.queries.ts';
import { tellMissing } from './missing.ts';
import { hasPhotosInMaking } from './processing.queries.ts';

export interface Decision {
  number: string;
  /** The queue it was seen in. */
  queue: 'waiting_for_approval' | 'waiting_for_verification';
  version: string;
  decision: AdDecision;
  fields: readonly AskedChange[];
  reason: string;
}

type StateAfter = 'published' | 'hidden' | 'changes_asked' | 'refused';

/** The reason of an approved ad that stays hidden; its people show it once they have a plan for it. */
const WITHOUT_PLAN = 'approved_without_plan';

/** The version of an ad in a queue: which submission, and everything that is shown of it. */
export const versionOf = ({ submission }: AdInReview, digest: string) => `${submission ?? 'none'}.${digest}`;

/**
 * Decides an ad that waits in a queue, as an operator saw it: publishes it, asks its people for changes, or refuses it; with
 * its row of history, in the audit log, and told to the advertiser as an event. An approved ad for which its account's membership has
 * none left is hidden instead: its people show it once they have a plan. Throws `not_found`; `state_changed` when
 * it was decided meanwhile, or its people changed what was shown; `ad_incomplete` with `missing` when it can no longer be
 * published; `unit_has_live_ad`.
 */
export function decideAd(
  db: Database,
  operator: OperatorActor,
  decision: Decision,
  { lang, now }: { lang: Lang; now: Date },
): Promise<AdState> {
  return transact(db, async (tx) => {
    const ad = await lockInReview(tx, decision.number);
    if (ad === undefined) throw new Refusal('not_found');
    const seen = ad.state === decision.queue && versionOf(ad, await digestOf(tx, ad.id)) === decision.version;
    if (!seen) throw new Refusal('state_changed');
    const isApproved = decision.decision === 'approved';
    if (isApproved) await refuseIncomplete(tx, ad.id, lang, now);
    const to = await stateAfter(tx, ad, decision, now);
    await move(tx, ad, { operator, decision, to }, now);
    if (isApproved) await refreshSearchText(tx, ad.id);
    await tell(tx, ad, { operator, decision, to }, now);
    return to;
  });
}

interface Decided {
  operator: OperatorActor;
  decision: Decision;
  to: StateAfter;
}

async function stateAfter(tx: Tx, ad: AdInReview, { decision }: Decision, now: Date): Promise<StateAfter> {
  if (decision !== 'approved') return decision;
  const isCovered = await coverAd(tx, { adId: ad.id, accountId: ad.account_id, personId: null }, now);
  return isCovered ? 'published' : 'hidden';
}

async function refuseIncomplete(tx: Tx, adId: string, lang: Lang, now: Date): Promise<void> {
  await lockLicenceOf(tx, adId);
  const missing = await conditionsOf(tx, adId, now);
  if (await hasPhotosInMaking(tx, adId)) missing.push({ code: 'photos_processing', field: 'photos' });
  if (missing.length > 0)
    throw new Refusal('ad_incomplete', { data: { missing: tellMissing(missing, lang) } });
}

async function move(tx: Tx, ad: AdInReview, { operator, decision, to }: Decided, now: Date): Promise<void> {
  const asked = decision.decision === 'changes_asked' ? decision.fields : [];
  await moveAd(
    tx,
    {
      adId: ad.id,
      from: ad.state,
      to,
      mover: 'operator',
      operatorId: operator.operatorId,
      reason: to === 'hidden' ? WITHOUT_PLAN : decision.reason === '' ? decision.decision : decision.reason,
      asked,
      ...(ad.submission !== null && { answers: ad.submission }),
    },
    now,
  );
}

async function tell(tx: Tx, ad: AdInReview, { operator, decision, to }: Decided, now: Date): Promise<void> {
  const { fields, reason } = decision;
  const act = {
    act: 'ad_decided' as const,
    subject: { kind: 'ad', id: String(ad.number) },
    before: { state: ad.state },
    after: { state: to, fields: fields.map(({ field }) => field) },
    ...(reason !== '' && { reason }),
  };
  await recordAct(tx, operator, act, now);
  const params = { ad: ad.number, reason };
  const key: EventKey = to === 'hidden' ? 'ad_approved_without_plan' : `ad_${decision.decision}`;
  const event = { key, accountId: ad.account_id, personId: null, params, at: now };
  await recordEvent(tx, event);
}
