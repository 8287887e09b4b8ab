import { recordAct } from '../audit/record-act.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { endSession } from './operator-session.queries.ts';

/** Ends the session that asks; a second time does nothing. */
export function signOutOperator(db: Database, operator: OperatorActor, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    if (await endSession(tx, operator.sessionHash, now))
      await recordAct(tx, operator, { act: 'signed_out' }, now);
  });
}
