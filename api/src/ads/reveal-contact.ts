import { translatorOf } from '@diyar/messages/translate';
import { localPhone, worldPhone } from '../phones/written-phone.ts';
import { type Database, type Tx, transact } from '../platform/db/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { figuresAt } from '../settings/figures.ts';
import { type ContactRow, findContact, insertReveal, revealsSince } from './contact.queries.ts';
import { textIn } from './present-card.ts';
import { type AdRequest, findVisibleAd } from './show-ad.ts';

export interface ContactRequest extends AdRequest {
  channel: 'phone' | 'whatsapp';
  /** Keyed hash of the caller's network address. */
  addressHash: Buffer;
}

const HOUR_MS = 3_600_000;

/**
 * The advertiser's number, or that of who shows the property for them, with what dials it or opens WhatsApp, written to `contact_reveal`. Throws `not_found` when the
 * caller may not know of the ad, `too_many_requests` past the hourly limit of their address or account (product.md 3).
 */
export function revealContact(
  db: Database,
  request: ContactRequest,
): Promise<{ phone: string; url: string }> {
  return transact(db, async (tx) => {
    const ad = await findVisibleAd(tx, request);
    await refuseTooMany(tx, request);
    await insertReveal(tx, {
      ad_id: ad.id,
      account_id: request.actor?.accountId ?? null,
      address_hash: request.addressHash,
      channel: request.channel,
      at: request.now,
    });
    const found = await findContact(tx, ad.id);
    const contact = { ...found, phone: worldPhone(found.phone) };
    return { phone: localPhone(contact.phone), url: urlOf(contact, request) };
  });
}

/** An address that many share and an account that roams are counted each, the address first. */
async function refuseTooMany(tx: Tx, { addressHash, actor, now }: ContactRequest): Promise<void> {
  const figures = await figuresAt(tx, now);
  await refusePast(tx, { addressHash }, figures.contacts_per_address_hour, now);
  if (actor === null) return;
  await refusePast(tx, { accountId: actor.accountId }, figures.contacts_per_account_hour, now);
}

async function refusePast(
  tx: Tx,
  by: Parameters<typeof revealsSince>[1],
  most: number,
  now: Date,
): Promise<void> {
  const { count, first } = await revealsSince(tx, by, new Date(now.getTime() - HOUR_MS));
  if (count < most) return;
  const freeAt = (first ?? now).getTime() + HOUR_MS;
  throw new Refusal('too_many_requests', {
    retryAfterSeconds: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)),
  });
}

function urlOf(contact: ContactRow, { channel, lang, number }: ContactRequest): string {
  if (channel === 'phone') return `tel:${contact.phone}`;
  const title = textIn(lang, contact.title_ar, contact.title_en)?.text ?? '';
  const text = translatorOf(lang)('ads.whatsapp', { title, number });
  return `https://wa.me/${contact.phone.slice(1)}?text=${encodeURIComponent(text)}`;
}
