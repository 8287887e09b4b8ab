import { addDays, daysBetween, riyadhDate } from '@diyar/contract/values/riyadh';
import { recordEvent } from '../events/record-event.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { claimEnd, claimReminders } from './reminder.queries.ts';

/**
 * Tells accounts, as events, that the licence of a live ad ends within 30 days, and again within 7: each end once at each
 * distance, also when the job was late or runs twice. A licence that is checked with a week left is told of once. Answers how
 * many were told.
 */
export function remindOfEnds(db: Database, now: Date): Promise<number> {
  const today = riyadhDate(now);
  return transact(db, async (tx) => {
    const near = { after: addDays(today, -1), until: addDays(today, 7) };
    const far = { after: near.until, until: addDays(today, 30) };
    const told = [
      ...(await claimReminders(tx, { ...near, daysBefore: 7, now })),
      ...(await claimReminders(tx, { ...far, daysBefore: 30, now })),
    ];
    for (const { account_id: accountId, ad_number: ad, licence_number: licence, expires_on } of told) {
      const params = { ad, licence, expires_on, days: daysBetween(today, expires_on) };
      await recordEvent(tx, { key: 'licence_ends_soon', accountId, personId: null, params, at: now });
    }
    return told.length;
  });
}

export interface EndedAd {
  id: string;
  number: number;
  account_id: string;
  /** Number of its licence. */
  licence: string;
}

/** Tells an account, as an event, that the licence of its ad has ended and took the ad off; once for each end of a licence. */
export async function tellEnd(
  tx: Tx,
  { id, number: ad, account_id: accountId, licence }: EndedAd,
  now: Date,
): Promise<void> {
  if (!(await claimEnd(tx, id, now))) return;
  const params = { ad, licence };
  await recordEvent(tx, { key: 'licence_expired', accountId, personId: null, params, at: now });
}
