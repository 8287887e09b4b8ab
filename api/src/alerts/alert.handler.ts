import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { followChangesJob, tellDailyJob, tellWeeklyJob, turnDayJob } from './alert.jobs.ts';
import { followChanges, turnDay } from './follow-changes.ts';
import { tellAlerts } from './tell-alerts.ts';

/** Finds the saved searches that changes of ads concern, and writes the events. */
export function alertHandlers({ db, now }: BaseDeps): TaskList {
  return {
    [followChangesJob.name]: async () => {
      await followChanges(db, now());
      await tellAlerts(db, 'at_once', now());
    },
    [turnDayJob.name]: () => turnDay(db, now()),
    [tellDailyJob.name]: () => tellAlerts(db, 'daily', now()),
    [tellWeeklyJob.name]: () => tellAlerts(db, 'weekly', now()),
  };
}
