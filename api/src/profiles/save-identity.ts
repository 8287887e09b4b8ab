import { hashIdentity, readIdentity } from '../accounts/identity.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid } from '../platform/http/refusal.ts';
import { updateIdentity } from './own.queries.ts';
import { requireAbility } from './show-my-info.ts';

/**
 * Keeps the owner's identity or iqama number, as HMAC and last four digits alone. Refuses `role_forbids` to a team member,
 * `identity_invalid`, `identity_fixed` once they were verified by another number (product.md 4), and `not_available` with a foreign phone.
 */
export async function saveIdentity(
  { db, pepper }: { db: Database; pepper: string },
  actor: Actor,
  typed: string,
  now: Date,
): Promise<void> {
  const identity = readIdentity(typed);
  if (identity === null) throw invalid('number', 'identity_invalid');
  await transact(db, async (tx) => {
    await requireAbility(tx, actor, 'own');
    const { kind, number } = identity;
    const hmac = hashIdentity(pepper, number);
    await updateIdentity(tx, actor.personId, { kind, hmac, last4: number.slice(-4), country: null }, now);
  });
}
