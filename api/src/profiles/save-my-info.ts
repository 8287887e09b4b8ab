import type { MyInfo, SaveMyInfo } from '@diyar/contract/people/my-info';
import { isInKingdom } from '../places/kingdom.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { profileAbilities } from './profile.policy.ts';
import {
  ensureProfile,
  findCity,
  findMyInfo,
  findVerifiedNumbers,
  lockAccount,
  replaceOpeningHours,
  updateProfile,
} from './profile.queries.ts';
import { showMyInfo } from './show-my-info.ts';

/**
 * Saves the public part of the acting account. Refuses `role_forbids` to those who may not edit it, and
 * `edited_elsewhere`, with the present values, when it was saved after the sent version was read: of two tabs neither
 * overwrites the other unseen. A point outside the Kingdom, an unknown city and business fields of an individual are
 * `validation_failed` (product.md 4, brief 5).
 */
export async function saveMyInfo(db: Database, actor: Actor, sent: SaveMyInfo, now: Date): Promise<MyInfo> {
  if (sent.location !== null && !(await isInKingdom(sent.location)))
    throw invalid('location', 'outside_kingdom');
  if ((sent.business !== null) !== (actor.kind === 'business'))
    throw invalid('business', sent.business === null ? 'required' : 'unknown_field');
  return transact(db, async (tx) => {
    await lockAccount(tx, actor.accountId);
    const before = await findMyInfo(tx, actor);
    if (!profileAbilities(before.standing).edit) throw new Refusal('role_forbids');
    if (before.version !== sent.version)
      throw new Refusal('edited_elsewhere', { data: { current: await showMyInfo(tx, actor) } });
    const cityId = await cityOf(tx, sent.city);
    await ensureProfile(tx, actor.accountId, now);
    await refuseVerifiedNumbers(tx, actor.accountId, sent);
    await updateProfile(tx, actor.accountId, { ...sent, cityId }, now);
    if (sent.business !== null) await replaceOpeningHours(tx, actor.accountId, sent.business.opening_hours);
    return showMyInfo(tx, actor);
  });
}

/** The numbers of a verified office change with another verification alone (`account_profile_verified_numbers_fixed`). */
async function refuseVerifiedNumbers(tx: Tx, accountId: string, { business }: SaveMyInfo): Promise<void> {
  const verified = await findVerifiedNumbers(tx, accountId);
  if (business === null || verified === undefined) return;
  const fields = (['commercial_registration', 'fal_number'] as const)
    .filter((field) => business[field] !== verified[field])
    .map((field) => ({ field: `business.${field}`, rule: 'numbers_verified' as const }));
  if (fields.length > 0) throw new Refusal('validation_failed', { fields });
}

async function cityOf(tx: Tx, slug: string | null): Promise<number | null> {
  if (slug === null) return null;
  const id = await findCity(tx, slug);
  if (id === undefined) throw invalid('city', 'city_unknown');
  return id;
}
