import type { Lang } from '@diyar/messages/messages';
import { isCode } from '../accounts/challenge.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { sendMailCodeJob } from './mail-address.jobs.ts';
import {
  askedSince,
  countTry,
  insertChallenge,
  isAlive,
  keepAddress,
  lockAsking,
} from './mail-address.queries.ts';

const HOUR_MS = 3_600_000;
const LIFE_SECONDS = 1800;
const RESEND_SECONDS = 60;
/** Codes an hour, of one person and to one address: nobody's mailbox is filled by somebody else. */
const MOST_AN_HOUR = 5;

/**
 * Has a code sent to an address that somebody says is theirs, in the language they ask in. Refuses `too_many_requests` with the
 * seconds to wait. An address is written as its owner writes it, compared in small letters.
 */
export function askMailCode(
  db: Database,
  asked: { personId: string; address: string; lang: Lang },
  now: Date,
): Promise<{ challenge_id: string; expires_in: number; resend_in: number }> {
  const { personId, lang } = asked;
  const address = asked.address.toLowerCase();
  return transact(db, async (tx) => {
    await lockAsking(tx, { personId, address });
    const times = await askedSince(tx, { personId, address }, new Date(now.getTime() - HOUR_MS));
    refuseBefore(times[0], RESEND_SECONDS * 1000, now);
    refuseBefore(times[MOST_AN_HOUR - 1], HOUR_MS, now);
    const expiresAt = new Date(now.getTime() + LIFE_SECONDS * 1000);
    const challengeId = await insertChallenge(tx, { personId, address, lang, createdAt: now, expiresAt });
    await enqueue(tx, sendMailCodeJob, { challengeId }, { maxAttempts: 5 });
    return { challenge_id: challengeId, expires_in: LIFE_SECONDS, resend_in: RESEND_SECONDS };
  });
}

function refuseBefore(time: Date | undefined, waitMillis: number, now: Date): void {
  const millis = (time?.getTime() ?? -Infinity) + waitMillis - now.getTime();
  if (millis > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(millis / 1000) });
}

/**
 * Keeps the address of a challenge as the person's, by the code that went there. Refuses `code_wrong`, `code_tries_used` after five
 * tries, and `code_expired`, also for one that is used, replaced or another person's.
 */
export async function proveAddress(
  { db, pepper }: { db: Database; pepper: string },
  { personId, challengeId, code }: { personId: string; challengeId: string; code: string },
  now: Date,
): Promise<void> {
  const which = { id: challengeId, personId };
  const challenge = await countTry(db, which, now);
  if (challenge === undefined)
    throw new Refusal((await isAlive(db, which, now)) ? 'code_tries_used' : 'code_expired');
  if (!isCode(code, challenge, pepper)) throw new Refusal('code_wrong');
  if (!(await transact(db, (tx) => keepAddress(tx, challenge, now)))) throw new Refusal('code_expired');
}
