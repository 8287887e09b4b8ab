import type { Reader } from '../../../api/src/platform/db/database.ts';
import type { Channel } from '../../../api/src/platform/messaging/message-sender.ts';

/** The newest messages that were written down, newest first. */
export async function newestMessages(reader: Reader, most: number) {
  const rows = await reader
    .selectFrom('outbox_message')
    .select(['channel', 'recipient', 'body', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, channel: row.channel as Channel }));
}
