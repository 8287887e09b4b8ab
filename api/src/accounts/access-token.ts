import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../platform/db/database.ts';
import { insertToken } from './access-token.queries.ts';
import type { Device } from './device.ts';

/** Only this hash of a token is stored; 256 random bits need no salt. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Makes a token that lets a person act for an account on a device, and answers its text, which is kept nowhere. */
export async function issueToken(
  tx: Tx,
  { personId, accountId, device }: { personId: string; accountId: string; device?: Device | undefined },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertToken(tx, { tokenHash: hashToken(token), personId, accountId, ...device }, now);
  return token;
}
