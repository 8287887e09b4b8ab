import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { MessageSender } from '../platform/messaging/message-sender.ts';
import { sendNotificationJob } from './notification.jobs.ts';
import { sendNotification } from './send-notification.ts';

const Payload = z.object({ dispatchId: z.uuid() });

/** Does the background work of notifications. */
export function notificationHandlers({
  db,
  config,
  now,
  sender,
}: BaseDeps & { sender: MessageSender; config: { publicUrl: string | undefined } }): TaskList {
  return {
    [sendNotificationJob.name]: async (payload, { job, logger }) => {
      const { dispatchId } = Payload.parse(payload);
      const isLast = job.attempts >= job.max_attempts;
      const ended = await sendNotification({ db, sender, ...config }, { dispatchId, isLast }, now());
      if (ended === 'failed') logger.warn('notification not sent');
    },
  };
}
