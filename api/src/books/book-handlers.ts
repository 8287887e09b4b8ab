import type { TaskList } from 'graphile-worker';
import type { BaseDeps } from '../platform/base-deps.ts';
import { proveLedgerJob, sendBackFoundJob } from './book.jobs.ts';
import { type BookDeps, keepProof } from './keep-proof.ts';
import { sendBackFound } from './send-back-found.ts';

/** Background work of the books, for the worker. */
export function bookHandlers(deps: BaseDeps & BookDeps): TaskList {
  return {
    [proveLedgerJob.name]: async (_payload, { logger }) => {
      for (const disagreement of await keepProof(deps, deps.now()))
        logger.error(`the ledger disagrees: ${disagreement}`);
    },
    [sendBackFoundJob.name]: (_payload, { logger }) =>
      sendBackFound(deps, deps.now(), (error, id) =>
        logger.warn(`found money of case ${id} did not go back: ${String(error)}`),
      ),
  };
}
