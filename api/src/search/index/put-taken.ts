import type { TakenRow } from './search-rows.queries.ts';
import type { Snapshot } from './snapshot.ts';

/** Puts when ads are taken in place of what was known; those that cannot be searched are left out. */
export function putTaken(snapshot: Snapshot, numbers: readonly number[], rows: readonly TakenRow[]): void {
  const taken = new Map<number, TakenRow[]>(numbers.map((number) => [number, []]));
  for (const row of rows) taken.get(row.number)?.push(row);
  for (const [number, all] of taken) {
    const slot = snapshot.slotOf(number);
    if (slot !== undefined) snapshot.occupancies.replace(slot, all);
  }
}
