import { createHash } from 'node:crypto';
import { rightsOf } from '@diyar/contract/words/operator-rights';
import type { Reader } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { findSession } from './operator-session.queries.ts';

/** Use is written down at most this often, so that reading does not write. */
const TOUCHED_EVERY_MS = 60_000;

/** Only this hash of a session's token is stored; 256 random bits need no salt. */
export function hashSession(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Returns the operator of a session's token at `now`; null when it is unknown, ended or unused for too long. */
export async function authenticateOperator(
  db: Reader,
  token: string,
  requestId: string,
  now: Date,
): Promise<OperatorActor | null> {
  const sessionHash = hashSession(token);
  const found = await findSession(db, sessionHash, now, new Date(now.getTime() - TOUCHED_EVERY_MS));
  if (found === undefined) return null;
  return { operatorId: found.operator_id, sessionHash, requestId, rights: rightsOf(found.roles) };
}
