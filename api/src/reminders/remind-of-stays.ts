import { recordEvent } from '../events/record-event.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { claimReminders, REMINDERS } from './reminder.queries.ts';

/**
 * Reminds the sides of bookings, each kind once (`reservation_reminder_once`), also when the job was late or runs twice. What is over by
 * then is not reminded of. Answers how many were told.
 */
export async function remindOfStays(db: Database, now: Date): Promise<number> {
  let told = 0;
  for (const reminder of REMINDERS) {
    told += await transact(db, async (tx) => {
      const claimed = await claimReminders(tx, reminder, now);
      for (const { number, guest_account_id, host_account_id } of claimed) {
        const sides = {
          guest: [guest_account_id],
          host: [host_account_id],
          both: [guest_account_id, host_account_id],
        };
        for (const accountId of sides[reminder.tells]) {
          const params = { reservation: number };
          await recordEvent(tx, { key: reminder.key, accountId, personId: null, params, at: now });
        }
      }
      return claimed.length;
    });
  }
  return told;
}
