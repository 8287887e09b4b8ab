import { createHash, randomBytes } from 'node:crypto';
import { authenticateHash } from '../accounts/authenticate.ts';
import { loadUnit } from '../availability/load-unit.ts';
import type { Database } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { insertTicket, type Ticket, takeTicket } from './live-ticket.queries.ts';

export const TICKET_SECONDS = 60;

export interface AskedTicket {
  actor: Actor | null;
  unitId: string | undefined;
  linkKey: string | undefined;
  now: Date;
}

/**
 * A ticket for one stream, which follows the caller's account, if they have one, and a unit they may know of, if they
 * name one. Throws `login_required` when it would follow nothing, `not_found`.
 */
export async function issueTicket(db: Database, asked: AskedTicket): Promise<string> {
  const { actor, unitId, linkKey, now } = asked;
  if (actor === null && unitId === undefined) throw new Refusal('login_required');
  if (unitId !== undefined) await loadUnit(db, unitId, { personId: actor?.personId ?? null, linkKey }, now);
  const ticket = randomBytes(24).toString('base64url');
  await insertTicket(db, {
    ticketHash: hashOf(ticket),
    tokenHash: actor?.tokenHash ?? null,
    accountId: actor?.accountId ?? null,
    unitId: unitId ?? null,
    expiresAt: new Date(now.getTime() + TICKET_SECONDS * 1000),
  });
  return ticket;
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

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}
