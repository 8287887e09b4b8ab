import { translatorOf } from '@diyar/messages/translate';
import type { Database } from '../platform/db/database.ts';
import type { MessageSender } from '../platform/messaging/message-sender.ts';
import { ticketKey } from './ticket.ts';
import { findTold } from './told.queries.ts';

export interface TellDeps {
  db: Database;
  sender: MessageSender;
  pepper: string;
  /** The site's address; the message then leads to the answer. */
  publicUrl: string | undefined;
}

/**
 * Sends who wrote a ticket an SMS that an answer has come, in the language they wrote in, with the way to it: their list, or a
 * stranger's own link. Does nothing when the answer is gone. Sent at least once: a try that failed after sending repeats it.
 */
export async function tellAnswer(
  { db, sender, pepper, publicUrl }: TellDeps,
  { ticketId, position }: { ticketId: string; position: number },
  now: Date,
): Promise<void> {
  const told = await findTold(db, ticketId, position);
  if (told === undefined) return;
  const number = String(told.number);
  const key = told.account_id === null ? `&k=${ticketKey(pepper, ticketId)}` : '';
  const path = `${told.lang === 'en' ? '/en' : ''}/contact-us?ticket=${number}${key}`;
  const link = publicUrl === undefined ? path : new URL(path, publicUrl).href;
  const text = `${translatorOf(told.lang)('sms.ticketAnswered', { number })}\n${link}`;
  await sender.send({ channel: 'sms', to: told.phone, kind: 'ticket_answered', text }, now);
}
