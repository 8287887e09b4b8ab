import type { Tx } from '../platform/db/database.ts';
import type { AccountKind } from '../platform/db/schema.generated.ts';
import { accountsOf, ensurePerson, insertAccount, insertConsents } from './account.queries.ts';
import { agreementsOf } from './account.ts';

/**
 * Opens an account for a phone, with its person when new and the consents to the terms in force. When a sign-in at the
 * same moment opened it first, that account is answered, with `isNew` false.
 */
export async function openAccount(
  tx: Tx,
  { phone, kind, name }: { phone: string; kind: AccountKind; name: string },
  now: Date,
): Promise<{ personId: string; accountId: string; kind: AccountKind; isNew: boolean }> {
  const personId = await ensurePerson(tx, phone, now);
  const made = await insertAccount(tx, { personId, kind, name }, now);
  await insertConsents(tx, personId, agreementsOf(kind), now);
  if (made !== undefined) return { personId, accountId: made.id, kind, isNew: true };
  const other = (await accountsOf(tx, personId)).find((account) => account.kind === kind);
  if (other === undefined) throw new Error('an account was removed while signing in');
  return { personId, accountId: other.id, kind, isNew: false };
}
