import type { Reader } from '../platform/db/database.ts';
import { findMessages, type MessageRow } from './message.queries.ts';

const MOST = 500;

/** What both sides of a booking wrote, whole, as evidence: the last five hundred messages in their order. */
export function evidenceOf(reader: Reader, reservationId: string): Promise<MessageRow[]> {
  return findMessages(reader, reservationId, { before: undefined, most: MOST });
}
