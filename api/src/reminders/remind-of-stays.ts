import { riyadhIso } from '@diyar/contract/values/format';
import { recordEvent } from '../events/record-event.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { eachAlone } from '../platform/jobs/one-by-one.ts';
import { claimReminder, findUnreminded, REMINDERS, type Reminder } from './reminder.queries.ts';

/**
 * Reminds the sides of bookings, each kind once (`reservation_reminder_once`), also when the job was late or runs twice. What is over by
 * then is not reminded of. One that fails holds up no other. Answers how many were told.
 */
export async function remindOfStays(db: Database, now: Date): Promise<number> {
  const due: { reminder: Reminder; id: string }[] = [];
  for (const reminder of REMINDERS)
    for (const id of await findUnreminded(db, reminder, now)) due.push({ reminder, id });
  return eachAlone(due, ({ reminder, id }) => transact(db, (tx) => remind(tx, reminder, id, now)));
}

async function remind(tx: Tx, reminder: Reminder, reservationId: string, now: Date): Promise<boolean> {
  const claimed = await claimReminder(tx, reminder, reservationId, now);
  if (claimed === undefined) return false;
  const { number, starts_at, guest_account_id: guest, host_account_id: host } = claimed;
  const sides = { guest: [guest], host: [host], both: [guest, host] };
  for (const accountId of sides[reminder.tells]) {
    const params = { reservation: number, arrives: riyadhIso(starts_at) };
    await recordEvent(tx, { key: reminder.key, accountId, personId: null, params, at: now });
  }
  return true;
}
