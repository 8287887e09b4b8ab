import type { PriceLevel } from '@diyar/contract/finding/market';
import type { PriceKind } from '@diyar/contract/words/period';
import type { PriceLevelRow } from './market.queries.ts';
import type { MarketScope, MarketSubject } from './market.ts';
import { sizeOf } from './unit-size.ts';

/** The ads that a price is compared with, and what of them. */
export interface LikePrices {
  scope: MarketScope;
  measure: PriceLevel['measure'];
  level: PriceLevelRow;
}

interface Way {
  rooms: number | null;
  size: number | null;
  measure: PriceLevel['measure'];
}

/** More than a home has: buildings, compounds and hotels, of which no two have as many. */
const MOST_ROOMS = 12;

/** Whether homes stand beside homes of as many rooms. */
export function isComparedByRooms(rooms: number | null): rooms is number {
  return rooms !== null && rooms > 0 && rooms <= MOST_ROOMS;
}

/**
 * How the price of a unit is compared in one place, the likest first. Homes stand beside homes of as many rooms. What is sold
 * can also be told by the metre, as people do; a home's rent cannot, since a small home costs more by the metre than a large
 * one wherever it stands. Without rooms a long rent goes by the metre; nobody counts an hour or a day by the metre, so there
 * a hall stands beside halls of its size.
 */
function waysOf(kind: PriceKind, { rooms, area }: Pick<MarketSubject, 'rooms' | 'area'>): Way[] {
  const byMetre: Way = { rooms: null, size: null, measure: 'square_metre' };
  if (isComparedByRooms(rooms)) {
    const asManyRooms: Way = { rooms, size: null, measure: 'whole' };
    return kind === 'main' ? [asManyRooms, byMetre] : [asManyRooms];
  }
  const asLarge: Way = { rooms: null, size: sizeOf(area), measure: 'whole' };
  return kind === 'hourly' || kind === 'daily' ? [asLarge] : [byMetre];
}

/** Whether a price says something of what is sold or let: the whole price of a sale, each rent of a letting. */
export function isCompared(kind: PriceKind, purpose: MarketSubject['purpose']): boolean {
  return kind !== 'per_meter' && (purpose === 'sale') === (kind === 'main');
}

/** The likest prices among those of one place. */
export function likestOf(
  kind: PriceKind,
  subject: Pick<MarketSubject, 'rooms' | 'area'>,
  scope: MarketScope,
  levels: readonly PriceLevelRow[],
): LikePrices | undefined {
  for (const { rooms, size, measure } of waysOf(kind, subject)) {
    const level = levels.find((row) => row.kind === kind && row.rooms === rooms && row.size === size);
    if (level !== undefined) return { scope, measure, level };
  }
  return undefined;
}
