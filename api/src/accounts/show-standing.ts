import type { Reader } from '../platform/db/database.ts';
import { findStanding } from './account.queries.ts';
import type { Standing } from './standing.ts';

/** How a person stands to an account; undefined when they may not act for it. */
export function standingOf(
  reader: Reader,
  who: { personId: string; accountId: string },
): Promise<Standing | undefined> {
  return findStanding(reader, who);
}
