import { MEANT } from './columns.ts';
import type { Snapshot } from './snapshot.ts';

/** Between which numbers something lies. */
export interface Extent {
  min: number;
  max: number;
}

/**
 * Between which prices, in halalas after their offers, and sizes, in square metres, the ads on show lie; nothing without
 * ads. The orders stand ready, so that only their ends are looked at.
 */
export function liveExtent(snapshot: Snapshot): { price: Extent; area: Extent } | undefined {
  const { live, orders, prices, columns } = snapshot;
  const ends = (order: keyof typeof orders, values: Float64Array): number[] =>
    [false, true].flatMap((backwards) => {
      let end: number | undefined;
      orders[order].walk(backwards, (slot) => {
        if (live.has(slot)) end = values[slot];
        return end !== undefined;
      });
      return end ?? [];
    });
  const asked = MEANT.flatMap((meant) => ends(meant, prices[meant].values));
  const areas = ends('area', columns.area.values);
  if (asked.length === 0 || areas.length === 0) return undefined;
  return { price: between(asked), area: between(areas) };
}

function between(values: readonly number[]): Extent {
  return { min: Math.min(...values), max: Math.max(...values) };
}
