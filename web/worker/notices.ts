import { NOTIFICATION_PLACES, type PushNotice, TOLD_MARK } from '@diyar/contract/words/notification-words';
import { notificationPath } from '../app/site/notification-paths.ts';

/** What a push says; undefined for one that is not of ours. */
export function noticeOf(text: string | undefined): PushNotice | undefined {
  try {
    const said = JSON.parse(text ?? '') as Partial<PushNotice> | null;
    const { id, notification, lang, title, text: body, place, placeId } = said ?? {};
    if (typeof id !== 'string' || typeof title !== 'string' || typeof body !== 'string') return undefined;
    const known = NOTIFICATION_PLACES.find((one) => one === place) ?? 'home';
    const named = typeof placeId === 'string' ? placeId : null;
    const about = typeof notification === 'string' ? notification : '';
    const is = { id, notification: about, title, text: body, place: known, placeId: named };
    return { ...is, lang: lang === 'en' ? 'en' : 'ar' };
  } catch {
    return undefined;
  }
}

/** The address of the page that a notice is about, which says at its end what was told. */
export function pathOf({ lang, place, placeId, notification }: PushNotice): string {
  const path = notificationPath(lang, place, placeId);
  return notification === '' ? path : `${path}${TOLD_MARK}${encodeURIComponent(notification)}`;
}
