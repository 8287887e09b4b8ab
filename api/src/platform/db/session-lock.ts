import { PrimaryClient } from './primary.ts';

/**
 * Runs `work` while no other process does so on this database, under a lock that dies with its connection. `directUrl`
 * leads to the database itself: a pooler that shares connections would mix sessions and their locks.
 */
export async function withSessionLock<T>(
  directUrl: string,
  lock: number,
  work: () => Promise<T>,
): Promise<T> {
  const client = new PrimaryClient({ connectionString: directUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work();
  } finally {
    await client.end();
  }
}
