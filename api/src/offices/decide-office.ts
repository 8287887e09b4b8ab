import type { ConsoleOffice } from '@diyar/contract/people/offices';
import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import { recordAct } from '../audit/record-act.ts';
import { recordEvent } from '../events/record-event.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import { giveBadge, lockOffice, markApproved, markRefused, replaceApproved } from './decision.queries.ts';
import { findOwner } from './office.queries.ts';
import { showConsoleOffice } from './show-console-offices.ts';

export interface OfficeDecision {
  id: string;
  decision: 'approved' | 'refused';
  /** Read by the office; closing words of an approval are not sent. */
  reason: string;
}

/**
 * Approves a request of an office, which has its badge from then on, or refuses it with a reason that the office reads; in the audit log. Of
 * operators who decide at once one does. Throws `not_found`, `state_changed`, and of an approval `account_suspended`, `identity_not_verified`,
 * `broker_licence_ended`, `registration_taken`, `broker_licence_taken`.
 */
export function decideOffice(
  db: Database,
  { operatorId, requestId }: Pick<OperatorActor, 'operatorId' | 'requestId'>,
  { id, decision, reason }: OfficeDecision,
  now: Date,
): Promise<ConsoleOffice> {
  return transact(db, async (tx) => {
    const office = await lockOffice(tx, id);
    if (office === undefined) throw new Refusal('not_found');
    if (office.state !== 'sent') throw new Refusal('state_changed');
    const expiresOn = decision === 'approved' ? await approve(tx, office, { operatorId, now }) : null;
    if (decision === 'refused') await markRefused(tx, id, { operatorId, reason, now });
    const params = expiresOn === null ? { reason } : { ends_on: expiresOn };
    const key = decision === 'approved' ? 'office_verified' : 'office_refused';
    await recordEvent(tx, { key, accountId: office.account_id, personId: null, params, at: now });
    const act = {
      act: 'office_decided' as const,
      subject: { kind: 'office', id },
      before: { state: 'sent' },
      after: { state: decision, expires_on: expiresOn },
      ...(decision === 'refused' && { reason }),
    };
    await recordAct(tx, { operatorId, requestId }, act, now);
    return showConsoleOffice(tx, id);
  });
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockOffice>>>;

/** Answers the last Riyadh day of the badge: a year on, or the last of the broker licence before that. */
async function approve(
  tx: Tx,
  office: Locked,
  { operatorId, now }: { operatorId: string; now: Date },
): Promise<string> {
  const { account_id: accountId, fal_expires_on: brokerEnds } = office;
  if (office.suspended_at !== null || office.closed_at !== null) throw new Refusal('account_suspended');
  if ((await findOwner(tx, accountId)).identity_verified_at === null)
    throw new Refusal('identity_not_verified');
  const today = riyadhDate(now);
  if (brokerEnds !== null && brokerEnds <= today) throw new Refusal('broker_licence_ended');
  const yearOn = addDays(today, (await figuresAt(tx, now)).office_verification_days);
  const expiresOn = brokerEnds !== null && brokerEnds < yearOn ? brokerEnds : yearOn;
  await replaceApproved(tx, accountId, now);
  await markApproved(tx, office.id, { operatorId, expiresOn, now });
  await giveBadge(tx, office, now);
  return expiresOn;
}
