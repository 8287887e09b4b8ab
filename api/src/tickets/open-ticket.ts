import type { Lang } from '@diyar/messages/messages';
import { normalisePhone } from '../phones/phone.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { fingerprintOf } from '../platform/http/idempotency.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refusePast } from '../platform/http/refuse-past.ts';
import { figuresAt } from '../settings/figures.ts';
import { pointAt } from './point-at.ts';
import {
  type Counted,
  findSent,
  insertMessage,
  insertTicket,
  lockSender,
  type SentTicket,
  takeAttachment,
  ticketsSince,
} from './ticket.queries.ts';
import { type NewTicket, onceHashOf, ticketKey } from './ticket.ts';

const DAY_MS = 86_400_000;

export interface Sending {
  actor: Actor | null;
  ticket: NewTicket;
  lang: Lang;
  idempotencyKey: string;
  /** Keyed hash of the caller's network address. */
  addressHash: Buffer;
  now: Date;
}

/**
 * Opens a ticket and returns its number, with the key that opens it for a stranger; the same sending again returns the same
 * ticket. Refuses a stranger without name and phone (422), `attachment_gone`, what `pointAt` refuses, `idempotency_key_reused` for another text under the
 * same key, `too_many_requests` past the daily limit of the account or address.
 */
export async function openTicket(
  { db, pepper }: { db: Database; pepper: string },
  sending: Sending,
): Promise<{ id: string; key: string | null }> {
  const { actor, ticket } = sending;
  const sender = senderOf(sending);
  const onceHash = onceHashOf(pepper, actor, sending.idempotencyKey);
  const fingerprint = fingerprintOf('POST', 'ticket', ticket);
  const told = ({ id, number }: SentTicket) => ({
    id: String(number),
    key: actor === null ? ticketKey(pepper, id) : null,
  });
  return transact(db, async (tx) => {
    const by = actor === null ? { addressHash: sending.addressHash } : { accountId: actor.accountId };
    await lockSender(tx, by);
    const before = await findSent(tx, onceHash);
    if (before !== undefined) return told(same(before, fingerprint));
    await refuseTooMany(tx, by, sending.now);
    const opened = await insertTicket(tx, {
      ...sender,
      ...(await pointAt(tx, ticket.about, sender.account_id)),
      lang: sending.lang,
      kind: ticket.kind,
      subject: ticket.subject,
      address_hash: sending.addressHash,
      once_hash: onceHash,
      fingerprint,
      state_since: sending.now,
      created_at: sending.now,
    });
    if (opened === undefined) return told(same(await sentMeanwhile(tx, onceHash), fingerprint));
    await writeFirst(tx, opened.id, sending);
    return told(opened);
  });
}

async function writeFirst(tx: Tx, ticketId: string, { actor, ticket, now }: Sending): Promise<void> {
  const by = { operator_id: null, person_id: actor?.personId ?? null };
  const message = { ticket_id: ticketId, position: 1, text: ticket.text, created_at: now };
  const messageId = await insertMessage(tx, { ...message, ...by });
  if (ticket.attachment_id !== undefined) await takeAttachment(tx, ticket.attachment_id, messageId);
}

/** Who sends: an account and the person acting for it, or what a stranger said of themselves. */
function senderOf({ actor, ticket }: Sending) {
  if (actor !== null) {
    const { accountId: account_id, personId: person_id } = actor;
    return { account_id, person_id, name: null, phone: null, email: null };
  }
  const { name = '', phone = '', email = '' } = ticket;
  const normal = normalisePhone(phone);
  const fields = [
    ...(name === '' ? [{ field: 'name', rule: 'name_required' as const }] : []),
    ...(phone === '' ? [{ field: 'phone', rule: 'phone_required' as const }] : []),
    ...(phone !== '' && normal === null ? [{ field: 'phone', rule: 'phone_invalid' as const }] : []),
  ];
  if (fields.length > 0) throw new Refusal('validation_failed', { fields });
  return { account_id: null, person_id: null, name, phone: normal, email: email === '' ? null : email };
}

function same(sent: SentTicket, fingerprint: Buffer): SentTicket {
  if (!sent.fingerprint.equals(fingerprint)) throw new Refusal('idempotency_key_reused');
  return sent;
}

async function sentMeanwhile(tx: Tx, onceHash: Buffer): Promise<SentTicket> {
  const sent = await findSent(tx, onceHash);
  if (sent === undefined) throw new Refusal('request_running');
  return sent;
}

async function refuseTooMany(tx: Tx, by: Counted, now: Date): Promise<void> {
  const figures = await figuresAt(tx, now);
  const most = 'accountId' in by ? figures.tickets_per_account_day : figures.tickets_per_address_day;
  await refusePast((since) => ticketsSince(tx, by, since), { most, spanMs: DAY_MS }, now);
}
