import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { BaseDeps } from '../platform/base-deps.ts';
import { askAgain, askForgotten } from './ask-again.ts';
import type { LicenceDeps } from './keep-answer.ts';
import { askAgainJob, askForgottenJob, remindOfEndsJob } from './licence.jobs.ts';
import { remindOfEnds } from './remind-of-ends.ts';

const Payload = z.object({ ad_id: z.uuid() });

/** Background work of licences; a thrown error is tried again by the queue. */
export function licenceHandlers(deps: BaseDeps & LicenceDeps): TaskList {
  return {
    [askAgainJob.name]: (payload) => askAgain(deps, Payload.parse(payload).ad_id, deps.now()),
    [askForgottenJob.name]: () => askForgotten(deps.db, deps.now()),
    [remindOfEndsJob.name]: async () => {
      await remindOfEnds(deps.db, deps.now());
    },
  };
}
