import { FALLBACKS, type NotificationChannel, ruleOf } from '@diyar/contract/words/notification-words';
import type { Tx } from '../platform/db/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { figuresAt } from '../settings/figures.ts';
import { endUndelivered } from './delivery.queries.ts';
import { goesBy, insertReplacement } from './fallback.queries.ts';
import { sendNotificationJob } from './notification.jobs.ts';
import { afterQuiet } from './quiet-hours.ts';

/** A message that does not reach its person; its row is locked. */
export interface Undelivered {
  id: string;
  channel: NotificationChannel;
  /** The event's key. */
  key: string;
}

/**
 * Ends a message that does not arrive, and sends what it tells by the other way where its person wants that and there is such a way
 * (`channels`): after the night, unless it may go out at night too. `failed` where it goes no other way, for operators to see.
 */
export async function endOrReplace(
  tx: Tx,
  message: Undelivered,
  { channels, failure }: { channels: readonly string[]; failure: string },
  now: Date,
): Promise<'failed' | 'replaced'> {
  const state = (await replaceMessage(tx, message, channels, now)) ? 'replaced' : 'failed';
  await endUndelivered(tx, message.id, { state, failure }, now);
  return state;
}

/** Whether what a message tells goes by the other way now, or does already. */
export async function replaceMessage(
  tx: Tx,
  { id, channel, key }: Undelivered,
  channels: readonly string[],
  now: Date,
): Promise<boolean> {
  if (channel !== 'sms' && channel !== 'whatsapp') return false;
  const { to, byDefault } = FALLBACKS[channel];
  if (!channels.includes(to)) return false;
  const rule = ruleOf(key);
  const { quiet_from_hour: from, quiet_to_hour: until } = await figuresAt(tx, now);
  const sendAt = rule?.isUrgent ? now : afterQuiet(now, { from, to: until });
  if (!rule?.isPassing || sendAt <= now) {
    const dispatchId = await insertReplacement(tx, { dispatchId: id, from: channel, to, byDefault, sendAt });
    if (dispatchId !== undefined) {
      await enqueue(tx, sendNotificationJob, { dispatchId }, { runAt: sendAt });
      return true;
    }
  }
  return await goesBy(tx, { dispatchId: id, channel: to });
}
