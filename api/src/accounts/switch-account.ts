import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { accountsOf, pointToken } from './account.queries.ts';
import type { AccountRow } from './account.ts';

/** Lets the actor's token act for another account of theirs or of a team of theirs; any other is `not_found`. */
export function switchAccount(
  db: Database,
  actor: Actor,
  accountNumber: string,
  now: Date,
): Promise<AccountRow> {
  return transact(db, async (tx) => {
    const accounts = await accountsOf(tx, actor.personId);
    const account = accounts.find(({ number }) => String(number) === accountNumber);
    if (account === undefined) throw new Refusal('not_found');
    await pointToken(tx, actor.tokenHash, account.id, now);
    return account;
  });
}
