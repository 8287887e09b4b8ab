import type { Season } from '@diyar/contract/words/seasons';
import { brokenConstraint, type Reader, type Tx } from '../platform/db/database.ts';
import { invalid } from '../platform/http/refusal.ts';

export interface ListedRow {
  id: string;
  season: Season;
  starts_on: string;
  ends_on: string;
}

const COLUMNS = ['id', 'season', 'starts_on', 'ends_on'] as const;

/** Listed dates of seasons, in the order of their first days. */
export function findListed(reader: Reader): Promise<ListedRow[]> {
  return reader.selectFrom('season_dates').select(COLUMNS).orderBy('starts_on').execute();
}

/** Locks listed dates, so that of two who move them at once the second sees the first. */
export function lockListed(tx: Tx, id: string): Promise<ListedRow | undefined> {
  return tx
    .selectFrom('season_dates')
    .select(COLUMNS)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type Dates = Pick<ListedRow, 'starts_on' | 'ends_on'>;

/** Refuses `season_dates_apart`, `end_before_start` at their fields. */
export function insertListed(tx: Tx, row: Dates & { season: Season }, now: Date): Promise<void> {
  return told(() =>
    tx
      .insertInto('season_dates')
      .values({ ...row, created_at: now })
      .execute(),
  );
}

/** Refuses what `insertListed` refuses. */
export function updateListed(tx: Tx, id: string, dates: Dates): Promise<void> {
  return told(() => tx.updateTable('season_dates').set(dates).where('id', '=', id).execute());
}

export async function deleteListed(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('season_dates').where('id', '=', id).execute();
}

async function told(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'season_dates_apart') throw invalid('starts_on', 'season_dates_apart');
    if (constraint === 'season_dates_start_before_they_end') throw invalid('ends_on', 'season_ends_first');
    throw error;
  }
}

/** How many prices of units are for each season. */
export async function countOverrides(reader: Reader): Promise<Map<Season, number>> {
  const rows = await reader
    .selectFrom('price_override')
    .select(['season', (eb) => eb.fn.countAll<number>().as('count')])
    .where('season', 'is not', null)
    .groupBy('season')
    .execute();
  return new Map(rows.flatMap(({ season, count }) => (season === null ? [] : [[season, Number(count)]])));
}
