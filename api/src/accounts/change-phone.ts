import type { RefusedCode } from '@diyar/contract/people/phone-changes';
import { type Database, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { tellOldPhoneJob } from './account.jobs.ts';
import { findPhone } from './account.queries.ts';
import { findChallenge } from './challenge.queries.ts';
import { movePerson } from './move-person.ts';
import { type CodeProof, checkCode, lockProof, useProof } from './prove-phone.ts';

export interface PhoneChange {
  personId: string;
  /** The session that asks, which goes on. */
  keeping: Buffer;
  /** The code that came to the present number. */
  current: Omit<CodeProof, 'now'>;
  /** The code that came to the new number. */
  next: Omit<CodeProof, 'now'>;
}

/**
 * Changes the number of a person, who proves at this moment that they hold both: the one they have and the new one. Their accounts
 * stay, every other session of theirs ends, and the old number is told. Answers the new number. Refuses as `checkCode` does, with which of the two it was, and
 * `phone_taken` when the new one is somebody's, themselves included.
 */
export async function changePhone(
  { db, pepper }: { db: Database; pepper: string },
  { personId, keeping, current, next }: PhoneChange,
  now: Date,
): Promise<string> {
  await naming('current', async () => {
    const asked = await findChallenge(db, current.challengeId);
    if (asked === undefined || asked.phone !== (await findPhone(db, personId)))
      throw new Refusal('code_expired');
    await checkCode({ db, pepper }, { ...current, now });
  });
  await naming('next', () => checkCode({ db, pepper }, { ...next, now }));
  return transact(db, async (tx) => {
    const before = await naming('current', () => lockProof(tx, { ...current, now }));
    const after = await naming('next', () => lockProof(tx, { ...next, now }));
    await useProof(tx, before, now);
    await useProof(tx, after, now);
    const move = { personId, from: before.phone, to: after.phone, keeping };
    if (after.phone === before.phone || !(await movePerson(tx, move, now))) throw new Refusal('phone_taken');
    await enqueue(tx, tellOldPhoneJob, { oldChallengeId: before.id, newChallengeId: after.id });
    return after.phone;
  });
}

/** Says of a refused code which of the two it was. */
async function naming<Result>(of: RefusedCode, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.code, { data: { of } });
  }
}
