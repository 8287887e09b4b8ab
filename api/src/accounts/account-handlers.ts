import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { outboxSender } from '../platform/messaging/outbox-sender.ts';
import { cleanUpJob, sendCodeJob } from './account.jobs.ts';
import { cleanUp } from './clean-up.handler.ts';
import { sendCode } from './send-code.handler.ts';

const SendCodePayload = z.object({ challengeId: z.uuid() });

/** What a worker does for this noun's jobs. */
export function accountHandlers({ db, config, now }: Deps): TaskList {
  const sender = outboxSender(db, { keepText: !config.production });
  const host = config.publicUrl === undefined ? undefined : new URL(config.publicUrl).hostname;
  return {
    [sendCodeJob.name]: (payload) =>
      sendCode(
        { db, sender, pepper: config.pepper, host },
        SendCodePayload.parse(payload).challengeId,
        now(),
      ),
    [cleanUpJob.name]: () => cleanUp(db, now()),
  };
}
