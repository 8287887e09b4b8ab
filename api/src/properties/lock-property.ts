import type { Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { lockProperty } from './property-writes.queries.ts';

/**
 * Locks a property of the acting account, so that of two changes at once the second sees the first. Throws `not_found` for
 * others' and for what was deleted.
 */
export async function lockOwnProperty(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ version: number; name: string; category: string; area: number }> {
  const property = await lockProperty(tx, actor.accountId, id);
  if (property === undefined) throw new Refusal('not_found');
  return property;
}
