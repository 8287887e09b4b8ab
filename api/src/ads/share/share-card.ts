import { createHash } from 'node:crypto';
import type { AdDetails } from '@diyar/contract/finding/ads';
import { priceKindOf } from '@diyar/contract/words/period';
import type { Lang } from '@diyar/messages/messages';
import { translatorOf } from '@diyar/messages/translate';

/** The texts of the picture shown where an ad is shared, and its photo. */
export interface ShareCard {
  lang: Lang;
  title: string;
  /** With its currency, "1,250 S.R". */
  price: string;
  /** The period of the price: "للشهر". */
  per: string;
  place: string;
  /** The photo's id. */
  photo: string | null;
}

/** The texts of the site's own share picture. */
export interface SiteCard {
  lang: Lang;
  title: string;
  text: string;
}

/** To be raised when the drawing changes, so that no old picture is shown. */
const EDITION = 1;

export function shareCardOf(
  card: Pick<AdDetails, 'title' | 'price' | 'period' | 'day_use' | 'district' | 'city'>,
  photo: { id: string } | undefined,
  lang: Lang,
): ShareCard {
  const translate = translatorOf(lang);
  const { period } = card;
  const per = period === null ? 'sale' : period === 2 && card.day_use ? 'day' : priceKindOf(period);
  return {
    lang,
    title: card.title,
    price: card.price.text,
    per: translate(`common.per.${per}`),
    place: translate('details.place', { district: card.district.name, city: card.city.name }),
    photo: photo?.id ?? null,
  };
}

/** The key of a share picture; another price, title or photo gives another key. */
export function shareHash(card: ShareCard | SiteCard): string {
  return createHash('sha256')
    .update(JSON.stringify([EDITION, card]))
    .digest('hex');
}

/** Where the picture lies under the media prefix; the mark lets every cache keep it for good. */
export function sharePath(adNumber: string, card: ShareCard): string {
  return `ads/${adNumber}/${card.lang}.jpeg?v=${shareMark(card)}`;
}

/** The short form of the hash that stands in the address. */
export function shareMark(card: ShareCard): string {
  return shareHash(card).slice(0, 12);
}
