import type { AttachmentKind } from '@diyar/contract/tickets';
import type { z } from 'zod';
import type { Database, Reader, Tx } from '../platform/db/database.ts';

/** A file of a ticket, by the ticket's number. */
export function findAttachment(
  reader: Reader,
  { number, attachmentId }: { number: string; attachmentId: string },
): Promise<{ file_key: string; kind: z.infer<typeof AttachmentKind> } | undefined> {
  return reader
    .selectFrom('ticket_attachment')
    .innerJoin('ticket_message', 'ticket_message.id', 'ticket_attachment.message_id')
    .innerJoin('ticket', 'ticket.id', 'ticket_message.ticket_id')
    .select(['ticket_attachment.file_key', 'ticket_attachment.kind'])
    .where('ticket.number', '=', Number(number))
    .where('ticket_attachment.id', '=', attachmentId)
    .executeTakeFirst();
}

/** Deletes the files' rows that no message took before an instant, and answers their keys. */
export async function deleteUnused(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('ticket_attachment')
    .where('message_id', 'is', null)
    .where('created_at', '<', before)
    .returning('file_key')
    .execute();
  return rows.map(({ file_key }) => file_key);
}

/** Deletes the tickets that were closed before an instant, and answers the keys of their files. */
export async function deleteClosed(tx: Tx, before: Date): Promise<string[]> {
  const old = tx
    .selectFrom('ticket')
    .select('id')
    .where('state', '=', 'closed')
    .where('state_since', '<', before);
  const files = await tx
    .selectFrom('ticket_attachment')
    .innerJoin('ticket_message', 'ticket_message.id', 'ticket_attachment.message_id')
    .select('ticket_attachment.file_key')
    .where('ticket_message.ticket_id', 'in', old)
    .execute();
  await tx.deleteFrom('ticket').where('state', '=', 'closed').where('state_since', '<', before).execute();
  return files.map(({ file_key }) => file_key);
}

/** The keys of the files that somebody sent: of an account, or of the strangers with a phone. */
export async function findFilesOf(
  reader: Reader,
  of: { accountId: string; phone: string | null },
): Promise<string[]> {
  const rows = await reader
    .selectFrom('ticket_attachment')
    .innerJoin('ticket_message', 'ticket_message.id', 'ticket_attachment.message_id')
    .innerJoin('ticket', 'ticket.id', 'ticket_message.ticket_id')
    .select('ticket_attachment.file_key')
    .where((eb) => eb.or([eb('ticket.account_id', '=', of.accountId), eb('ticket.phone', '=', of.phone)]))
    .execute();
  return rows.map(({ file_key }) => file_key);
}
