import { sql } from 'kysely';
import type { Database, Reader, Tx } from '../platform/db/database.ts';

/** The approved verifications whose last day is over. */
export async function findOver(reader: Reader, today: string): Promise<{ id: string; account_id: string }[]> {
  return reader
    .selectFrom('office_verification')
    .select(['id', 'account_id'])
    .where('state', '=', 'approved')
    .where('expires_on', '<', today)
    .orderBy('id')
    .execute();
}

/** Takes the badge off an account and ends its verification; false when that ended or was replaced meanwhile. The account is locked by the caller. */
export async function endApproved(
  tx: Tx,
  { id, account_id }: { id: string; account_id: string },
  now: Date,
): Promise<boolean> {
  const stands = await tx
    .selectFrom('office_verification')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .executeTakeFirst();
  if (stands === undefined) return false;
  await tx.updateTable('account').set({ verified_at: null }).where('id', '=', account_id).execute();
  await tx
    .updateTable('office_verification')
    .set({ state: 'expired', ended_at: now })
    .where('id', '=', id)
    .execute();
  return true;
}

/** At how many days before its end an office is told. */
export type DaysBefore = 30 | 7;

/** Claims the reminders that are due, each once (`office_verification_reminder_once`); not of an office whose renewal waits. */
export async function claimReminders(
  tx: Tx,
  { daysBefore, after, until, now }: { daysBefore: DaysBefore; after: string; until: string; now: Date },
): Promise<{ account_id: string; expires_on: string }[]> {
  const { rows } = await sql<{ account_id: string; expires_on: string }>`
    with claimed as (
      insert into office_verification_reminder (verification_id, days_before, at)
      select id, ${daysBefore}::smallint, ${now}::timestamptz from office_verification due
      where state = 'approved' and expires_on > ${after}::date and expires_on <= ${until}::date
        and not exists (select from office_verification other where other.account_id = due.account_id and other.state = 'sent')
      on conflict on constraint office_verification_reminder_once do nothing
      returning verification_id
    )
    select account_id, expires_on from office_verification join claimed on claimed.verification_id = office_verification.id
    order by account_id`.execute(tx);
  return rows;
}

/** Documents of requests that ended before an instant, and drafts that nobody touched since: their ids and files. */
export async function findForgotten(
  reader: Reader,
  { endedBefore, draftBefore }: { endedBefore: Date; draftBefore: Date },
): Promise<{ documents: { id: string; file_key: string }[]; drafts: string[] }> {
  const { rows } = await sql<{ id: string; file_key: string }>`
    select office_document.id, office_document.file_key from office_document
    join office_verification request on request.id = office_document.verification_id
    where (request.state = 'draft' and request.register_checked_at < ${draftBefore})
      or (request.state = 'refused' and request.decided_at < ${endedBefore}) or request.ended_at < ${endedBefore}
    limit 1000`.execute(reader);
  const drafts = await reader
    .selectFrom('office_verification')
    .select('id')
    .where('state', '=', 'draft')
    .where('register_checked_at', '<', draftBefore)
    .execute();
  return { documents: rows, drafts: drafts.map(({ id }) => id) };
}

/** Deletes rows of documents whose files are gone, the drafts without any, and what counts or opens for a day at most. */
export async function forget(
  db: Database,
  { documents, drafts, before }: { documents: readonly string[]; drafts: readonly string[]; before: Date },
): Promise<void> {
  if (documents.length > 0) await db.deleteFrom('office_document').where('id', 'in', documents).execute();
  if (drafts.length > 0)
    await db
      .deleteFrom('office_verification')
      .where('id', 'in', drafts)
      .where('state', '=', 'draft')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('office_document')
              .select('id')
              .whereRef('verification_id', '=', 'office_verification.id'),
          ),
        ),
      )
      .execute();
  await db.deleteFrom('register_inquiry').where('asked_at', '<', before).execute();
  await db.deleteFrom('office_document_ticket').where('expires_at', '<', before).execute();
}

/** The files of all documents of an account. */
export async function findFilesOf(reader: Reader, accountId: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('office_document')
    .innerJoin('office_verification', 'office_verification.id', 'office_document.verification_id')
    .select('office_document.file_key')
    .where('office_verification.account_id', '=', accountId)
    .execute();
  return rows.map(({ file_key }) => file_key);
}
