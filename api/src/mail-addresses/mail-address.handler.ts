import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { hashCode, makeCode } from '../accounts/challenge.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { Database } from '../platform/db/database.ts';
import { MessageRefused, type MessageSender } from '../platform/messaging/message-sender.ts';
import { codeMail } from './code-mail.ts';
import { forgetMailChallengesJob, sendMailCodeJob } from './mail-address.jobs.ts';
import { deleteChallenges, setCodeHash } from './mail-address.queries.ts';

const Payload = z.object({ challengeId: z.uuid() });
const TWO_DAYS_MS = 2 * 86_400_000;

/** Does the background work of e-mail addresses. */
export function mailAddressHandlers({
  db,
  config,
  now,
  sender,
}: BaseDeps & { sender: MessageSender; config: { pepper: string } }): TaskList {
  return {
    [sendMailCodeJob.name]: async (payload, { logger }) => {
      const { challengeId } = Payload.parse(payload);
      try {
        await sendMailCode({ db, sender, pepper: config.pepper }, challengeId, now());
      } catch (error) {
        // Another try would be refused the same way; anything else is tried again by the queue.
        if (!(error instanceof MessageRefused)) throw error;
        logger.warn(`code not mailed: ${error.message}`);
      }
    },
    [forgetMailChallengesJob.name]: () => deleteChallenges(db, new Date(now().getTime() - TWO_DAYS_MS)),
  };
}

/** Makes a challenge's code, keeps its hash and sends it; the code stands nowhere else. When sending fails, the next try sends another. */
async function sendMailCode(
  { db, sender, pepper }: { db: Database; sender: MessageSender; pepper: string },
  challengeId: string,
  now: Date,
): Promise<void> {
  const code = makeCode();
  const challenge = await setCodeHash(db, challengeId, hashCode(pepper, challengeId, code), now);
  if (challenge === undefined) return;
  const { text, ...mail } = codeMail(code, challenge.lang);
  await sender.send({ channel: 'email', to: challenge.address, kind: 'mail_code', text, mail }, now);
}
