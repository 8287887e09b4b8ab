import { type Database, transact } from '../platform/db/database.ts';
import { endUndelivered, lockReported } from './delivery.queries.ts';
import { replaceMessage } from './replace-message.ts';

/** Sends by the other way what WhatsApp took, but did not deliver in time; where it goes no other way, it may still arrive. */
export function replaceSilent(
  { db, channels }: { db: Database; channels: readonly string[] },
  { dispatchId, minutes }: { dispatchId: string; minutes: number },
  now: Date,
): Promise<void> {
  return transact(db, async (tx) => {
    const row = await lockReported(tx, dispatchId);
    if (row?.state !== 'sent' || row.delivered_at !== null) return;
    if (!(await replaceMessage(tx, row, channels, now))) return;
    const failure = `WhatsApp did not deliver in ${minutes} minutes`;
    await endUndelivered(tx, row.id, { state: 'replaced', failure }, now);
  });
}
