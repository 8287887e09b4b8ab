import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { deleteChanges } from './index/search-changes.queries.ts';
import { forgetChangesJob } from './search.jobs.ts';

/** Far longer than a process is behind before it reads everything anew (search-engine.ts). */
const KEPT_MS = 6 * 3_600_000;

/** The background work of the search. */
export function searchHandlers(deps: BaseDeps): TaskList {
  return {
    [forgetChangesJob.name]: () => deleteChanges(deps.db, new Date(deps.now().getTime() - KEPT_MS)),
  };
}
