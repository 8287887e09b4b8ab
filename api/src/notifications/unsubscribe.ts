import { createHmac, timingSafeEqual } from 'node:crypto';
import { NOTIFICATION_KINDS, type NotificationKind } from '@diyar/contract/words/notification-words';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findChoices, saveChoice } from './notification.queries.ts';
import { isWantedBy } from './wanted.ts';

/** The key of the link under an e-mail: it stops or takes again one kind of e-mail to one person, and opens nothing else. */
export function unsubscribeKeyOf(
  pepper: string,
  { personId, kind }: { personId: string; kind: NotificationKind },
): string {
  const mac = createHmac('sha256', pepper).update(`unsubscribe:${personId}:${kind}`).digest('base64url');
  return `${personId}.${kind}.${mac}`;
}

/** Whose and which kind a key names. Throws `not_found` for one that we did not make. */
function readKey(pepper: string, key: string): { personId: string; kind: NotificationKind } {
  const [personId = '', word] = key.split('.');
  const kind = NOTIFICATION_KINDS.find((one) => one === word);
  if (kind === undefined) throw new Refusal('not_found');
  const real = Buffer.from(unsubscribeKeyOf(pepper, { personId, kind }));
  const given = Buffer.from(key);
  if (real.length !== given.length || !timingSafeEqual(real, given)) throw new Refusal('not_found');
  return { personId, kind };
}

interface Unsubscription {
  kind: NotificationKind;
  is_wanted: boolean;
}

export async function showUnsubscription(
  { db, pepper }: { db: Reader; pepper: string },
  key: string,
): Promise<Unsubscription> {
  const { personId, kind } = readKey(pepper, key);
  return { kind, is_wanted: isWantedBy(await findChoices(db, personId), kind, 'email') };
}

/** Stops a kind of e-mail to the person of a key, or lets it come again. Throws `not_found`, also for a person who is gone. */
export async function unsubscribe(
  { db, pepper }: { db: Database; pepper: string },
  { key, isWanted }: { key: string; isWanted: boolean },
  now: Date,
): Promise<Unsubscription> {
  const { personId, kind } = readKey(pepper, key);
  await transact(db, async (tx) => {
    const choice = { kind, channel: 'email', isWanted } as const;
    if (!(await saveChoice(tx, personId, choice, now))) throw new Refusal('not_found');
  });
  return { kind, is_wanted: isWanted };
}
