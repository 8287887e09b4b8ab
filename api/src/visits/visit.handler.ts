import type { TaskList } from 'graphile-worker';
import type { Deps } from '../deps.ts';
import { rollUpVisits } from './keep-visits.ts';
import { rollUpVisitsJob } from './visit.jobs.ts';

/** Who does the background work of visits. */
export function visitHandlers(deps: Pick<Deps, 'db' | 'now'>): TaskList {
  return {
    [rollUpVisitsJob.name]: async () => {
      await rollUpVisits(deps.db, deps.now());
    },
  };
}
