import { type RawBuilder, sql } from 'kysely';

/** A Riyadh date, as a parameter of a statement or as a constant of it. */
type Day = string | RawBuilder<unknown>;

/*
 * Conditions of statements that join `ad`, `unit` and `licence` under these names. An ad without a price to lead with is
 * left out where cards are made: it has nothing to be shown with.
 */

/** Published, of a public unit; whether its licence is in force is a matter of the day. */
export const LISTED = sql`ad.state = 'published' and unit.privacy = 'public'`;

/** Under a licence in force on a day, its first and its last included. */
export const licensedOn = (day: Day) =>
  sql`licence.issued_on <= ${day}::date and licence.expires_on >= ${day}::date`;

/** Condition of ads that anyone may find on a day (product.md 2). */
export const onShow = (day: Day) => sql`${LISTED} and ${licensedOn(day)}`;
