import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { deleteCheckpoints } from './index/checkpoints/checkpoints.queries.ts';
import { deleteChanges } from './index/search-changes.queries.ts';
import { forgetChangesJob } from './search.jobs.ts';

/** Far longer than a process is behind before it reads everything anew (search-engine.ts). */
const KEPT_MS = 6 * 3_600_000;
/**
 * A checkpoint is forgotten while everything that changed since is still told: the changes of a transaction bear the time
 * it began at, and none takes as long as what lies between.
 */
const CHECKPOINT_KEPT_MS = 5 * 3_600_000;

/** The background work of the search. */
export function searchHandlers(deps: BaseDeps): TaskList {
  const ago = (millis: number) => new Date(deps.now().getTime() - millis);
  return {
    [forgetChangesJob.name]: async () => {
      await deleteCheckpoints(deps.db, ago(CHECKPOINT_KEPT_MS));
      await deleteChanges(deps.db, ago(KEPT_MS));
    },
  };
}
