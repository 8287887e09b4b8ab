import type { Database, Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { revokeTokens, revokeTokensOfMember } from './access-token.queries.ts';

/** Revokes the token that asks. */
export async function signOut(db: Database, actor: Actor, now: Date): Promise<void> {
  await revokeTokens(db, { tokenHash: actor.tokenHash }, now);
}

/** Revokes every token of a person. */
export async function signOutPerson(tx: Tx, personId: string, now: Date): Promise<void> {
  await revokeTokens(tx, { personId }, now);
}

/** Revokes every token of the person, whichever account each acts for, and answers how many there were. */
export function signOutEverywhere(db: Database, actor: Actor, now: Date): Promise<number> {
  return revokeTokens(db, { personId: actor.personId }, now);
}

/** Ends every token by which somebody who was of an account's team acts for it, with the streams that hang on them. */
export function signOutMember(tx: Tx, of: { personId: string; accountId: string }, now: Date): Promise<void> {
  return revokeTokensOfMember(tx, of, now);
}
