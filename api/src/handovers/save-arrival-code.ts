import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { lockUnitOf, putCode, removeCode } from './handover.queries.ts';

/** Sets what opens the door of the account's own unit; an empty code removes it. Throws `not_found` for a unit of others. */
export function saveArrivalCode(
  db: Database,
  actor: Actor,
  { unitId, code }: { unitId: string; code: string },
  now: Date,
): Promise<{ code: string | null }> {
  return transact(db, async (tx) => {
    if (!(await lockUnitOf(tx, unitId, actor.accountId))) throw new Refusal('not_found');
    if (code === '') await removeCode(tx, unitId);
    else await putCode(tx, { unit_id: unitId, code, updated_by: actor.personId, updated_at: now });
    return { code: code === '' ? null : code };
  });
}
