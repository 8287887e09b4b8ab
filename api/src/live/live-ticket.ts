import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { authenticateHash } from '../accounts/authenticate.ts';
import { loadUnit } from '../availability/load-unit.ts';
import type { Database } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { insertTicket, type Ticket, takeTicket } from './live-ticket.queries.ts';

export const TICKET_SECONDS = 60;
const RANDOM_BYTES = 24;
const SIGNATURE_BYTES = 16;

export interface AskedTicket {
  actor: Actor | null;
  unitId: string | undefined;
  linkKey: string | undefined;
  /** The key that tickets are signed with. */
  pepper: string;
  now: Date;
}

/**
 * A ticket for one stream, which follows the caller's account, if they have one, and a unit they may know of, if they
 * name one. Throws `login_required` when it would follow nothing, `not_found`.
 */
export async function issueTicket(db: Database, asked: AskedTicket): Promise<string> {
  const { actor, unitId, linkKey, pepper, now } = asked;
  if (actor === null && unitId === undefined) throw new Refusal('login_required');
  if (unitId !== undefined) await loadUnit(db, unitId, { personId: actor?.personId ?? null, linkKey }, now);
  const ticket = signed(randomBytes(RANDOM_BYTES), pepper).toString('base64url');
  await insertTicket(db, {
    ticketHash: hashOf(ticket),
    tokenHash: actor?.tokenHash ?? null,
    accountId: actor?.accountId ?? null,
    unitId: unitId ?? null,
    expiresAt: new Date(now.getTime() + TICKET_SECONDS * 1000),
  });
  return ticket;
}

/** Whether a ticket was issued by us at any time: tells invented ones without asking the database. */
export function isOurs(ticket: string, pepper: string): boolean {
  const bytes = Buffer.from(ticket, 'base64url');
  // One spelling alone: the others of the same bytes are not what was issued.
  if (bytes.length !== RANDOM_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== ticket) return false;
  return timingSafeEqual(bytes, signed(bytes.subarray(0, RANDOM_BYTES), pepper));
}

/** The topics a ticket lets its holder follow, and the token it was taken with, if any. */
export type Right = Pick<Ticket, 'tokenHash' | 'accountId' | 'unitId'>;

/** Spends a ticket, whether or not a stream opens; undefined when the ticket is unknown or over. */
export async function redeemTicket(db: Database, ticket: string, now: Date): Promise<Right | undefined> {
  const found = await takeTicket(db, hashOf(ticket));
  return found === undefined || found.expiresAt <= now ? undefined : found;
}

/**
 * Whether a right still holds at `now`: the token it was taken with was not revoked, lives, and acts for the same
 * account, which is open. A stranger's right to follow a public unit has no token.
 */
export async function rightHolds(db: Database, { tokenHash, accountId }: Right, now: Date): Promise<boolean> {
  if (tokenHash === null) return true;
  const actor = await authenticateHash(db, tokenHash, now);
  return actor?.accountId === accountId;
}

function signed(random: Buffer, pepper: string): Buffer {
  const signature = createHmac('sha256', pepper).update('live-ticket:').update(random).digest();
  return Buffer.concat([random, signature.subarray(0, SIGNATURE_BYTES)]);
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}
