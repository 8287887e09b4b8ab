import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { finishEnded } from './finish-ended.ts';
import { releaseLapsed } from './release-lapsed.ts';
import { finishEndedJob, releaseLapsedJob } from './reservation.jobs.ts';

/** Handlers of this noun's jobs; each re-reads what it works on and does nothing when there is nothing left to do. */
export function reservationHandlers(deps: BaseDeps): TaskList {
  return {
    [releaseLapsedJob.name]: async () => {
      await releaseLapsed(deps.db, deps.now());
    },
    [finishEndedJob.name]: async () => {
      await finishEnded(deps.db, deps.now());
    },
  };
}
