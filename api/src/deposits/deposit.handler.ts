import type { TaskList } from 'graphile-worker';
import type { Payables } from '../dues/payable.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { releaseDepositsJob } from './deposit.jobs.ts';
import { releaseDeposits } from './release-deposits.ts';

export function depositHandlers({ db, payables, now }: BaseDeps & { payables: Payables }): TaskList {
  return { [releaseDepositsJob.name]: async () => void (await releaseDeposits({ db, payables }, now())) };
}
