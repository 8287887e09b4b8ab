import type { Database } from '../../../api/src/platform/db/database.ts';

/** A request that its person has not answered. */
export interface OpenRequest {
  id: string;
  transaction_id: string;
  chosen_number: number;
}

/** Requests that wait for their person at `now`, the newest first. */
export async function findOpenRequests(db: Database, now: Date): Promise<OpenRequest[]> {
  const rows = await db
    .selectFrom('identity_check')
    .select(['id', 'transaction_id', 'chosen_number'])
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.flatMap(({ id, transaction_id, chosen_number }) =>
    transaction_id === null || chosen_number === null ? [] : [{ id, transaction_id, chosen_number }],
  );
}
