import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { remindOfStays } from './remind-of-stays.ts';
import { remindOfStaysJob } from './reminder.jobs.ts';

/** Does the background work of reminders. */
export function reminderHandlers({ db, now }: BaseDeps): TaskList {
  return { [remindOfStaysJob.name]: async () => void (await remindOfStays(db, now())) };
}
