import type { Database } from '../db/database.ts';
import type { Message } from './message-sender.ts';

/** Writes down that a message went out at `now`; `body` is its text, null where the text must not be kept. */
export async function writeDown(
  db: Database,
  message: Message,
  { body, now }: { body: string | null; now: Date },
): Promise<undefined> {
  const { channel, to: recipient, kind } = message;
  await db
    .insertInto('outbox_message')
    .values({ channel, recipient, kind, body, created_at: now, sent_at: now })
    .execute();
}
