import { riyadhDate } from '@diyar/contract/values/riyadh';
import { recordEvent } from '../events/record-event.ts';
import { type Database, transact } from '../platform/db/database.ts';
import { figuresAt } from '../settings/figures.ts';
import { deleteVisitsBefore, markReminded } from './request.queries.ts';

const DAY_MS = 86_400_000;

/** Writes a reminder for each request that ends within the days of the setting, once; forgets visitors of past days. */
export function tendRequests(db: Database, now: Date): Promise<void> {
  return transact(db, async (tx) => {
    const { request_reminder_days: days } = await figuresAt(tx, now);
    const ending = await markReminded(tx, new Date(now.getTime() + days * DAY_MS), now);
    for (const { account_id: accountId, number, expires_at } of ending)
      await recordEvent(tx, {
        key: 'request_ends_soon',
        accountId,
        personId: null,
        params: { request: String(number), ends_on: riyadhDate(expires_at) },
        at: now,
      });
    await deleteVisitsBefore(tx, riyadhDate(now));
  });
}
