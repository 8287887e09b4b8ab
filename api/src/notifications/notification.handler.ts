import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { BaseDeps } from '../platform/base-deps.ts';
import { transact } from '../platform/db/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import type { MessageSender } from '../platform/messaging/message-sender.ts';
import type { PushService } from '../platform/web-push/push-service.ts';
import { replaceSilentJob, sendNotificationJob } from './notification.jobs.ts';
import { replaceSilent } from './replace-silent.ts';
import { CLAIM_MS, sendNotification } from './send-notification.ts';

const Payload = z.object({ dispatchId: z.uuid() });
const Silent = Payload.extend({ minutes: z.int() });

/** Does the background work of notifications. */
export function notificationHandlers({
  db,
  config,
  now,
  sender,
  push,
}: BaseDeps & {
  sender: MessageSender;
  push: PushService | null;
  config: { publicUrl: string | undefined; pepper: string };
}): TaskList {
  return {
    [sendNotificationJob.name]: async (payload, { logger }) => {
      const { dispatchId } = Payload.parse(payload);
      const ended = await sendNotification(
        { db, sender, push, publicUrl: config.publicUrl, pepper: config.pepper },
        dispatchId,
        now(),
      );
      if (ended === 'failed') logger.warn('notification not sent');
      // The process that holds it may have been killed: it is looked at again once the claim has run out.
      const runAt = new Date(now().getTime() + CLAIM_MS);
      if (ended === 'taken')
        await transact(db, (tx) => enqueue(tx, sendNotificationJob, { dispatchId }, { runAt }));
    },
    [replaceSilentJob.name]: (payload) =>
      replaceSilent({ db, channels: sender.channels }, Silent.parse(payload), now()),
  };
}
