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
import type { KeptLevels } from './kept-levels.ts';
import { presentHistory, presentLevels } from './market.presenter.ts';
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

/** An ad that the caller may know of, as read and as presented. Throws what `showAd` throws. */
async function readAd(reader: Reader, request: AdRequest) {
  const { lang, now, number } = request;
  const today = riyadhDate(now);
  const [ad, [card], row] = await Promise.all([
    findVisibleAd(reader, request),
    findCardRows(reader, [number], today),
    findDetails(reader, number, today),
  ]);
  if (card === undefined || row === undefined) throw new Refusal('not_found');
  const shown = presentDetails(card, row, { lang, now, today }, ad.is_live);
  if (shown === undefined) throw new Refusal('not_found');
  return { ad, card, row, shown, today };
}

/**
 * An ad as its page, in the caller's language; `isForAll`: a shared cache may keep the answer. Throws what `findVisibleAd`
 * throws, and `not_found` when it has no price to lead with.
 */
export async function showAd(
  reader: Reader,
  levels: KeptLevels,
  request: AdRequest,
): Promise<{ details: AdDetails; isForAll: boolean }> {
  const { ad, card, row, shown, today } = await readAd(reader, request);
  const market = await levels.find(reader, row.market, card.prices, today);
  const picture = shareCardOf(shown, card.photos[0], request.lang);
  const details = {
    ...shown,
    price_levels: presentLevels(card.prices, market),
    price_history: presentHistory(row.price_changes),
    share_picture: isForAll(ad) ? sharePath(shown.id, picture) : null,
  };
  return { details: ad.is_own ? asOwn(details) : details, isForAll: isForAll(ad) };
}

/** What the picture of an ad says. Throws what `showAd` throws, and `not_found` of an ad that is not for everyone. */
export async function showShareCard(reader: Reader, request: AdRequest): Promise<ShareCard> {
  const { ad, card, shown } = await readAd(reader, request);
  if (!isForAll(ad)) throw new Refusal('not_found');
  return shareCardOf(shown, card.photos[0], request.lang);
}

/** Its own people manage an ad; they neither book it nor ask themselves for a number. */
function asOwn(details: AdDetails): AdDetails {
  return { ...details, abilities: { book: false, contact: false, manage: true } };
}
