import type { Tx } from '../platform/db/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { fillClosuresJob } from './closure.jobs.ts';

/** Lets closures by season take the days of a season that was moved in the caller's transaction, soon after it commits. */
export function followSeasons(tx: Tx): Promise<void> {
  return enqueue(tx, fillClosuresJob, {}, { key: fillClosuresJob.name });
}
