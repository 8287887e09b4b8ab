import type { NotificationChannel } from '@diyar/contract/words/notification-words';
import type { Tx } from '../platform/db/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { Handed } from '../platform/messaging/message-sender.ts';
import { figuresAt } from '../settings/figures.ts';
import { markSent } from './dispatch.queries.ts';
import { replaceSilentJob } from './notification.jobs.ts';

/** Writes down that a provider took a message; one by WhatsApp is looked at again when it should have arrived. */
export async function recordSent(
  tx: Tx,
  { id, channel }: { id: string; channel: NotificationChannel },
  handed: Handed | undefined,
  now: Date,
): Promise<void> {
  const isFirst = await markSent(tx, { id, providerId: handed?.providerId ?? null }, now);
  if (!isFirst || channel !== 'whatsapp') return;
  const { whatsapp_wait_minutes: minutes } = await figuresAt(tx, now);
  if (minutes === 0) return;
  const runAt = new Date(now.getTime() + minutes * 60_000);
  await enqueue(tx, replaceSilentJob, { dispatchId: id, minutes }, { runAt });
}
