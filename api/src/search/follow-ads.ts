import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import type { AdState, SearchGround } from './index/one-ad.ts';
import { type Changes, findChanges, WATERMARK, type Watermark } from './index/search-changes.queries.ts';
import { findPlaceIds, findSeasonDates } from './index/search-places.queries.ts';
import { findSearchRows, findTaken } from './index/search-rows.queries.ts';

/** Where changes go on from now. */
export async function watermarkNow(reader: Reader): Promise<Watermark> {
  const { rows } = await sql<{ watermark: Watermark }>`select ${WATERMARK} as watermark`.execute(reader);
  return rows[0]?.watermark ?? '0';
}

/** The numbers of ads that changed since a watermark, some perhaps told before; what is no ad's own change is left out. */
export async function changedSince(
  reader: Reader,
  since: Watermark,
): Promise<{ watermark: Watermark; numbers: number[] }> {
  const { watermark, changes } = await findChanges(reader, since);
  return { watermark, numbers: numbersOf(changes) };
}

function numbersOf(changes: Changes['changes']): number[] {
  return [...new Set(changes.flatMap(({ ad_number }) => ad_number ?? []))];
}

/** These ads as the search reads them now; those that nobody finds are left out. Stays that ended before `since` take nothing. */
export async function readAds(
  reader: Reader,
  numbers: readonly number[],
  since: Date,
): Promise<Map<number, AdState>> {
  const rows = await findSearchRows(reader, numbers);
  const taken = Map.groupBy(
    await findTaken(
      reader,
      rows.map(({ number }) => number),
      since,
    ),
    ({ number }) => number,
  );
  return new Map(rows.map((row) => [row.number, { row, taken: taken.get(row.number) ?? [] }]));
}

export async function readGround(reader: Reader): Promise<SearchGround> {
  return { places: await findPlaceIds(reader), seasonDates: await findSeasonDates(reader) };
}
