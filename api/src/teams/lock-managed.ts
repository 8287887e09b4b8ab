import { type Standing, standingMay } from '@diyar/contract/words/team-rights';
import type { Tx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { lockTeamAccount } from './team.queries.ts';
import type { TeamAccount } from './team.ts';

/**
 * Locks the acting business for a change of its team. Refuses `team_of_business` for an individual's account, and `role_forbids`
 * to those who manage no members, also when they lost that right while they waited.
 */
export async function lockManaged(tx: Tx, actor: Actor): Promise<TeamAccount & { standing: Standing }> {
  const account = await lockTeamAccount(tx, actor);
  if (account === undefined || account.standing === null) throw new Refusal('invalid_token');
  if (account.kind !== 'business') throw new Refusal('team_of_business');
  const { standing } = account;
  if (!standingMay(standing, 'members')) throw new Refusal('role_forbids');
  return { ...account, standing };
}
