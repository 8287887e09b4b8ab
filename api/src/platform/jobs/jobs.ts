import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** A kind of background work. Its handler lives in a file of its own, so enqueueing loads no mailer or gateway. */
export interface Job<Payload> {
  name: string;
  /** Present only for its type. */
  payload?: Payload;
}

export function defineJob<Payload extends Record<string, unknown>>(name: string): Job<Payload> {
  return { name };
}

export interface EnqueueOptions {
  runAt?: Date;
  /** A second job with the same key replaces the first, as long as it has not started. */
  key?: string;
  maxAttempts?: number;
}

/** Adds a job in the caller's transaction: it exists if, and only if, the transaction commits. */
export async function enqueue<Payload>(
  tx: Tx,
  job: Job<Payload>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${job.name}, payload => ${JSON.stringify(payload)}::json,
    run_at => ${options.runAt ?? null}::timestamptz, job_key => ${options.key ?? null}::text,
    max_attempts => ${options.maxAttempts ?? 25}::int)`.execute(tx);
}
