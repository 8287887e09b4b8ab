import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { continueSubmissions } from './continue-submissions.ts';
import { continueSubmissionsJob } from './publishing.jobs.ts';

/** The background work of publishing. */
export function publishingHandlers(deps: BaseDeps): TaskList {
  return {
    [continueSubmissionsJob.name]: async () => {
      await continueSubmissions(deps.db, deps.now());
    },
  };
}
