import { sql } from 'kysely';
import type { Reader } from '../db/database.ts';

export interface JobCounts {
  /** Could run now. */
  ready: number;
  running: number;
  /** For good: nothing tries them again by itself. */
  failed: number;
  /** How long the job that waits longest could have run, in seconds. */
  oldestSeconds: number;
}

/** How the queue stands, over all processes. */
export async function countJobs(db: Reader): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where is_ready)::int as ready,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where is_ready)), 0)::float8 as "oldestSeconds"
    from (select *, locked_at is null and attempts < max_attempts and run_at <= now() as is_ready
      from graphile_worker.jobs) job`.execute(db);
  return rows[0] ?? { ready: 0, running: 0, failed: 0, oldestSeconds: 0 };
}
