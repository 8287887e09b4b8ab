import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import type { Database } from '../platform/db/database.ts';
import type { MessageSender } from '../platform/messaging/message-sender.ts';
import { findChallenge } from './challenge.queries.ts';

/** Tells a number by SMS that its person has another one now: whoever did not do that learns of it there alone. */
export async function tellOldPhone(
  { db, sender }: { db: Database; sender: MessageSender },
  { oldChallengeId, newChallengeId }: { oldChallengeId: string; newChallengeId: string },
  now: Date,
): Promise<void> {
  const before = await findChallenge(db, oldChallengeId);
  const after = await findChallenge(db, newChallengeId);
  if (before === undefined || after === undefined) return;
  const text = translatorOf(before.lang as Lang)('sms.phoneChanged', { last: after.phone.slice(-4) });
  await sender.send({ channel: 'sms', to: before.phone, kind: 'phone_changed', text }, now);
}
