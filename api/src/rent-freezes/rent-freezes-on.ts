import type { RentFreezeNow } from '@diyar/contract/supply/host-wizard';
import type { Reader } from '../platform/db/database.ts';
import { findFreezes } from './rent-freeze.queries.ts';
import { freezeOn } from './rent-freeze.ts';

const USAGES = ['residential', 'commercial', 'mixed', 'agricultural', 'industrial'] as const;

/** The freezes that hold on a Riyadh day, one for each city that has one. */
export async function rentFreezesOn(reader: Reader, day: string): Promise<RentFreezeNow[]> {
  const byCity = Map.groupBy(await findFreezes(reader), ({ slug }) => slug);
  return [...byCity].flatMap(([city, rows]) => {
    const [holds] = USAGES.flatMap((usage) => freezeOn(rows, usage, day) ?? []);
    if (holds === undefined) return [];
    return [{ city, usages: [...holds.usages], starts_on: holds.starts_on, ends_on: holds.ends_on }];
  });
}
