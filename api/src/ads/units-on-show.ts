import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Reader } from '../platform/db/database.ts';
import { findUnitsOnShow } from './ad.queries.ts';

/** Ids of an account's units that anyone finds at `now`: asked for once for all of them, whoever shows many beside each other. */
export function unitsOnShow(reader: Reader, accountId: string, now: Date): Promise<ReadonlySet<string>> {
  return findUnitsOnShow(reader, accountId, riyadhDate(now));
}
