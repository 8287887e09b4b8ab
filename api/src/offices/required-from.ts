import { addDays, riyadhDate } from '@diyar/contract/values/riyadh';
import type { Reader } from '../platform/db/database.ts';
import { figuresAt } from '../settings/figures.ts';
import { hadPublished, sinceWhen } from './required-from.queries.ts';

/**
 * The Riyadh day from which an account must be verified to publish ads: the day the rule holds from, and
 * `advertiser_grace_days` later for an account that had published an ad by then. Null while no such day is set.
 */
export async function requiredFrom(reader: Reader, accountId: string, now: Date): Promise<string | null> {
  const since = await sinceWhen(reader, now);
  if (since === undefined) return null;
  const day = riyadhDate(since);
  if (!(await hadPublished(reader, accountId, since))) return day;
  return addDays(day, (await figuresAt(reader, now)).advertiser_grace_days);
}
