import { sql } from 'kysely';

/** Selects a message of the other side of `r` that an account, on its side of it, has not read. */
export const selectUnread = (side: 'guest' | 'host', accountId: string) => {
  const read = sql.ref(`thread.${side}_read`);
  return sql`
    select from message_thread thread join message on message.reservation_id = thread.reservation_id
      and message.position > ${read} and message.account_id <> ${accountId}
    where thread.reservation_id = r.id and thread.messages > ${read}`;
};
