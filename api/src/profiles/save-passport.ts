import { hashPassport, readPassportNumber } from '../accounts/passport.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { updateIdentity } from './own.queries.ts';
import { requireAbility } from './show-my-info.ts';

/**
 * Keeps the passport of a guest with a foreign number as an identity is kept: as HMAC and last four characters alone, with the country
 * that issued it. Another one takes its place. Refuses `passport_invalid`, `role_forbids`, and `not_available` to who has a Saudi number.
 */
export async function savePassport(
  { db, pepper }: { db: Database; pepper: string },
  actor: Actor,
  { country, number: typed }: { country: string; number: string },
  now: Date,
): Promise<void> {
  const number = readPassportNumber(typed);
  if (number === null) throw invalid('number', 'passport_invalid');
  await transact(db, async (tx) => {
    await requireAbility(tx, actor, 'own');
    if (!actor.isForeign) throw new Refusal('not_available');
    const hmac = hashPassport(pepper, { country, number });
    const passport = { kind: 'passport' as const, hmac, last4: number.slice(-4), country };
    await updateIdentity(tx, actor.personId, passport, now);
  });
}
