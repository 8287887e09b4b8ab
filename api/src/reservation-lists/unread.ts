import { sql } from 'kysely';
import { selectUnread } from './unread.queries.ts';

/** Whether the other side of a booking `r` wrote something that an account, on its side of it, has not read. Lists and home count by it. */
export const hasUnread = (side: 'guest' | 'host', accountId: string) =>
  sql`exists (${selectUnread(side, accountId)})`;
