import { recordAct } from '../audit/record-act.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { closeLine, lockOpenLine } from './bank-line.queries.ts';

/** Sets aside a line of a statement that is nothing of ours, with an operator's reason, in the audit log. Throws `not_found`, `state_changed`. */
export function setLineAside(
  db: Database,
  operator: OperatorActor,
  { lineId, reason }: { lineId: string; reason: string },
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const line = await lockOpenLine(tx, lineId);
    await closeLine(tx, line.id, { aside_reason: reason }, { operatorId: operator.operatorId, now });
    const act = {
      act: 'bank_line_set_aside' as const,
      subject: { kind: 'bank_line', id: line.bank_reference },
      before: null,
      after: { amount: line.amount },
      reason,
    };
    await recordAct(tx, operator, act, now);
  });
}
