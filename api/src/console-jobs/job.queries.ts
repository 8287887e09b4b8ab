import type { JobState } from '@diyar/contract/console/console-jobs';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';

export interface JobRow {
  id: number;
  name: string;
  state: JobState;
  attempts: number;
  max_attempts: number;
  run_at: Date;
  created_at: Date;
  last_error: string | null;
}

const STATE = sql`case when locked_at is not null then 'running'
  when attempts >= max_attempts then 'failed' else 'waiting' end`;

const inState = (state: JobState): RawBuilder<unknown> => sql`${STATE} = ${state}`;

/** A page of the jobs of a state, the newest first. What a job is about stays in the queue: it may name somebody. */
export async function findJobs(
  reader: Reader,
  state: JobState,
  { limit, offset }: { limit: number; offset: number },
): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select id, task_identifier as name, ${STATE} as state, attempts, max_attempts, run_at, created_at,
      left(split_part(last_error, chr(10), 1), 500) as last_error
    from graphile_worker.jobs where ${inState(state)}
    order by updated_at desc, id desc limit ${limit} offset ${offset}`.execute(reader);
  return rows;
}

/** How many jobs there are of each state, and since when the oldest that could run waits. */
export async function countJobsByState(
  reader: Reader,
  now: Date,
): Promise<Record<JobState, number> & { oldest_seconds: number }> {
  const { rows } = await sql<Record<JobState, number> & { oldest_seconds: number }>`
    select count(*) filter (where ${inState('failed')})::int as failed,
      count(*) filter (where ${inState('waiting')})::int as waiting,
      count(*) filter (where ${inState('running')})::int as running,
      coalesce(greatest(extract(epoch from ${now} - min(run_at) filter (where ${inState('waiting')})), 0), 0)::int as oldest_seconds
    from graphile_worker.jobs`.execute(reader);
  return rows[0] ?? { failed: 0, waiting: 0, running: 0, oldest_seconds: 0 };
}

/** Lets jobs run now, with no try used up; returns the kinds of those that no worker has. */
export async function rescheduleJobs(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with again as (select * from graphile_worker.reschedule_jobs(${[...ids]}::bigint[], run_at => now(), attempts => 0))
    select jobs.task_identifier as name from again join graphile_worker.jobs on jobs.id = again.id order by jobs.id`.execute(
    tx,
  );
  return rows.map(({ name }) => name);
}
