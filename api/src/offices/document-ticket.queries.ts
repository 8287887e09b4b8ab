import { sql } from 'kysely';
import type { Database, Reader, Tx } from '../platform/db/database.ts';

/** A document of a request that was sent. */
export async function findDocument(
  reader: Reader,
  { id, documentId }: { id: string; documentId: string },
): Promise<{ kind: 'picture' | 'pdf' } | undefined> {
  const { rows } = await sql<{ kind: 'picture' | 'pdf' }>`
    select office_document.kind from office_document
    join office_verification on office_verification.id = office_document.verification_id
    where office_document.id = ${documentId} and office_verification.id = ${id} and office_verification.state <> 'draft'`.execute(
    reader,
  );
  return rows[0];
}

export async function insertTicket(
  tx: Tx,
  ticket: { ticket_hash: Buffer; document_id: string; expires_at: Date },
): Promise<void> {
  await tx.insertInto('office_document_ticket').values(ticket).execute();
}

/** Takes a ticket that is in time, and answers its document; of two callers with one ticket one gets it. */
export async function takeTicket(
  db: Database,
  hash: Buffer,
  now: Date,
): Promise<{ kind: 'picture' | 'pdf'; file_key: string } | undefined> {
  const { rows } = await sql<{ kind: 'picture' | 'pdf'; file_key: string }>`
    with taken as (
      delete from office_document_ticket
      where ticket_hash = ${hash} and expires_at > ${now}
      returning document_id
    )
    select office_document.kind, office_document.file_key from office_document join taken on taken.document_id = office_document.id`.execute(
    db,
  );
  return rows[0];
}
