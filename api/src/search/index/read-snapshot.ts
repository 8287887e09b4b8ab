import type { Database } from '../../platform/db/database.ts';
import type { Watermark } from './search-changes.queries.ts';
import type { PlaceIds } from './search-places.queries.ts';
import { readSearchRows } from './search-rows.queries.ts';
import type { Snapshot } from './snapshot.ts';

/** A snapshot, and what of the changes is in it. */
export interface ReadSnapshot {
  snapshot: Snapshot;
  watermark: Watermark;
}

interface How {
  make: (places: PlaceIds) => Snapshot;
  since: Date | null;
  rowsAtOnce: number | undefined;
}

/** Reads every ad that can be searched into a new snapshot; occupancies that ended before `since` are left out. */
export async function readSnapshot(db: Database, { make, since, rowsAtOnce }: How): Promise<ReadSnapshot> {
  let read: ReadSnapshot | undefined;
  await readSearchRows(
    db,
    { since, rowsAtOnce },
    {
      begin: ({ places, seasonDates, watermark, count }) => {
        const snapshot = make(places);
        snapshot.charges.seasonDates = seasonDates;
        snapshot.reserve(Math.ceil(count * 1.1) + 1);
        read = { snapshot, watermark };
      },
      arrange: (numbers) => read?.snapshot.arrange(numbers),
      takeAds: (rows) => {
        for (const row of rows) read?.snapshot.put(row);
      },
      takeTaken: (rows) => {
        for (const row of rows) {
          const slot = read?.snapshot.slotOf(row.number);
          if (slot !== undefined) read?.snapshot.occupancies.add(slot, row);
        }
      },
    },
  );
  if (read === undefined) throw new Error('nothing was read');
  return read;
}
