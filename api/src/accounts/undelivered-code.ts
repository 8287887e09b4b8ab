import { type Database, type Reader, transact } from '../platform/db/database.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { isAbroad, type MessageSender } from '../platform/messaging/message-sender.ts';
import { sendCodeJob } from './account.jobs.ts';
import {
  challengeTimes,
  countUndelivered,
  lockUnused,
  setChannel,
  setUndelivered,
} from './challenge.queries.ts';

const DAY_MS = 24 * 3_600_000;
const MARK = /^code\.(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Names a challenge's code to a provider that tells it back in its reports. */
export function markOfCode(challengeId: string): string {
  return `code.${challengeId}`;
}

/**
 * Takes a provider's report that WhatsApp did not deliver what was marked so. A code that can still be typed goes by SMS, once, where SMS
 * reaches the number; any other that was not used is written down as undelivered. Changes nothing for a code that went by SMS already, was
 * proved, or was followed by another. Returns false where the mark is no code's.
 */
export async function hearOfLostCode(
  { db, sender }: { db: Database; sender: Pick<MessageSender, 'channels'> },
  mark: string | undefined,
  now: Date,
): Promise<boolean> {
  const id = MARK.exec(mark ?? '')?.groups?.id;
  if (id === undefined) return false;
  await transact(db, async (tx) => {
    const challenge = await lockUnused(tx, id);
    if (challenge?.channel !== 'whatsapp' || challenge.proved_at !== null) return;
    const { phone, created_at: since } = challenge;
    const newer = await challengeTimes(tx, { phone }, since, 1);
    if (newer.length > 0) return;
    if (challenge.expires_at > now && !isAbroad(phone) && sender.channels.includes('sms')) {
      await setChannel(tx, id, 'sms');
      await enqueue(tx, sendCodeJob, { challengeId: id }, { maxAttempts: 5 });
    } else await setUndelivered(tx, id, now);
  });
  return true;
}

/** Writes down that no provider takes a challenge's code. */
export async function loseCode(db: Database, challengeId: string, now: Date): Promise<void> {
  await setUndelivered(db, challengeId, now);
}

/** How many codes of the last 24 hours did not arrive by any way. */
export function countLostCodes(reader: Reader, now: Date): Promise<number> {
  return countUndelivered(reader, new Date(now.getTime() - DAY_MS));
}
