import type { Database } from '../../../api/src/platform/db/database.ts';
import type { Message, MessageSender } from '../../../api/src/platform/messaging/message-sender.ts';

/** Sends nothing anywhere: writes each message down. What it said is kept only when `keepText` (outside production). */
export function outboxSender(db: Database, { keepText }: { keepText: boolean }): MessageSender {
  return {
    channels: ['sms', 'whatsapp', 'email'],
    async send(message: Message, now: Date): Promise<void> {
      await db
        .insertInto('outbox_message')
        .values({
          channel: message.channel,
          recipient: message.to,
          kind: message.kind,
          body: keepText ? message.text : null,
          created_at: now,
          sent_at: now,
        })
        .execute();
    },
  };
}
