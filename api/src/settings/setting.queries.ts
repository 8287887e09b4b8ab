import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';

/** Every setting in force at `now`, by key. */
export async function settingsInForce(reader: Reader, now: Date): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ key: string; value: unknown }>`
    select distinct on (key) key, value from setting where effective_from <= ${now}
    order by key, effective_from desc`.execute(reader);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}
