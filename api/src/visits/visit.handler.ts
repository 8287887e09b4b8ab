import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { rollUpVisits } from './keep-visits.ts';
import { rollUpVisitsJob } from './visit.jobs.ts';

/** Does the background work of visits. */
export function visitHandlers(deps: BaseDeps): TaskList {
  return {
    [rollUpVisitsJob.name]: async () => {
      await rollUpVisits(deps.db, deps.now());
    },
  };
}
