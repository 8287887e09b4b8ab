import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';

/** Names the person a transaction writes for: histories that triggers keep, of prices, say it was them. */
export async function nameWriter(tx: Tx, { personId }: { personId: string }): Promise<void> {
  await sql`select set_config('diyar.person', ${personId}, true)`.execute(tx);
}
