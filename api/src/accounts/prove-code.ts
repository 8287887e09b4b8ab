import { type Database, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findPhone } from './account.queries.ts';
import { findChallenge } from './challenge.queries.ts';
import { type CodeProof, checkCode, lockProof, useProof } from './prove-phone.ts';

/**
 * Uses up a challenge that proves that a signed-in person holds their own phone at this moment, before something that
 * cannot be taken back. Refuses as `checkCode` does; a challenge of another phone is `code_expired` and loses no try.
 */
export async function proveCode(
  { db, pepper }: { db: Database; pepper: string },
  proof: CodeProof & { personId: string },
): Promise<void> {
  const asked = await findChallenge(db, proof.challengeId);
  if (asked === undefined || asked.phone !== (await findPhone(db, proof.personId)))
    throw new Refusal('code_expired');
  await checkCode({ db, pepper }, proof);
  await transact(db, async (tx) => useProof(tx, await lockProof(tx, proof), proof.now));
}
