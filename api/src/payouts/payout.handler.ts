import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { makePayouts } from './make-payouts.ts';
import { makePayoutsJob } from './payout.jobs.ts';

export function payoutHandlers({ db, now }: BaseDeps): TaskList {
  return { [makePayoutsJob.name]: async () => void (await makePayouts(db, now())) };
}
