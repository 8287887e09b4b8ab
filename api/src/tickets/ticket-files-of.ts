import type { Reader } from '../platform/db/database.ts';
import { findFilesOf } from './attachment.queries.ts';

/** The keys of the files an account sent with its tickets; with a phone also those that a stranger sent who left it. */
export function ticketFilesOf(
  reader: Reader,
  of: { accountId: string; phone: string | null },
): Promise<string[]> {
  return findFilesOf(reader, of);
}
