import type { Tx } from '../platform/db/database.ts';
import { revokeTokensOfMember } from './access-token.queries.ts';

/** Ends every token by which somebody who was of an account's team acts for it, with the streams that hang on them. */
export function signOutMember(tx: Tx, of: { personId: string; accountId: string }, now: Date): Promise<void> {
  return revokeTokensOfMember(tx, of, now);
}
