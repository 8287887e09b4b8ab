import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { publishEvaluationsJob } from './evaluation.jobs.ts';
import { publishEvaluations } from './publish-evaluations.ts';

/** Does the background work of evaluations. */
export function evaluationHandlers({ db, now }: BaseDeps): TaskList {
  return {
    [publishEvaluationsJob.name]: async () => {
      await publishEvaluations(db, now());
    },
  };
}
