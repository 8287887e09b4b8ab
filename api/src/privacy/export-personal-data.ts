import { riyadhIso } from '@diyar/contract/values/format';
import { findAddressOf } from '../mail-addresses/find-address.ts';
import type { Database } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { requireAbility, showMyInfo } from '../profiles/show-my-info.ts';
import { readPersonalRows } from './personal-rows.queries.ts';

/** All that is kept about the actor and the account they own, by table (PDPL, the right of access). */
export async function exportPersonalData(db: Database, actor: Actor, now: Date) {
  await requireAbility(db, actor, 'own');
  const { phone, email } = await showMyInfo(db, actor);
  const mailed = await findAddressOf(db, actor.personId);
  const reachedAt = [phone, email, mailed].filter((at) => typeof at === 'string');
  const tables = await readPersonalRows(db, {
    personId: actor.personId,
    accountId: actor.accountId,
    reachedAt,
  });
  return { made_at: riyadhIso(now), tables };
}
