import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { BaseDeps } from '../platform/base-deps.ts';
import { MessageRefused, type MessageSender } from '../platform/messaging/message-sender.ts';
import { tellInvitedJob } from './team.jobs.ts';
import { tellInvited } from './tell-invited.ts';

const Invited = z.object({ invitationId: z.uuid() });

/** Does the background work of teams. */
export function teamHandlers({
  db,
  config,
  now,
  sender,
}: BaseDeps & { sender: MessageSender; config: { publicUrl: string | undefined } }): TaskList {
  return {
    [tellInvitedJob.name]: async (payload, { logger }) => {
      try {
        await tellInvited({ db, sender, publicUrl: config.publicUrl }, Invited.parse(payload), now());
      } catch (error) {
        // Another try would be refused the same way; anything else is tried again by the queue.
        if (!(error instanceof MessageRefused)) throw error;
        logger.warn(`invitation to a team not told: ${error.message}`);
      }
    },
  };
}
