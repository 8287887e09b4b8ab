import { recordAct } from '../audit/record-act.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { rescheduleJobs } from './job.queries.ts';

/**
 * Lets jobs run again now. Handlers read again what they are about and do nothing where it is no longer true, so a retry repeats
 * nothing. Throws `state_changed` when all of them run at this moment or are done. Stands in the audit log.
 */
export function retryJobs(
  db: Database,
  operator: OperatorActor,
  ids: readonly string[],
  now: Date,
): Promise<{ retried: number }> {
  return transact(db, async (tx) => {
    const names = await rescheduleJobs(tx, ids);
    if (names.length === 0) throw new Refusal('state_changed');
    const subject = { kind: 'job', id: ids.join(' ') };
    await recordAct(tx, operator, { act: 'jobs_retried', subject, after: { names } }, now);
    return { retried: names.length };
  });
}
