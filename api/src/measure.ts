import { countLostCodes } from './accounts/undelivered-code.ts';
import type { Deps } from './deps.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import { countJobs } from './platform/jobs/count-jobs.ts';
import { type Metrics, openMetrics } from './platform/metrics/metrics.ts';
import { countHolds } from './reservations/count-holds.ts';

const MEANINGS = {
  jobs_ready: 'Background jobs that could run now',
  jobs_running: 'Background jobs that a worker has in hand',
  jobs_failed: 'Background jobs that failed for good and wait for a person',
  jobs_oldest_seconds: 'How long the background job that waits longest could have run',
  holds_open: 'Reservations held and not paid yet',
  holds_lapsed: 'Holds whose time is over and that nothing has released yet',
  codes_lost: 'Sign-in codes of the last 24 hours that arrived by no way',
};

/** Measurements of this process, and of jobs and holds in its database. */
export function measure({ db, now }: Pick<Deps, 'db' | 'now'>, { pool }: OpenDatabase): Metrics {
  const read = async () => {
    const [jobs, holds, codesLost] = await Promise.all([
      countJobs(db),
      countHolds(db, now()),
      countLostCodes(db, now()),
    ]);
    return {
      jobs_ready: jobs.ready,
      jobs_running: jobs.running,
      jobs_failed: jobs.failed,
      jobs_oldest_seconds: jobs.oldestSeconds,
      holds_open: holds.open,
      holds_lapsed: holds.lapsed,
      codes_lost: codesLost,
    } satisfies Record<keyof typeof MEANINGS, number>;
  };
  return openMetrics({ pool, meanings: MEANINGS, read });
}
