import type { Reader } from '../../../api/src/platform/db/database.ts';

/** The newest messages that were written down, newest first. */
export function newestMessages(reader: Reader, most: number) {
  return reader
    .selectFrom('outbox_message')
    .select(['channel', 'recipient', 'body', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
