import { RIGHT_OF_KIND, ruleOf } from '@diyar/contract/words/notification-words';
import { standingMay } from '@diyar/contract/words/team-rights';
import type { Database } from '../platform/db/database.ts';
import { MessageRefused, type MessageSender } from '../platform/messaging/message-sender.ts';
import type { PushService } from '../platform/web-push/push-service.ts';
import { pushToPerson } from '../push-subscriptions/push-to-person.ts';
import {
  claimDispatch,
  type DispatchRow,
  endUnsent,
  isWaiting,
  markSent,
  releaseClaim,
} from './dispatch.queries.ts';
import { mailOf, outsideTextOf, pushTextOf } from './outside-text.ts';
import { unsubscribeKeyOf } from './unsubscribe.ts';

export interface SendDeps {
  db: Database;
  sender: MessageSender;
  /** Null where nothing can be pushed. */
  push: PushService | null;
  /** The site's address; the message then leads to the notifications. */
  publicUrl: string | undefined;
  /** Keys the links that stop a kind of e-mail. */
  pepper: string;
}

/** For how long a claim holds: far longer than any provider is waited for. */
export const CLAIM_MS = 120_000;

/**
 * Sends one notification outside the site, and writes down how that ended. One that was read on the site meanwhile, or that is not
 * the person's any more, is not sent. A try that fails throws, to be made again, until the last one has failed, for operators to see.
 * The provider is asked outside of any transaction: the claim is committed before, what came of it after. So it is sent at least
 * once; a process killed between the provider's yes and the record lets its claim run out, and another sends it again. `taken`:
 * another claim holds, `over`: it has ended.
 */
export async function sendNotification(
  deps: SendDeps,
  dispatchId: string,
  now: Date,
): Promise<'sent' | 'unneeded' | 'failed' | 'taken' | 'over'> {
  const { db } = deps;
  const until = new Date(now.getTime() + CLAIM_MS);
  const dispatch = await claimDispatch(db, dispatchId, { now, until });
  if (dispatch === undefined) return (await isWaiting(db, dispatchId)) ? 'taken' : 'over';
  if (!mayBeTold(dispatch)) {
    await endUnsent(db, dispatch, { state: 'unneeded', failure: null }, now);
    return 'unneeded';
  }
  let isTaken: boolean;
  try {
    isTaken = await handOver(deps, dispatch, now);
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    if (dispatch.attempts < dispatch.most_attempts && !(error instanceof MessageRefused)) {
      await releaseClaim(db, dispatch, failure);
      throw error;
    }
    await endUnsent(db, dispatch, { state: 'failed', failure }, now);
    return 'failed';
  }
  if (!isTaken) {
    await endUnsent(db, dispatch, { state: 'unneeded', failure: null }, now);
    return 'unneeded';
  }
  await markSent(db, dispatch, now);
  return 'sent';
}

/** Hands it to whoever sends it; false when there is nobody left to send it to. */
async function handOver(
  { db, sender, push, publicUrl, pepper }: SendDeps,
  dispatch: DispatchRow,
  now: Date,
): Promise<boolean> {
  const { id, channel, phone, address, lang, happened, kind, person_id: personId } = dispatch;
  const said = { happened, lang, publicUrl };
  if (channel === 'push') {
    if (push === null) throw new MessageRefused('nobody sends push');
    return await pushToPerson(
      { db, push },
      { personId, dispatchId: id, text: pushTextOf(dispatch, said) },
      now,
    );
  }
  if (channel === 'sms') {
    const text = outsideTextOf(dispatch, said);
    await sender.send({ id, channel, to: phone, kind: 'notification', text }, now);
    return true;
  }
  const key = unsubscribeKeyOf(pepper, { personId, kind });
  const { text, ...mail } = mailOf(dispatch, { ...said, kind, key });
  await sender.send({ id, channel, to: address ?? '', kind: 'notification', text, mail }, now);
  return true;
}

/** Whether the person is still to be told: they have not read it, they can be reached, and their role in the account still has its right. */
function mayBeTold({ is_unneeded, key, kind, standing, channel, address }: DispatchRow): boolean {
  if (channel === 'email' && address === null) return false;
  const mayRead = standing !== null && standingMay(standing, RIGHT_OF_KIND[kind]);
  return !is_unneeded && mayRead && ruleOf(key) !== undefined;
}
