import { type RawBuilder, sql } from 'kysely';

export const selectUnanswered = (accountId: string): RawBuilder<unknown> =>
  sql`(select id from reservation where host_account_id = ${accountId} and state = 'waiting_for_approval')`;
