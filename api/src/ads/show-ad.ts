import type { AdDetails } from '@diyar/contract/ads';
import type { Lang } from '@diyar/messages/messages';
import { riyadhDate } from '../availability/riyadh.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { isForAll, maySee } from './ad.policy.ts';
import { type AdSight, findAdSight, findCardRows } from './ad.queries.ts';
import { presentDetails } from './ad-details.presenter.ts';
import { findDetails } from './ad-details.queries.ts';

export interface AdRequest {
  /** The public number. */
  number: string;
  /** Of a private unit's link. */
  linkKey: string | undefined;
  actor: Actor | null;
  lang: Lang;
  now: Date;
}

/** The ad, when the caller may know of it. Throws `not_found` otherwise, whatever the reason. */
export async function findVisibleAd(reader: Reader, request: AdRequest): Promise<AdSight> {
  const { number, actor, linkKey, now } = request;
  const ad = await findAdSight(reader, number, actor?.personId ?? null, riyadhDate(now));
  if (ad === undefined || !maySee(ad, linkKey)) throw new Refusal('not_found');
  return ad;
}

/**
 * An ad as its page, in the caller's language. `isForAll` says whether a shared cache may keep the answer. Throws
 * `not_found` when the caller may not know of it or it has no price to lead with.
 */
export async function showAd(
  reader: Reader,
  request: AdRequest,
): Promise<{ details: AdDetails; isForAll: boolean }> {
  const ad = await findVisibleAd(reader, request);
  const today = riyadhDate(request.now);
  const [[card], row] = await Promise.all([
    findCardRows(reader, [ad.id], today),
    findDetails(reader, ad.id, today),
  ]);
  if (card === undefined || row === undefined) throw new Refusal('not_found');
  const showing = { lang: request.lang, now: request.now, today };
  const details = presentDetails(card, row, showing, ad.is_live);
  if (details === undefined) throw new Refusal('not_found');
  return { details, isForAll: isForAll(ad) };
}
