import type { Database } from '../../../api/src/platform/db/database.ts';
import type { MessageSender } from '../../../api/src/platform/messaging/message-sender.ts';
import { writeDown } from '../../../api/src/platform/messaging/write-down.ts';

/** Sends nothing anywhere: writes each message down with what it said, for the outbox to show. */
export function outboxSender(db: Database): MessageSender {
  return {
    channels: ['sms', 'whatsapp', 'email'],
    abroad: ['sms', 'whatsapp', 'email'],
    send: (message, now) => writeDown(db, message, { body: message.text, now }),
  };
}
