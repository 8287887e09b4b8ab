import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export interface Taking {
  rule: string;
  /** Keyed hash of the counted caller. */
  caller: Buffer;
  /** How many calls are taken at once. */
  calls: number;
  /** How many the bucket holds, all of which come back, evenly, within the window. */
  limit: number;
  windowSeconds: number;
  now: Date;
}

/**
 * Takes calls out of a bucket that all processes share, in one statement: of many at once exactly as many get one as it
 * holds. The row keeps a single instant, when the bucket is full again; it lies ahead by what is taken out. One that lies
 * two windows ahead was written before a clock was set back and says nothing any more.
 */
export async function takeFromBucket(
  db: Database,
  { rule, caller, calls, limit, windowSeconds, now }: Taking,
): Promise<{ taken: boolean; fullAt: Date } | undefined> {
  const stepMicros = Math.max(1, Math.floor((windowSeconds * 1_000_000) / limit)) * calls;
  const window = sql`${windowSeconds}::float8 * interval '1 second'`;
  const taken = sql`case when bucket.full_at > ${now}::timestamptz + 2 * ${window} then ${now}::timestamptz
    else greatest(bucket.full_at, ${now}::timestamptz) end`;
  const step = sql`${stepMicros}::float8 * interval '1 microsecond'`;
  const { rows } = await sql<{ taken: boolean; full_at: Date }>`
    with taken as (
      insert into rate_bucket as bucket (rule, caller, full_at)
      values (${rule}, ${caller}, ${now}::timestamptz + ${step})
      on conflict on constraint rate_bucket_pkey do update
      set full_at = ${taken} + ${step}
      where ${taken} + ${step} <= ${now}::timestamptz + ${window}
      returning full_at
    )
    select true as taken, full_at from taken
    union all
    select false, full_at from rate_bucket
    where rule = ${rule} and caller = ${caller} and not exists (select from taken)`.execute(db);
  const [row] = rows;
  return row === undefined ? undefined : { taken: row.taken, fullAt: row.full_at };
}

/** Deletes buckets that are full again. */
export async function deleteFullBuckets(db: Database, now: Date): Promise<void> {
  await sql`delete from rate_bucket where full_at < ${now}`.execute(db);
}
