import { type RawBuilder, sql } from 'kysely';

/**
 * Bookings that an advertiser has not accepted or declined, as a list to be left out: the ledger names their money the advertiser's,
 * and it goes back whole if they decline. Whatever says what is theirs leaves it out, or names it apart.
 */
export const unansweredOf = (accountId: string): RawBuilder<unknown> =>
  sql`(select id from reservation where host_account_id = ${accountId} and state = 'waiting_for_approval')`;
