import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/db/database.ts';
import { requestOnShow } from './fits.ts';
import type { RequestCardRow } from './request.ts';
import { REQUEST_COLUMNS } from './request-columns.queries.ts';

export interface WaitingRow extends RequestCardRow {
  owner_number: number;
  owner_name: string;
  owner_requests: number;
  owner_held: number;
}

/** Requests on show that no operator has looked at, the one that waits longest first. */
export async function findWaiting(reader: Reader, most: number, now: Date): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select ${REQUEST_COLUMNS}, account.number as owner_number, account.name as owner_name,
      (select count(*)::int from request other where other.account_id = account.id) as owner_requests,
      (select count(*)::int from request other where other.account_id = account.id and other.held_at is not null)
        as owner_held
    from request join category on category.id = request.category_id join city on city.id = request.city_id
    join account on account.id = request.account_id
    where request.looked_at is null and ${requestOnShow(now)}
    order by request.created_at, request.id limit ${most}`.execute(reader);
  return rows;
}

/** How many requests wait for an operator's look, and since when the first. */
export async function countWaiting(
  reader: Reader,
  now: Date,
): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::int as count, min(created_at) as "oldestAt" from request
    where looked_at is null and ${requestOnShow(now)}`.execute(reader);
  return rows[0] ?? { count: 0, oldestAt: null };
}

/** Writes down that an operator looked, and with a reason takes the request off. */
export async function markLookedAt(
  tx: Tx,
  requestId: string,
  reason: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('request')
    .set({
      looked_at: now,
      ...(reason !== null && { state: 'hidden' as const, held_at: now, held_reason: reason }),
    })
    .where('id', '=', requestId)
    .execute();
}

/** Whether an operator has looked at a request. */
export async function wasLookedAt(tx: Tx, requestId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('request')
    .select('looked_at')
    .where('id', '=', requestId)
    .executeTakeFirst();
  return row?.looked_at !== null;
}
