import type { ConsoleJob, JobState } from '@diyar/contract/console/console-jobs';
import { riyadhIso } from '@diyar/contract/values/format';
import type { Reader } from '../platform/db/database.ts';
import { countJobsByState, findJobs, type JobRow } from './job.queries.ts';

/** A page of the background work of a state, beside how much there is of each. */
export async function listJobs(
  reader: Reader,
  { state, page, per_page }: { state: JobState; page: number; per_page: number },
  now: Date,
) {
  const [rows, counts] = await Promise.all([
    findJobs(reader, state, { limit: per_page, offset: (page - 1) * per_page }),
    countJobsByState(reader, now),
  ]);
  const total = counts[state];
  const pages = Math.ceil(total / per_page);
  return { items: rows.map(presentJob), counts, total, total_exact: true, page, per_page, pages };
}

function presentJob({ id, run_at, created_at, ...job }: JobRow): ConsoleJob {
  return { ...job, id: String(id), run_at: riyadhIso(run_at), created_at: riyadhIso(created_at) };
}
