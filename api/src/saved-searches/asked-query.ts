import type { AdFilters } from '@diyar/contract/finding/search';
import type { z } from 'zod';

/** Filters of a search as the contract parses them. */
export type Filters = z.output<typeof AdFilters>;

const isTold = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/**
 * Filters as an address writes them, each list in order: of one search always the same texts. `parse` of `AdFilters` reads the
 * same filters from them.
 */
export function writtenFilters(filters: Filters): Record<string, string> {
  const told = Object.entries(filters).filter(([, value]) => isTold(value));
  return Object.fromEntries(told.map(([name, value]) => [name, textOf(value)]));
}

function textOf(value: unknown): string {
  if (value === true) return '1';
  if (Array.isArray(value)) {
    const isNumbers = value.every((one) => typeof one === 'number');
    return (isNumbers ? value.toSorted((one, other) => one - other) : value.toSorted()).join(',');
  }
  if (typeof value === 'object' && value !== null) {
    const { west, south, east, north } = value as {
      west: number;
      south: number;
      east: number;
      north: number;
    };
    return [west, south, east, north].join(',');
  }
  return String(value);
}
