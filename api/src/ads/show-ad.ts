import type { AdDetails } from '@diyar/contract/ads';
import { riyadhDate } from '@diyar/contract/riyadh';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { isForAll, isOver, maySee } from './ad.policy.ts';
import { type AdSight, findAdSight } from './ad.queries.ts';
import { presentDetails } from './ad-details.presenter.ts';
import type { KeptAds } from './kept-ads.ts';
import type { KeptLevels } from './kept-levels.ts';
import { presentHistory, presentLevels } from './market.presenter.ts';
import { type ShareCard, shareCardOf, sharePath } from './share/share-card.ts';

export interface AdRequest {
  /** The public number. */
  number: string;
  /** The secret of a private unit's link. */
  linkKey: string | undefined;
  actor: Actor | null;
  lang: Lang;
  now: Date;
}

export interface AdPageRequest extends AdRequest {
  /** Whether the caller may just have written, and must see it. */
  mayHaveWritten: boolean;
}

/**
 * The ad, when the caller may know of it. Throws `not_found` otherwise, whatever the reason; `ad_closed` of one that
 * stood on the site for everyone and is over for good.
 */
export async function findVisibleAd(reader: Reader, request: AdRequest): Promise<AdSight> {
  const { number, actor, linkKey, now } = request;
  const ad = await findAdSight(reader, number, actor?.personId ?? null, riyadhDate(now));
  if (ad === undefined) throw new Refusal('not_found');
  return checked(ad, linkKey);
}

function checked(ad: AdSight, linkKey: string | undefined): AdSight {
  if (!maySee(ad, linkKey)) throw new Refusal(isOver(ad) ? 'ad_closed' : 'not_found');
  return ad;
}

/** The dependencies that pages of ads are read with. */
export interface Showroom {
  ads: KeptAds;
  levels: KeptLevels;
}

/** An ad that the caller may know of, as read and as presented. Throws what `showAd` throws. */
async function readAd(reader: Reader, ads: KeptAds, request: AdPageRequest) {
  const { actor, lang, linkKey, now, number } = request;
  const rows = await ads.find(reader, Number(number), request);
  if (rows === undefined) throw new Refusal('not_found');
  const { card, details } = rows;
  const sight = actor === null ? checked(rows.sight, linkKey) : await findVisibleAd(reader, request);
  const shown = presentDetails(card, details, { lang, now, today: riyadhDate(now) }, sight.is_live);
  if (shown === undefined) throw new Refusal('not_found');
  return { sight, card, details, shown };
}

/**
 * An ad as its page, in the caller's language; `isForAll`: a shared cache may keep the answer. Throws what `findVisibleAd`
 * throws, and `not_found` when it has no price to lead with.
 */
export async function showAd(
  reader: Reader,
  { ads, levels }: Showroom,
  request: AdPageRequest,
): Promise<{ details: AdDetails; isForAll: boolean }> {
  const { sight, card, details, shown } = await readAd(reader, ads, request);
  const market = await levels.find(reader, details.market, card.prices, riyadhDate(request.now));
  const picture = shareCardOf(shown, card.photos[0], request.lang);
  const page = {
    ...shown,
    price_levels: presentLevels(card, market, details.market[`plural_${request.lang}`]),
    price_history: presentHistory(details.price_changes),
    share_picture: isForAll(sight) ? sharePath(shown.id, picture) : null,
  };
  return { details: sight.is_own ? asOwn(page) : page, isForAll: isForAll(sight) };
}

/** The texts of an ad's share picture. Throws what `showAd` throws, and `not_found` for an ad of a private unit. */
export async function showShareCard(
  reader: Reader,
  ads: KeptAds,
  request: AdPageRequest,
): Promise<ShareCard> {
  const { sight, card, shown } = await readAd(reader, ads, request);
  if (!isForAll(sight)) throw new Refusal('not_found');
  return shareCardOf(shown, card.photos[0], request.lang);
}

/** Its own people manage an ad; they neither book it nor ask themselves for a number. */
function asOwn(details: AdDetails): AdDetails {
  return { ...details, abilities: { book: false, contact: false, manage: true } };
}
