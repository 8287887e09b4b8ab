import type { PriceLevel } from '@diyar/contract/market';
import type { PriceKind } from '@diyar/contract/period';
import type { MarketScope, PriceLevelRow } from './market.queries.ts';

/** The ads that a price is compared with, and what of them. */
export interface LikePrices {
  scope: MarketScope;
  measure: PriceLevel['measure'];
  level: PriceLevelRow;
}

interface Way {
  rooms: number | null;
  measure: PriceLevel['measure'];
}

/** More than a home has: buildings, compounds and hotels, of which no two have as many. */
const MOST_ROOMS = 12;

/**
 * How the price of a unit is compared in one place, the likest first; `rooms` null where a category has none. Homes stand
 * beside homes of as many rooms. What is sold can also be told by the metre, as people do; a home's rent cannot, since a
 * small home costs more by the metre than a large one wherever it stands. Without rooms a long rent goes by the metre, and
 * an hour or a day by nothing that we know: a hall for fifty says nothing of a desk.
 */
function waysOf(kind: PriceKind, rooms: number | null): Way[] {
  const byMetre: Way = { rooms: null, measure: 'square_metre' };
  if (rooms !== null && rooms <= MOST_ROOMS) {
    const asManyRooms: Way = { rooms, measure: 'whole' };
    return kind === 'main' ? [asManyRooms, byMetre] : [asManyRooms];
  }
  return kind === 'hourly' || kind === 'daily' ? [] : [byMetre];
}

/** Whether a price of this kind is compared at all, for what is sold or let and its rooms. */
export function isCompared(purpose: 'rent' | 'sale', kind: PriceKind, rooms: number | null): boolean {
  // The whole price of what is sold, each rent of what is let; a price by the metre says nothing by itself.
  return kind !== 'per_meter' && (purpose === 'sale') === (kind === 'main') && waysOf(kind, rooms).length > 0;
}

/** The likest prices among those of one place. */
export function likestOf(
  kind: PriceKind,
  rooms: number | null,
  scope: MarketScope,
  levels: readonly PriceLevelRow[],
): LikePrices | undefined {
  for (const way of waysOf(kind, rooms)) {
    const level = levels.find((row) => row.kind === kind && row.rooms === way.rooms);
    if (level !== undefined) return { scope, measure: way.measure, level };
  }
  return undefined;
}
