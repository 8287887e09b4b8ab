import { standingOf } from '../accounts/show-standing.ts';
import { mayWork } from '../accounts/standing.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { keepStep, lockOwn, updateRevision } from './revision.queries.ts';

/**
 * Sends an edit that an operator sent back to the queue again as it is, as its next version: what was asked is done elsewhere, or is
 * not to be done. Throws `not_found` for others', `role_forbids` to viewers, `state_changed` when it was edited or decided
 * since it was seen, or was not sent back.
 */
export function resendRevision(
  db: Database,
  { id, version }: { id: string; version: number },
  actor: Actor,
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const row = await lockOwn(tx, actor.accountId, id);
    if (row === undefined) throw new Refusal('not_found');
    if (!mayWork((await standingOf(tx, actor)) ?? 'viewer')) throw new Refusal('role_forbids');
    const { state: from, before, after } = row;
    if (from !== 'changes_asked' || row.version !== version) throw new Refusal('state_changed');
    await updateRevision(tx, id, { before, after }, now);
    const by = { personId: actor.personId, operatorId: null };
    const step = { revisionId: id, from, to: 'waiting' as const, version: version + 1 };
    await keepStep(tx, { ...step, ...by, reason: 'sent_again', asked: [], now });
  });
}
