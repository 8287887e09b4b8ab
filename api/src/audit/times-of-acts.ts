import type { Act } from '@diyar/contract/console/console-audit';
import type { Reader } from '../platform/db/database.ts';
import { actTimes } from './audit.queries.ts';

/**
 * When an operator did any of some acts since `since`, newest first: what limits are counted by. Those alone that were
 * written down with what `after` says.
 */
export function timesOfActs(
  reader: Reader,
  operatorId: string,
  counted: { acts: readonly Act[]; after: object },
  since: Date,
): Promise<Date[]> {
  return actTimes(reader, operatorId, counted, since);
}
