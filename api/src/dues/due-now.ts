import { sql } from 'kysely';
import { selectDueNow } from './due-now.queries.ts';

/**
 * Joins what a booking `r` asks of its guest through Diyar, as the columns of `due_now`: for `now`, `amount` that is paid next and `at` until
 * when (a hold's down payment, the difference of a change, the rest of a confirmed stay, each with the deposit paid with it; once the rest is
 * late, until the stay is cancelled for it), and `rest`, what of a confirmed stay is still to come to its advertiser. Nothing is asked
 * while a receipt for it is looked at. Halalas; null where there is nothing. Every list, figure and badge counts by it.
 */
export const dueNow = (now: Date) => sql`left join lateral (${selectDueNow(now)}) due_now on true`;
