import type { AdDetails } from '@diyar/contract/ads';
import type { Lang } from '@diyar/messages/messages';
import { riyadhDate } from '../availability/riyadh.ts';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { isForAll, isOver, maySee } from './ad.policy.ts';
import { type AdSight, findAdSight, findCardRows } from './ad.queries.ts';
import { presentDetails } from './ad-details.presenter.ts';
import { findDetails } from './ad-details.queries.ts';
import { presentHistory, presentLevels } from './market.presenter.ts';
import { findPriceChanges, findPriceLevels } from './market.queries.ts';
import { type ShareCard, shareCardOf, sharePath } from './share-card.ts';

export interface AdRequest {
  /** The public number. */
  number: string;
  /** Of a private unit's link. */
  linkKey: string | undefined;
  actor: Actor | null;
  lang: Lang;
  now: Date;
}

/**
 * The ad, when the caller may know of it. Throws `not_found` otherwise, whatever the reason; `ad_closed` of one that
 * stood on the site for everyone and is over for good.
 */
export async function findVisibleAd(reader: Reader, request: AdRequest): Promise<AdSight> {
  const { number, actor, linkKey, now } = request;
  const ad = await findAdSight(reader, number, actor?.personId ?? null, riyadhDate(now));
  if (ad === undefined) throw new Refusal('not_found');
  if (!maySee(ad, linkKey)) throw new Refusal(isOver(ad) ? 'ad_closed' : 'not_found');
  return ad;
}

export interface ShownAd {
  details: AdDetails;
  /** A shared cache may keep the answer. */
  isForAll: boolean;
  shareCard: ShareCard;
}

/**
 * An ad as its page, in the caller's language. Throws what `findVisibleAd` throws, and `not_found` when it has no price
 * to lead with.
 */
export async function showAd(reader: Reader, request: AdRequest): Promise<ShownAd> {
  const { lang, now } = request;
  const ad = await findVisibleAd(reader, request);
  const today = riyadhDate(now);
  const [[card], row, levels, changes] = await Promise.all([
    findCardRows(reader, [request.number], today),
    findDetails(reader, ad.id, today),
    findPriceLevels(reader, ad.id, today),
    findPriceChanges(reader, ad.id),
  ]);
  if (card === undefined || row === undefined) throw new Refusal('not_found');
  const shown = presentDetails(card, row, { lang, now, today }, ad.is_live);
  if (shown === undefined) throw new Refusal('not_found');
  const details = { ...shown, price_levels: presentLevels(levels), price_history: presentHistory(changes) };
  const shareCard = shareCardOf(details, card.photos[0], lang);
  const share_picture = isForAll(ad) ? sharePath(details.id, shareCard) : null;
  const whole = { ...details, share_picture };
  return { details: ad.is_own ? asOwn(whole) : whole, isForAll: isForAll(ad), shareCard };
}

/** Its own people manage an ad; they neither book it nor ask themselves for a number. */
function asOwn(details: AdDetails): AdDetails {
  return { ...details, abilities: { book: false, contact: false, manage: true } };
}
