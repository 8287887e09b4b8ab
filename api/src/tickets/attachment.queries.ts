import type { AttachmentKind } from '@diyar/contract/people/tickets';
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

/** How many are cleaned up in one night; the rest waits for the next. */
const A_NIGHT = 1000;

/** Locks the files that no message took before an instant. */
export function lockUnused(tx: Tx, before: Date): Promise<{ id: string; file_key: string }[]> {
  return tx
    .selectFrom('ticket_attachment')
    .select(['id', 'file_key'])
    .where('message_id', 'is', null)
    .where('created_at', '<', before)
    .orderBy('id')
    .limit(A_NIGHT)
    .forUpdate()
    .execute();
}

export async function removeUnused(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('ticket_attachment').where('id', 'in', ids).where('message_id', 'is', null).execute();
}

/** The tickets that were closed before an instant, for good, and the keys of their files. */
export async function findOldClosed(
  reader: Reader,
  before: Date,
): Promise<{ tickets: string[]; files: string[] }> {
  const old = await reader
    .selectFrom('ticket')
    .select('id')
    .where('state', '=', 'closed')
    .where('state_since', '<', before)
    .orderBy('state_since')
    .limit(A_NIGHT)
    .execute();
  const tickets = old.map(({ id }) => id);
  if (tickets.length === 0) return { tickets, files: [] };
  const files = await reader
    .selectFrom('ticket_attachment')
    .innerJoin('ticket_message', 'ticket_message.id', 'ticket_attachment.message_id')
    .select('ticket_attachment.file_key')
    .where('ticket_message.ticket_id', 'in', tickets)
    .execute();
  return { tickets, files: files.map(({ file_key }) => file_key) };
}

export async function deleteClosed(db: Database, tickets: readonly string[]): Promise<void> {
  if (tickets.length === 0) return;
  await db.deleteFrom('ticket').where('id', 'in', tickets).where('state', '=', 'closed').execute();
}

/** Closes the tickets that were answered before an instant and nobody wrote in since. */
export async function closeAnswered(db: Database, before: Date, now: Date): Promise<void> {
  await db
    .updateTable('ticket')
    .set({ state: 'closed', state_since: now })
    .where('state', '=', 'answered')
    .where('state_since', '<', before)
    .execute();
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
