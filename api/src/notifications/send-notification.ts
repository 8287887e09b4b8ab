import { RIGHT_OF_KIND, ruleOf } from '@diyar/contract/words/notification-words';
import { standingMay } from '@diyar/contract/words/team-rights';
import { type Database, transact } from '../platform/db/database.ts';
import { type Handed, MessageRefused, type MessageSender } from '../platform/messaging/message-sender.ts';
import type { PushService } from '../platform/web-push/push-service.ts';
import { pushToPerson } from '../push-subscriptions/push-to-person.ts';
import {
  claimDispatch,
  type DispatchRow,
  endUnneeded,
  isWaiting,
  lockClaimed,
  releaseClaim,
} from './dispatch.queries.ts';
import { markOf } from './hear-of-delivery.ts';
import { mailOf, outsideTextOf, pushTextOf } from './outside-text.ts';
import { recordSent } from './record-sent.ts';
import { endOrReplace } from './replace-message.ts';
import { sentenceOf } from './sentence.ts';
import { unsubscribeKeyOf } from './unsubscribe.ts';
import { whatsAppTextOf } from './whatsapp-templates.ts';

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
 * the person's any more, is not sent. A try that fails throws, to be made again, until the last one has failed: it goes by the other way
 * then, where its person wants that, and operators see what goes no other way.
 * The provider is asked outside of any transaction: the claim is committed before, what came of it after. So it is sent at least
 * once; a process killed between the provider's yes and the record lets its claim run out, and another sends it again. `taken`:
 * another claim holds, `over`: it has ended.
 */
export async function sendNotification(
  deps: SendDeps,
  dispatchId: string,
  now: Date,
): Promise<'sent' | 'unneeded' | 'failed' | 'replaced' | 'taken' | 'over'> {
  const { db } = deps;
  const until = new Date(now.getTime() + CLAIM_MS);
  const dispatch = await claimDispatch(db, dispatchId, { now, until });
  if (dispatch === undefined) return (await isWaiting(db, dispatchId)) ? 'taken' : 'over';
  if (!mayBeTold(dispatch)) {
    await endUnneeded(db, dispatch, now);
    return 'unneeded';
  }
  let handed: Handed | 'nobody' | undefined;
  try {
    handed = await handOver(deps, dispatch, now);
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    if (dispatch.attempts < dispatch.most_attempts && !(error instanceof MessageRefused)) {
      await releaseClaim(db, dispatch, failure);
      throw error;
    }
    return await giveUp(deps, dispatch, failure, now);
  }
  if (handed === 'nobody') {
    await endUnneeded(db, dispatch, now);
    return 'unneeded';
  }
  await transact(db, (tx) => recordSent(tx, dispatch, handed, now));
  return 'sent';
}

/** Ends what no try will send: by the other way, where there is one. `over` where its end became known meanwhile. */
function giveUp(
  { db, sender }: SendDeps,
  dispatch: DispatchRow,
  failure: string,
  now: Date,
): Promise<'failed' | 'replaced' | 'over'> {
  return transact(db, async (tx) => {
    if (!(await lockClaimed(tx, dispatch))) return 'over';
    return await endOrReplace(tx, dispatch, { channels: sender.channels, failure }, now);
  });
}

/** Hands it to whoever sends it; `nobody` when there is nobody left to send it to. */
async function handOver(
  { db, sender, push, publicUrl, pepper }: SendDeps,
  dispatch: DispatchRow,
  now: Date,
): Promise<Handed | 'nobody' | undefined> {
  const { id, channel, phone, address, lang, happened, kind, person_id: personId } = dispatch;
  const said = { happened, lang, publicUrl };
  if (channel === 'push') {
    if (push === null) throw new MessageRefused('nobody sends push');
    const text = pushTextOf(dispatch, said);
    const isPushed = await pushToPerson({ db, push }, { personId, dispatchId: id, text }, now);
    return isPushed ? undefined : 'nobody';
  }
  const message = { id, mark: markOf(dispatch), kind: 'notification' };
  if (channel === 'sms') {
    const text = outsideTextOf(dispatch, said);
    return await sender.send({ ...message, channel, to: phone, text }, now);
  }
  if (channel === 'whatsapp') {
    const filled = whatsAppTextOf(sentenceOf(dispatch, happened, lang), { kind, lang });
    return await sender.send({ ...message, channel, to: phone, ...filled }, now);
  }
  const key = unsubscribeKeyOf(pepper, { personId, kind });
  const { text, ...mail } = mailOf(dispatch, { ...said, kind, key });
  return await sender.send({ ...message, channel, to: address ?? '', text, mail }, now);
}

/** Whether the person is still to be told: they have not read it, they can be reached, and their role in the account still has its right. */
function mayBeTold({ is_unneeded, key, kind, standing, channel, address }: DispatchRow): boolean {
  if (channel === 'email' && address === null) return false;
  const mayRead = standing !== null && standingMay(standing, RIGHT_OF_KIND[kind]);
  return !is_unneeded && mayRead && ruleOf(key) !== undefined;
}
