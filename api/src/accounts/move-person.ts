import { recordEvent } from '../events/record-event.ts';
import type { Tx } from '../platform/db/database.ts';
import { revokeOtherTokens } from './access-token.queries.ts';
import { findOwnAccount, setPhone } from './account.queries.ts';

export interface Move {
  personId: string;
  from: string;
  to: string;
  /** The session that goes on: of who changed the number themselves. Absent: none does. */
  keeping?: Buffer;
}

/**
 * Gives a person another number, in whose own transaction it was proven, and tells them; every session but the one that asked ends, as
 * whoever had the old number may sit at it. Returns false when the new number is somebody's, or the old one is theirs no more.
 */
export async function movePerson(tx: Tx, { personId, from, to, keeping }: Move, now: Date): Promise<boolean> {
  if (!(await setPhone(tx, { personId, from, to }))) return false;
  await revokeOtherTokens(tx, { personId, keeping }, now);
  const accountId = await findOwnAccount(tx, personId);
  const params = { last: to.slice(-4) };
  await recordEvent(tx, { key: 'phone_changed', accountId, personId: null, params, at: now });
  return true;
}
