import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { endOverChanges } from './end-over-changes.ts';
import { cancelUnpaidRests, expireUnanswered } from './expire-unanswered.ts';
import { finishEnded } from './finish-ended.ts';
import { releaseLapsed } from './release-lapsed.ts';
import { remindOfRests } from './remind-of-rests.ts';
import {
  cancelUnpaidRestsJob,
  endChangesJob,
  expireUnansweredJob,
  finishEndedJob,
  releaseLapsedJob,
  remindOfRestsJob,
} from './reservation.jobs.ts';

/** Handlers of this noun's jobs; each re-reads what it works on and does nothing when there is nothing left to do. */
export function reservationHandlers({ db, now }: BaseDeps): TaskList {
  return {
    [releaseLapsedJob.name]: async () => void (await releaseLapsed(db, now())),
    [finishEndedJob.name]: async () => void (await finishEnded(db, now())),
    [expireUnansweredJob.name]: async () => void (await expireUnanswered(db, now())),
    [endChangesJob.name]: async () => void (await endOverChanges(db, now())),
    [remindOfRestsJob.name]: async () => void (await remindOfRests(db, now())),
    [cancelUnpaidRestsJob.name]: async () => void (await cancelUnpaidRests(db, now())),
  };
}
