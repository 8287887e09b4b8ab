import { RIGHT_OF_KIND, ruleOf } from '@diyar/contract/notification-words';
import { standingMay } from '@diyar/contract/team-rights';
import { type Database, transact } from '../platform/db/database.ts';
import { MessageRefused, type MessageSender } from '../platform/messaging/message-sender.ts';
import { type DispatchRow, endDispatch, takeDispatch } from './notification.queries.ts';
import { outsideTextOf } from './outside-text.ts';

export interface SendDeps {
  db: Database;
  sender: MessageSender;
  /** The site's address; the message then leads to the notifications. */
  publicUrl: string | undefined;
}

/**
 * Sends one notification outside the site, and writes down how that ended. One that was read on the site meanwhile, or that is not
 * the person's any more, is not sent. A try that fails is made again while `isLast` is false; then it has failed, for operators to see.
 * Sent at least once: a process killed between the provider's yes and the commit sends it again.
 */
export function sendNotification(
  { db, sender, publicUrl }: SendDeps,
  { dispatchId, isLast }: { dispatchId: string; isLast: boolean },
  now: Date,
): Promise<'sent' | 'unneeded' | 'failed' | 'taken'> {
  return transact(db, async (tx) => {
    const dispatch = await takeDispatch(tx, dispatchId);
    if (dispatch === undefined) return 'taken';
    if (!mayBeTold(dispatch)) {
      await endDispatch(tx, dispatchId, { state: 'unneeded' }, now);
      return 'unneeded';
    }
    try {
      const { channel, phone: to, lang, happened } = dispatch;
      const text = outsideTextOf(dispatch, { happened, lang, publicUrl });
      await sender.send({ channel, to, kind: 'notification', text }, now);
    } catch (error) {
      if (!isLast && !(error instanceof MessageRefused)) throw error;
      const failure = error instanceof Error ? error.message : String(error);
      await endDispatch(tx, dispatchId, { state: 'failed', failure: failure.slice(0, 500) }, now);
      return 'failed';
    }
    await endDispatch(tx, dispatchId, { state: 'sent' }, now);
    return 'sent';
  });
}

/** Whether the person is still to be told: they have not read it, and their role in the account still has its right. */
function mayBeTold({ is_unneeded, key, kind, standing }: DispatchRow): boolean {
  const mayRead = standing !== null && standingMay(standing, RIGHT_OF_KIND[kind]);
  return !is_unneeded && mayRead && ruleOf(key) !== undefined;
}
