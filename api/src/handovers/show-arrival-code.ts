import { standingMay } from '@diyar/contract/words/team-rights';
import { standingOf } from '../accounts/show-standing.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findCodeOf } from './handover.queries.ts';

/** What opens the door of the account's own unit. Throws `not_found` for a unit of others. */
export async function showArrivalCode(
  reader: Reader,
  actor: Actor,
  unitId: string,
): Promise<{ code: string | null; abilities: { edit: boolean } }> {
  const unit = await findCodeOf(reader, unitId, actor.accountId);
  if (unit === undefined) throw new Refusal('not_found');
  const standing = (await standingOf(reader, actor)) ?? 'viewer';
  return { code: unit.code, abilities: { edit: standingMay(standing, 'supply') } };
}
