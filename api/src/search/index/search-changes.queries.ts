import { sql } from 'kysely';
import type { Database, Reader } from '../../platform/db/database.ts';

/**
 * A place in the sequence of changes: every transaction before it has ended. Beside its number stands when PostgreSQL began
 * to count its statistics, which it does anew after a crash.
 */
export type Watermark = string;

const COUNTED_SINCE = sql`coalesce((select extract(epoch from stats_reset)::text from pg_stat_bgwriter), '')`;
export const WATERMARK = sql<Watermark>`concat_ws(' ', pg_snapshot_xmin(pg_current_snapshot()), ${COUNTED_SINCE})`;

/**
 * A crash forgets transactions that were given up just before, and gives their numbers to new ones, which then lie before a
 * watermark. They are fewer than this: what is given up is written down within a second.
 */
const MOST_GIVEN_AGAIN = 100_000;

export interface Changes {
  watermark: Watermark;
  /** Each with its place in the sequence; without a number when anything may have changed. */
  changes: { seq: number; ad_number: number | null; only_taken: boolean }[];
}

/**
 * The changes since a watermark. Some may be returned twice: those after a transaction that had not ended, or all recent
 * ones after PostgreSQL recovered from a crash.
 */
export async function findChanges(reader: Reader, since: Watermark): Promise<Changes> {
  const [number = '0', countedSince = ''] = since.split(' ');
  const { rows } = await sql<Changes>`
    select ${WATERMARK} as watermark, coalesce((
      select json_agg(json_build_object('seq', seq, 'ad_number', ad_number, 'only_taken', only_taken))
      from search_change where changed_in >= (case when ${COUNTED_SINCE} = ${countedSince} then ${number}
        else greatest(${number}::bigint - ${MOST_GIVEN_AGAIN}, 0)::text end)::xid8), '[]') as changes`.execute(
    reader,
  );
  return rows[0] ?? { watermark: since, changes: [] };
}

/** Changes told before an instant. */
export async function deleteChanges(db: Database, before: Date): Promise<void> {
  await sql`delete from search_change where at < ${before}`.execute(db);
}
