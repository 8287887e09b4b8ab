import type { RawBuilder } from 'kysely';
import { selectUnanswered } from './unanswered.queries.ts';

/**
 * Bookings that an advertiser has not accepted or declined, as a list to be left out: the ledger names their money the advertiser's,
 * and it goes back whole if they decline. Whatever says what is theirs leaves it out, or names it apart.
 */
export function unansweredOf(accountId: string): RawBuilder<unknown> {
  return selectUnanswered(accountId);
}
