import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';
import { localPhone, worldPhone } from '../phones/written-phone.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import { findAnswerer, findPhoneOf, insertContact } from './answer.queries.ts';
import { refusePast } from './answer-request.ts';
import { findVisibleRequest } from './show-requests.ts';

interface Asked {
  number: string;
  channel: 'phone' | 'whatsapp';
  actor: Actor;
  lang: Lang;
  now: Date;
}
interface Contact {
  phone: string;
  url: string;
}

const HOUR_MS = 3_600_000;

/**
 * The number of who asked, with what dials it or opens WhatsApp, written to `request_contact`. Throws `not_found` too where they did
 * not choose to be reached so, `own_request`, `too_many_requests` past the account's limit of an hour.
 */
export function revealRequestContact(db: Database, asked: Asked): Promise<Contact> {
  return transact(db, async (tx) => {
    const { row, isOwn } = await findVisibleRequest(tx, asked.number, asked);
    if (isOwn) throw new Refusal('own_request');
    if (!(asked.channel === 'phone' ? row.by_phone : row.by_whatsapp)) throw new Refusal('not_found');
    return show(tx, asked, { requestId: row.id, answerId: null, of: row.account_id, title: row.title });
  });
}

/** The number of who answered a request of the acting account. Throws `not_found`, `too_many_requests`. */
export function revealAnswerContact(db: Database, asked: Asked & { answerId: string }): Promise<Contact> {
  return transact(db, async (tx) => {
    const { row, isOwn } = await findVisibleRequest(tx, asked.number, asked);
    const of = isOwn ? await findAnswerer(tx, row.id, asked.answerId) : undefined;
    if (of === undefined) throw new Refusal('not_found');
    return show(tx, asked, { requestId: row.id, answerId: asked.answerId, of, title: row.title });
  });
}

async function show(
  tx: Tx,
  { number, channel, actor, lang, now }: Asked,
  {
    requestId,
    answerId,
    of,
    title,
  }: { requestId: string; answerId: string | null; of: string; title: string },
): Promise<Contact> {
  const { request_contacts_per_account_hour: most } = await figuresAt(tx, now);
  await refusePast(tx, 'request_contact', actor.accountId, { most, windowMs: HOUR_MS, now });
  await insertContact(tx, {
    request_id: requestId,
    answer_id: answerId,
    account_id: actor.accountId,
    channel,
    at: now,
  });
  const phone = worldPhone(await findPhoneOf(tx, of));
  if (channel === 'phone') return { phone: localPhone(phone), url: `tel:${phone}` };
  const text = translatorOf(lang)('requests.whatsapp', { title, number });
  return {
    phone: localPhone(phone),
    url: `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`,
  };
}
