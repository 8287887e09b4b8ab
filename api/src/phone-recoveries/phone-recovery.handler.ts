import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { hashCode, makeCode } from '../accounts/challenge.ts';
import { whatsAppTextOf } from '../notifications/whatsapp-templates.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import type { Database } from '../platform/db/database.ts';
import { MessageRefused, type MessageSender } from '../platform/messaging/message-sender.ts';
import { wayTo } from './code-channel.ts';
import { forgetRecoveriesJob, sendRecoveryCodeJob, tellLostPhoneJob } from './phone-recovery.jobs.ts';
import { deleteRecoveries, findMove, setCodeHash } from './phone-recovery.queries.ts';

const Payload = z.object({ recoveryId: z.uuid() });
const DAY_MS = 86_400_000;
/** As docs/privacy.md says. */
const KEPT_DAYS = 90;

interface Sending {
  db: Database;
  sender: MessageSender;
  pepper: string;
}

/** Does the background work of numbers that people lost. */
export function phoneRecoveryHandlers({
  db,
  config,
  now,
  sender,
}: BaseDeps & { sender: MessageSender; config: { pepper: string } }): TaskList {
  const sending = { db, sender, pepper: config.pepper };
  return {
    [sendRecoveryCodeJob.name]: async (payload, { logger }) => {
      const { recoveryId } = Payload.parse(payload);
      await unlessRefused(sendCode(sending, recoveryId, now()), (why) =>
        logger.warn(`code of a new number not sent: ${why}`),
      );
    },
    [tellLostPhoneJob.name]: async (payload, { logger }) => {
      const { recoveryId } = Payload.parse(payload);
      await unlessRefused(tellLost(sending, recoveryId, now()), (why) =>
        logger.warn(`lost number not told: ${why}`),
      );
    },
    [forgetRecoveriesJob.name]: () => deleteRecoveries(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS)),
  };
}

/** Another try would be refused the same way; anything else is tried again by the queue. */
async function unlessRefused(work: Promise<void>, tell: (why: string) => void): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof MessageRefused)) throw error;
    tell(error.message);
  }
}

/** Makes a recovery's code, keeps its hash and sends it; the code stands nowhere else. When sending fails, the next try sends another. */
async function sendCode({ db, sender, pepper }: Sending, id: string, now: Date): Promise<void> {
  const code = makeCode();
  const found = await setCodeHash(db, id, hashCode(pepper, id, code), now);
  if (found === undefined) return;
  const text = translatorOf(found.lang as Lang)('sms.recoveryCode', { code });
  const { to, lang } = found;
  const channel = wayTo(sender, to);
  await sender.send(
    { channel, to, kind: 'recovery_code', text, code: { value: code, lang: lang as Lang } },
    now,
  );
}

async function tellLost({ db, sender }: Sending, id: string, now: Date): Promise<void> {
  const move = await findMove(db, id);
  if (move === undefined) return;
  const lang = move.lang as Lang;
  const channel = wayTo(sender, move.from);
  const sentence = translatorOf(lang)('sms.phoneRecovered', { last: move.to.slice(-4) });
  const said = channel === 'sms' ? { text: sentence } : whatsAppTextOf(sentence, { kind: 'account', lang });
  await sender.send({ channel, to: move.from, kind: 'phone_recovered', ...said }, now);
}
