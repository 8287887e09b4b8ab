import { addDays, DAY_MS, daysBetween, riyadhDate } from '@diyar/contract/values/riyadh';
import { recordEvent } from '../events/record-event.ts';
import { type Database, type Reader, transact } from '../platform/db/database.ts';
import { eachAlone } from '../platform/jobs/one-by-one.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import {
  claimReminders,
  endApproved,
  findFilesOf,
  findForgotten,
  findOver,
  forget,
} from './end-badges.queries.ts';
import { lockAccount } from './office.queries.ts';

/** As the map of personal columns says. */
const ENDED_FOR_DAYS = 90;
const DRAFT_FOR_DAYS = 30;

/** Takes the badge off offices whose verification ended before today, and tells them; answers how many. One that fails holds up no other. */
export async function endBadges(db: Database, now: Date): Promise<number> {
  return eachAlone(await findOver(db, riyadhDate(now)), (one) =>
    transact(db, async (tx) => {
      await lockAccount(tx, one.account_id);
      if (!(await endApproved(tx, one, now))) return false;
      const event = {
        key: 'office_expired' as const,
        accountId: one.account_id,
        personId: null,
        params: {},
        at: now,
      };
      await recordEvent(tx, event);
      return true;
    }),
  );
}

/** Tells offices that their verification ends within 30 days, and again within 7: once each; answers how many were told. */
export function remindOfBadges(db: Database, now: Date): Promise<number> {
  const today = riyadhDate(now);
  return transact(db, async (tx) => {
    const near = { after: addDays(today, -1), until: addDays(today, 7) };
    const far = { after: near.until, until: addDays(today, 30) };
    const told = [
      ...(await claimReminders(tx, { ...near, daysBefore: 7, now })),
      ...(await claimReminders(tx, { ...far, daysBefore: 30, now })),
    ];
    for (const { account_id: accountId, expires_on } of told) {
      const params = { ends_on: expires_on, days: daysBetween(today, expires_on) };
      await recordEvent(tx, { key: 'office_ends_soon', accountId, personId: null, params, at: now });
    }
    return told.length;
  });
}

/** Deletes documents of requests that ended 90 days ago, and drafts that nobody touched for 30 days. A file goes before the row that names it. */
export async function forgetOffices(
  { db, files }: { db: Database; files: FileStorage },
  now: Date,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const found = await findForgotten(db, {
    endedBefore: ago(ENDED_FOR_DAYS),
    draftBefore: ago(DRAFT_FOR_DAYS),
  });
  for (const { file_key } of found.documents) await files.delete(file_key);
  const documents = found.documents.map(({ id }) => id);
  await forget(db, { documents, drafts: found.drafts, before: ago(1) });
}

/** The keys of the files of an account's documents. */
export function officeFilesOf(reader: Reader, accountId: string): Promise<string[]> {
  return findFilesOf(reader, accountId);
}
