import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { BaseDeps } from '../platform/base-deps.ts';
import { MessageRefused, type MessageSender } from '../platform/messaging/message-sender.ts';
import { cleanUpJob, sendCodeJob, tellOldPhoneJob } from './account.jobs.ts';
import { cleanUp } from './clean-up.handler.ts';
import { sendCode } from './send-code.handler.ts';
import { tellOldPhone } from './tell-old-phone.handler.ts';
import { loseCode } from './undelivered-code.ts';

const SendCodePayload = z.object({ challengeId: z.uuid() });
const TellOldPhonePayload = z.object({ oldChallengeId: z.uuid(), newChallengeId: z.uuid() });

/** Handlers of this noun's jobs, for the worker. */
export function accountHandlers({
  db,
  config,
  now,
  sender,
}: BaseDeps & {
  sender: MessageSender;
  config: { pepper: string; publicUrl: string | undefined };
}): TaskList {
  const host = config.publicUrl === undefined ? undefined : new URL(config.publicUrl).hostname;
  return {
    [sendCodeJob.name]: async (payload, { logger, job }) => {
      const { challengeId } = SendCodePayload.parse(payload);
      try {
        await sendCode({ db, sender, pepper: config.pepper, host }, challengeId, now());
      } catch (error) {
        // Another try would be refused the same way; anything else is tried again by the queue.
        const isLast = job.attempts >= job.max_attempts;
        if (isLast || error instanceof MessageRefused) await loseCode(db, challengeId, now());
        if (!(error instanceof MessageRefused)) throw error;
        logger.warn(`sign-in code not sent: ${error.message}`);
      }
    },
    [tellOldPhoneJob.name]: async (payload, { logger }) => {
      try {
        await tellOldPhone({ db, sender }, TellOldPhonePayload.parse(payload), now());
      } catch (error) {
        if (!(error instanceof MessageRefused)) throw error;
        logger.warn(`old number not told: ${error.message}`);
      }
    },
    [cleanUpJob.name]: () => cleanUp(db, now()),
  };
}
