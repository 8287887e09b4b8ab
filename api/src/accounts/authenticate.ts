import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { findHolder } from './access-token.queries.ts';
import { hashToken } from './access-token.ts';

/** Use is written down at most this often, so that reading pages does not write. */
const TOUCHED_EVERY_MS = 5 * 60_000;

/**
 * Returns the actor of a token at `now`; null when it is unknown, revoked, unused for the idle life of the settings (90 days,
 * product.md 4), or its person may no longer act for its account. One round trip.
 */
export function authenticate(db: Reader, token: string, now: Date): Promise<Actor | null> {
  return authenticateHash(db, hashToken(token), now);
}

/** The same for a token of which only the hash is kept. */
export async function authenticateHash(db: Reader, tokenHash: Buffer, now: Date): Promise<Actor | null> {
  const holder = await findHolder(db, tokenHash, now, new Date(now.getTime() - TOUCHED_EVERY_MS));
  if (holder === undefined) return null;
  return { personId: holder.person_id, accountId: holder.account_id, kind: holder.kind, tokenHash };
}
