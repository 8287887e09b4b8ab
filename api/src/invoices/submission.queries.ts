import { sql } from 'kysely';
import type { Database, Reader } from '../platform/db/database.ts';
import type { SubmissionAnswer } from './tax-authority.ts';

export interface UnsubmittedRow {
  uuid: string;
  hash: string;
  xml: string;
  standard: boolean;
}

/** A tax document that the authority has not answered about; undefined for any other. */
export async function findUnsubmitted(reader: Reader, id: string): Promise<UnsubmittedRow | undefined> {
  const { rows } = await sql<UnsubmittedRow>`
    select uuid, hash, xml, standard from invoice
    where id = ${id} and xml is not null and not exists (select from invoice_submission where invoice_id = ${id})`.execute(
    reader,
  );
  return rows[0];
}

/** Ids of tax documents that the authority has not answered about, in the order of their issue. */
export async function findAllUnsubmitted(reader: Reader, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from invoice
    where xml is not null and not exists (select from invoice_submission s where s.invoice_id = invoice.id)
    order by issued_at, id limit ${most}`.execute(reader);
  return rows.map(({ id }) => id);
}

/** Keeps an answer; the first one stays. */
export async function insertSubmission(
  db: Database,
  invoiceId: string,
  answer: SubmissionAnswer,
  at: Date,
): Promise<void> {
  await db
    .insertInto('invoice_submission')
    .values({ invoice_id: invoiceId, ...answer, at })
    .onConflict((conflict) => conflict.column('invoice_id').doNothing())
    .execute();
}
