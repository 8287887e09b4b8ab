import type { Act } from '@diyar/contract/console-audit';
import type { Reader } from '../platform/db/database.ts';
import { actTimes } from './audit.queries.ts';

/** When an operator did any of some acts since `since`, newest first: what limits are counted by. */
export function timesOfActs(
  reader: Reader,
  operatorId: string,
  acts: readonly Act[],
  since: Date,
): Promise<Date[]> {
  return actTimes(reader, operatorId, acts, since);
}
