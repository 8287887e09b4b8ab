import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type ProfileAbilities, profileAbilities } from './profile.policy.ts';
import { presentMyInfo } from './profile.presenter.ts';
import { findMyInfo, findOpeningHours } from './profile.queries.ts';

/** All of the acting account that its people see. */
export async function showMyInfo(reader: Reader, actor: Actor) {
  const row = await findMyInfo(reader, actor);
  return presentMyInfo(row, await findOpeningHours(reader, actor.accountId));
}

/** Throws `role_forbids` when the actor may not do this to the account they act for. */
export async function requireAbility(
  reader: Reader,
  actor: Actor,
  ability: keyof ProfileAbilities,
): Promise<void> {
  const { standing } = await findMyInfo(reader, actor);
  if (!profileAbilities(standing)[ability]) throw new Refusal('role_forbids');
}
