import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Reader } from '../platform/db/database.ts';
import { settingHistory } from './setting.queries.ts';

/** Values of some settings that hold from a later instant than `now`, the soonest first, with the Riyadh day. */
export async function comingValues(
  reader: Reader,
  keys: readonly string[],
  now: Date,
): Promise<{ key: string; value: string; effective_from: string }[]> {
  return (await settingHistory(reader, keys))
    .filter(({ effective_from }) => effective_from > now)
    .sort((a, b) => a.effective_from.getTime() - b.effective_from.getTime())
    .map(({ key, value, effective_from }) => ({
      ...{ key, value: String(value) },
      effective_from: riyadhDate(effective_from),
    }));
}
