import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** Adds to what was counted of a Riyadh day. */
export async function addSearches(
  reader: Reader,
  day: string,
  { searches, withoutResults }: { searches: number; withoutResults: number },
): Promise<void> {
  await sql`
    insert into search_day (day, searches, without_results) values (${day}, ${searches}, ${withoutResults})
    on conflict on constraint search_day_pkey do update set searches = search_day.searches + excluded.searches,
      without_results = search_day.without_results + excluded.without_results`.execute(reader);
}
