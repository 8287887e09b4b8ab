import type { PricedUnit } from '@diyar/contract/supply/host-prices';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { unitsWith } from '../units/units-with.ts';

/** The units whose name, code or property has all the words, which stand in the address. */
export function useUnitSearch(units: readonly PricedUnit[]) {
  const [query, setQuery] = useSearchParams();
  const words = query.get('q') ?? '';
  const found = useMemo(() => unitsWith(units, words, ({ property }) => property.name), [units, words]);
  const type = (next: string) =>
    setQuery(next === '' ? {} : { q: next }, { replace: true, preventScrollReset: true });
  return { words, units: found, type };
}
