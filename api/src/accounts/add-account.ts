import { type Database, transact } from '../platform/db/database.ts';
import type { AccountKind } from '../platform/db/schema.generated.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { insertAccount, insertConsents, pointToken } from './account.queries.ts';
import { type AccountRow, agreementsOf } from './account.ts';

/**
 * Adds an account to the actor's own phone, with the consents to the terms in force; their token acts for it from then
 * on. Refuses `account_exists` when the phone has one of this kind (product.md 4).
 */
export function addAccount(
  db: Database,
  actor: Actor,
  { kind, name }: { kind: AccountKind; name: string },
  now: Date,
): Promise<AccountRow> {
  return transact(db, async (tx) => {
    const account = await insertAccount(tx, { personId: actor.personId, kind, name }, now);
    if (account === undefined) throw new Refusal('account_exists');
    await insertConsents(tx, actor.personId, agreementsOf(kind), now);
    await pointToken(tx, actor.tokenHash, account.id, now);
    return account;
  });
}
