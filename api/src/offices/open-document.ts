import { createHash, randomBytes } from 'node:crypto';
import { recordAct } from '../audit/record-act.ts';
import { type Database, transact } from '../platform/db/database.ts';
import type { OperatorActor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { type FileStorage, readWhole } from '../platform/storage/file-storage.ts';
import { findDocument, insertTicket, takeTicket } from './document-ticket.queries.ts';

/** Where a ticket is shown to get its document. */
export const DOCUMENT_PATH = '/office-documents';
const TICKET_SECONDS = 60;
const RANDOM_BYTES = 24;

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

/** Gives an operator a ticket for one document; in the audit log. Throws `not_found`. */
export function giveDocumentTicket(
  db: Database,
  { operatorId, requestId }: Pick<OperatorActor, 'operatorId' | 'requestId'>,
  { id, documentId }: { id: string; documentId: string },
  now: Date,
): Promise<{ url: string; kind: 'picture' | 'pdf' }> {
  return transact(db, async (tx) => {
    const document = await findDocument(tx, { id, documentId });
    if (document === undefined) throw new Refusal('not_found');
    const ticket = randomBytes(RANDOM_BYTES).toString('base64url');
    const expires_at = new Date(now.getTime() + TICKET_SECONDS * 1000);
    await insertTicket(tx, { ticket_hash: hashOf(ticket), document_id: documentId, expires_at });
    const act = {
      act: 'office_document_opened' as const,
      subject: { kind: 'office', id },
      after: { document: documentId },
    };
    await recordAct(tx, { operatorId, requestId }, act, now);
    return { url: `${DOCUMENT_PATH}/${ticket}`, kind: document.kind };
  });
}

/** The document of a ticket, once. Throws `not_found`. */
export async function takeDocument(
  { db, files }: { db: Database; files: FileStorage },
  ticket: string,
  now: Date,
): Promise<{ kind: 'picture' | 'pdf'; bytes: Uint8Array }> {
  const document = await takeTicket(db, hashOf(ticket), now);
  const bytes = document && (await readWhole(files, document.file_key));
  if (document === undefined || bytes === undefined) throw new Refusal('not_found');
  return { kind: document.kind, bytes };
}
