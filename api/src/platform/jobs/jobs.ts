import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { currentRequestId } from '../request-context.ts';

/** A kind of background work. Its handler lives in a file of its own, so enqueueing loads no mailer or gateway. */
export interface Job<Payload> {
  name: string;
  /** Present only for its type. */
  payload?: Payload;
}

export function defineJob<Payload extends Record<string, unknown>>(name: string): Job<Payload> {
  return { name };
}

/**
 * How often a job is tried before it has failed for good. The queue waits e^n seconds after the nth try, 6 hours at
 * most: 25 tries take three days. What has failed for good stays in the queue, counted by `/metrics`.
 */
const MOST_ATTEMPTS = 25;

/** Beside a job's own payload: the request that asked for it. */
const REQUEST_ID = '_request_id';

export interface EnqueueOptions {
  runAt?: Date;
  /** A second job with the same key replaces the first, as long as it has not started. */
  key?: string;
  maxAttempts?: number;
  /** While a process runs a job with this word, it takes no other with it: for what takes much memory or time. */
  alone?: string;
  /** Waiting jobs of the smallest number go first; 0 by default. */
  priority?: number;
}

/** Adds a job in the caller's transaction: it exists if, and only if, the transaction commits. */
export async function enqueue<Payload>(
  tx: Tx,
  job: Job<Payload>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> {
  const sent = { ...payload, [REQUEST_ID]: currentRequestId() };
  await sql`select graphile_worker.add_job(${job.name}, payload => ${JSON.stringify(sent)}::json,
    run_at => ${options.runAt ?? null}::timestamptz, job_key => ${options.key ?? null}::text,
    max_attempts => ${options.maxAttempts ?? MOST_ATTEMPTS}::int, flags => ${options.alone === undefined ? null : [options.alone]}::text[],
    priority => ${options.priority ?? 0}::int)`.execute(tx);
}

/** The id of the request that asked for a job; undefined for the clock's. */
export function requestIdIn(payload: unknown): string | undefined {
  if (typeof payload !== 'object' || payload === null || !(REQUEST_ID in payload)) return undefined;
  const id = payload[REQUEST_ID];
  return typeof id === 'string' ? id : undefined;
}

/** A job that the clock asks for. */
export interface Scheduled {
  job: Job<Record<string, never>>;
  /** Five fields of cron, in UTC. */
  at: string;
  /** Made up for when no worker ran at that time, this far back: `1d`. */
  fill?: string;
}

export const EVERY_MINUTE = '* * * * *';

/**
 * The crontab of a schedule. One of each kind waits at most, and one whose worker was killed does not hold up the next.
 * Jobs that run every minute are tried once: the next minute is the next try.
 */
export function crontabOf(schedule: readonly Scheduled[]): string {
  return schedule
    .map(({ job: { name }, at, fill }) => {
      const fills = fill === undefined ? '' : `fill=${fill}&`;
      return `${at} ${name} ?${fills}jobKey=${name}&max=${at === EVERY_MINUTE ? 1 : MOST_ATTEMPTS}`;
    })
    .join('\n');
}
