import { refreshSearchText } from '../ads/refresh-search-text.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { findAdsOf } from './kind.queries.ts';
import type { Renamed } from './name.jobs.ts';

const AT_ONCE = 500;

/** Writes anew what the ads of a renamed place or category are found by, some hundreds in a transaction; safe to repeat. */
export async function refreshTexts(db: Database, renamed: { of: Renamed; id: number }): Promise<void> {
  let after: string | undefined;
  do {
    const ids = await findAdsOf(db, renamed, { after, most: AT_ONCE });
    if (ids.length > 0) await transact(db, (tx) => refreshSearchText(tx, ids));
    after = ids.length < AT_ONCE ? undefined : ids.at(-1);
  } while (after !== undefined);
}
