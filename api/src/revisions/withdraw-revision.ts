import { standingOf } from '../accounts/show-standing.ts';
import { mayWork } from '../accounts/standing.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { keepStep, lockOwn, raiseVersion } from './revision.queries.ts';
import { isOpen } from './revision.ts';

/**
 * Takes back an open edit of the acting account: what is on the site stays. Throws `not_found` for others', `forbidden` to
 * viewers, `state_changed` when it was edited or decided since it was seen.
 */
export function withdrawRevision(
  db: Database,
  { id, version }: { id: string; version: number },
  actor: Actor,
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const row = await lockOwn(tx, actor.accountId, id);
    if (row === undefined) throw new Refusal('not_found');
    if (!mayWork((await standingOf(tx, actor)) ?? 'viewer')) throw new Refusal('forbidden');
    if (!isOpen(row.state) || row.version !== version) throw new Refusal('state_changed');
    await keepStep(tx, {
      revisionId: id,
      from: row.state,
      to: 'withdrawn',
      version,
      personId: actor.personId,
      operatorId: null,
      reason: 'withdrawn',
      asked: [],
      now,
    });
    await raiseVersion(tx, { propertyId: row.property_id, unitId: row.unit_id });
  });
}
