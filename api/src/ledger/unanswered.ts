import type { RawBuilder } from 'kysely';
import { selectAsked, selectUnaccepted, selectUnanswered } from './unanswered.queries.ts';

/**
 * Bookings that an advertiser has not accepted or declined, as a list to be left out: the ledger names their money the advertiser's,
 * and it goes back whole if they decline. Whatever says what is theirs leaves it out, or names it apart.
 */
export function unansweredOf(accountId: string): RawBuilder<unknown> {
  return selectUnanswered(accountId);
}

/**
 * Bookings that an advertiser never accepted, those that wait among them, as a list to be left out: what was paid for them and what went
 * back counts on no day. One that an operator ended and kept some of its money for the advertiser is none of them.
 */
export function unacceptedOf(accountId: string): RawBuilder<unknown> {
  return selectUnaccepted(accountId);
}

/** Payments of changes that an advertiser has still to agree to, as rows of `at`, `reservation_id` and `amount` to be taken off. */
export function askedOf(accountId: string): RawBuilder<unknown> {
  return selectAsked(accountId);
}
