import type { AdDetails } from '@diyar/contract/finding/ads';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import type { Lang } from '@diyar/messages/messages';
import type { Reader } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { KeptFreezes } from '../rent-freezes/kept-freezes.ts';
import { isForAll, isOver, lostLicence, maySee } from './ad.policy.ts';
import { type AdSight, findAdSight } from './ad.queries.ts';
import { presentDetails } from './ad-details.presenter.ts';
import type { KeptAds } from './kept-ads.ts';
import type { KeptLevels } from './kept-levels.ts';
import { presentHistory } from './market.presenter.ts';
import { presentLevels } from './present-levels.ts';
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
 * stood on the site for everyone and is over for good, `ad_licence_over` while its licence has ended.
 */
export async function findVisibleAd(reader: Reader, request: AdRequest): Promise<AdSight> {
  const { number, actor, linkKey, now } = request;
  const ad = await findAdSight(reader, number, actor?.personId ?? null, riyadhDate(now));
  if (ad === undefined) throw new Refusal('not_found');
  return checked(ad, linkKey);
}

function checked(ad: AdSight, linkKey: string | undefined): AdSight {
  if (maySee(ad, linkKey)) return ad;
  if (lostLicence(ad)) throw new Refusal('ad_licence_over');
  throw new Refusal(isOver(ad) ? 'ad_closed' : 'not_found');
}

/** The dependencies that pages of ads are read with. */
export interface Showroom {
  ads: KeptAds;
  levels: KeptLevels;
  freezes: KeptFreezes;
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
  { ads, levels, freezes }: Showroom,
  request: AdPageRequest,
): Promise<{ details: AdDetails; isForAll: boolean }> {
  const { sight, card, details, shown } = await readAd(reader, ads, request);
  const today = riyadhDate(request.now);
  const [market, frozen] = await Promise.all([
    levels.find(reader, details.market, card.prices, today),
    freezes.find(reader, today),
  ]);
  const picture = shareCardOf(shown, card.photos[0], request.lang);
  const page = {
    ...shown,
    price_levels: presentLevels(card, market, details.market[`plural_${request.lang}`]),
    price_history: presentHistory(details.price_changes),
    rent_freeze: freezeOf(shown, frozen),
    share_picture: isForAll(sight) ? sharePath(shown.id, picture) : null,
  };
  return { details: sight.is_own ? asOwn(page) : page, isForAll: isForAll(sight) };
}

/** What freezes the rents of an ad: those by the month and the year, of its usage, in its city (domain.md 3.9). */
function freezeOf(
  { prices, city, facts }: Pick<AdDetails, 'prices' | 'city' | 'facts'>,
  frozen: Awaited<ReturnType<KeptFreezes['find']>>,
): AdDetails['rent_freeze'] {
  const isLong = prices.some(({ period }) => period === 3 || period === 4);
  const found = frozen.find(
    (one) => one.city === city.slug && one.usages.some((usage) => usage === facts.usage),
  );
  return isLong && found !== undefined ? { from: found.starts_on, until: found.ends_on } : null;
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
