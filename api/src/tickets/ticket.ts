import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { TicketKind, TicketThing } from '@diyar/contract/people/tickets';
import type { Actor } from '../platform/http/actor.ts';

/** A message to Diyar as it was typed. */
export interface NewTicket {
  kind: TicketKind;
  subject: string;
  text: string;
  attachment_id?: string | undefined;
  about?: TicketThing | undefined;
  name?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

/** Who asks for a ticket: an account by its token, a stranger by the ticket's key. */
export interface TicketReader {
  actor: Actor | null;
  key: string | undefined;
}

const KEY_LENGTH = 22;

/** The key that opens a stranger's ticket: 128 bits that only the server can make, kept nowhere. */
export function ticketKey(pepper: string, ticketId: string): string {
  return createHmac('sha256', pepper).update(`ticket:${ticketId}`).digest('base64url').slice(0, KEY_LENGTH);
}

export function isTicketKey(pepper: string, ticketId: string, key: string | undefined): boolean {
  const [right, told] = [ticketKey(pepper, ticketId), key ?? ''].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return right !== undefined && told !== undefined && timingSafeEqual(right, told);
}

/** What a repeated sending is known by: the account, or the key alone of a stranger, whose network may change between two tries. */
export function onceHashOf(pepper: string, actor: Actor | null, idempotencyKey: string): Buffer {
  const caller = actor?.accountId ?? 'stranger';
  return createHmac('sha256', pepper).update(`ticket-once:${caller}:${idempotencyKey}`).digest();
}
