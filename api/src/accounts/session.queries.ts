import type { Database, Reader } from '../platform/db/database.ts';

/** Tokens of a person that live and were used since an instant, last used first. */
export function findSessions(reader: Reader, personId: string, usedSince: Date) {
  return reader
    .selectFrom('access_token')
    .innerJoin('account', 'account.id', 'access_token.account_id')
    .select([
      'access_token.id',
      'access_token.token_hash',
      'access_token.browser',
      'access_token.system',
      'access_token.created_at',
      'access_token.last_used_at',
      'account.name',
    ])
    .where('access_token.person_id', '=', personId)
    .where('access_token.revoked_at', 'is', null)
    .where('access_token.last_used_at', '>', usedSince)
    .where('account.closed_at', 'is', null)
    .orderBy('access_token.last_used_at', 'desc')
    .orderBy('access_token.id')
    .execute();
}

/** Revokes a living token of a person, and answers whether there was one. */
export async function revokeSession(
  db: Database,
  { id, personId }: { id: string; personId: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('access_token')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
