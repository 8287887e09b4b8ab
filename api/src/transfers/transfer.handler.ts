import type { TaskList } from 'graphile-worker';
import type { Payables } from '../dues/payable.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { returnLapsedParts } from './return-lapsed-parts.ts';
import { returnLapsedPartsJob } from './transfer.jobs.ts';

/** Background work of transfers, for the worker. */
export function transferHandlers(deps: BaseDeps & { payables: Payables }): TaskList {
  return { [returnLapsedPartsJob.name]: async () => void (await returnLapsedParts(deps, deps.now())) };
}
