import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { BaseDeps } from '../platform/base-deps.ts';
import { MessageRefused, type MessageSender } from '../platform/messaging/message-sender.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { cleanUpTickets } from './clean-up-tickets.ts';
import { tellAnswer } from './tell-answer.ts';
import { cleanUpTicketsJob, tellAnswerJob } from './ticket.jobs.ts';

const Answer = z.object({ ticketId: z.uuid(), position: z.int() });

/** Does the background work of tickets. */
export function ticketHandlers({
  db,
  config,
  now,
  sender,
  files,
}: BaseDeps & {
  sender: MessageSender;
  files: FileStorage;
  config: { pepper: string; publicUrl: string | undefined };
}): TaskList {
  return {
    [tellAnswerJob.name]: async (payload, { logger }) => {
      try {
        await tellAnswer({ db, sender, ...config }, Answer.parse(payload), now());
      } catch (error) {
        // Another try would be refused the same way; anything else is tried again by the queue.
        if (!(error instanceof MessageRefused)) throw error;
        logger.warn(`answer of a ticket not told: ${error.message}`);
      }
    },
    [cleanUpTicketsJob.name]: () => cleanUpTickets({ db, files }, now()),
  };
}
