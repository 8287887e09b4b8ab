import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { closeDecidedLinesJob } from './bank-line.jobs.ts';
import { closeDecidedLines } from './decided-line.queries.ts';

/** Background work of statements, for the worker. */
export function bankLineHandlers({ db }: BaseDeps): TaskList {
  return {
    [closeDecidedLinesJob.name]: async () => {
      await closeDecidedLines(db);
    },
  };
}
