import { signOutPerson } from '../accounts/sign-out.ts';
import { moveAd } from '../ad-states/move-ad.ts';
import { recordAct } from '../audit/record-act.ts';
import { recordEvent } from '../events/record-event.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import {
  type AccountLine,
  letGo,
  lockShown,
  lockTakenOff,
  setReopened,
  setSuspended,
} from './console-account.queries.ts';
import { mayShowAgain } from './may-show-again.ts';
import { requireAccount } from './show-accounts.ts';

/** Why ads of a suspended account are hidden; those come back on reopening. */
const TAKEN_OFF = 'account_suspended';

export interface AccountDecision {
  number: string;
  decision: 'suspended' | 'reopened' | 'signed_out';
  reason: string;
}

/**
 * Suspends an account (its ads and requests leave at once, and it may neither advertise nor book; running bookings go on), reopens it
 * (the ads that the suspension took off come back where they may still be published), or signs its owner out everywhere. The account is told of the first two with the
 * reason; all stand in the audit log. Throws `not_found`, `state_changed` when another operator was first.
 */
export function decideAccount(
  db: Database,
  operator: OperatorActor,
  decision: AccountDecision,
  now: Date,
): Promise<void> {
  return transact(db, (tx) => decideAccountIn(tx, operator, decision, now));
}

/** The same as a part of another decision's transaction. */
export async function decideAccountIn(
  tx: Tx,
  operator: OperatorActor,
  { number, decision, reason }: AccountDecision,
  now: Date,
): Promise<void> {
  const account = await requireAccount(tx, number);
  const before = account.suspended_at === null ? 'active' : 'suspended';
  const ads = await carryOut(tx, account, { decision, reason, operatorId: operator.operatorId }, now);
  if (decision !== 'signed_out') {
    const event = { key: `account_${decision}` as const, accountId: account.id, personId: null, at: now };
    await recordEvent(tx, { ...event, params: { reason } });
  }
  const act = {
    act: `account_${decision}` as const,
    subject: { kind: 'account', id: String(account.number) },
    before: { state: before },
    after: { decision, ads },
    reason,
  };
  await recordAct(tx, operator, act, now);
}

/** Does what was decided; returns how many ads it moved. */
async function carryOut(
  tx: Tx,
  { id, person_id }: AccountLine,
  { decision, reason, operatorId }: Pick<AccountDecision, 'decision' | 'reason'> & { operatorId: string },
  now: Date,
): Promise<number> {
  const by = { mover: 'operator', operatorId } as const;
  if (decision === 'signed_out') {
    await signOutPerson(tx, person_id, now);
    return 0;
  }
  if (decision === 'suspended') {
    // Ads are locked before their account, as everywhere.
    await lockShown(tx, id);
    if (!(await setSuspended(tx, id, reason, now))) throw new Refusal('state_changed');
    // Those too that came on show while this waited for the account; none can any more.
    const shown = await lockShown(tx, id);
    for (const adId of shown)
      await moveAd(tx, { ...by, adId, from: 'published', to: 'hidden', held: true, reason: TAKEN_OFF }, now);
    return shown.length;
  }
  const takenOff = await lockTakenOff(tx, id, TAKEN_OFF);
  if (!(await setReopened(tx, id))) throw new Refusal('state_changed');
  let shown = 0;
  for (const adId of takenOff) {
    if (await mayShowAgain(tx, { adId, accountId: id }, now)) {
      await moveAd(tx, { ...by, adId, from: 'hidden', to: 'published', reason: 'account_reopened' }, now);
      shown += 1;
    } else await letGo(tx, adId, now);
  }
  return shown;
}
