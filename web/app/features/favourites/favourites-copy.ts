import type { Lang } from '@diyar/messages/messages';
import type { CallData } from '../../api/client.ts';
import { FAVOURITES_COPY } from '../../session/session.ts';

export type FavouritesList = CallData<'GET /api/v1/favourites'>;

interface Copy {
  at: string;
  lang: Lang;
  list: FavouritesList;
}

/** Keeps the first page on the device, to be read without a network. A full device keeps none, and nothing is lost by it. */
export function keepCopy(list: FavouritesList, lang: Lang, at: Date): void {
  const copy: Copy = { at: at.toISOString(), lang, list };
  try {
    localStorage.setItem(FAVOURITES_COPY, JSON.stringify(copy));
  } catch {
    localStorage.removeItem(FAVOURITES_COPY);
  }
}

/** A copy that an earlier release kept has cards that cannot be drawn any more. */
const isOfThisRelease = ({ list }: Copy) => list.items.every(({ ad }) => ad === null || 'tenants' in ad);

/** The favourites kept on this device, in the page's language; null when there are none. */
export function readCopy(lang: Lang): Copy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(FAVOURITES_COPY) ?? 'null') as Copy | null;
    return copy?.lang === lang && isOfThisRelease(copy) ? copy : null;
  } catch {
    return null;
  }
}
