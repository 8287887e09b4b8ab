import { NOTIFICATION_PLACES, type PushNotice } from '@diyar/contract/words/notification-words';
import { notificationPath } from '../app/site/notification-paths.ts';

/** What a push says; undefined for one that is not of ours. */
export function noticeOf(text: string | undefined): PushNotice | undefined {
  try {
    const said = JSON.parse(text ?? '') as Partial<PushNotice> | null;
    const { id, lang, title, text: body, place, placeId } = said ?? {};
    if (typeof id !== 'string' || typeof title !== 'string' || typeof body !== 'string') return undefined;
    const known = NOTIFICATION_PLACES.find((one) => one === place) ?? 'home';
    const named = typeof placeId === 'string' ? placeId : null;
    return { id, title, text: body, lang: lang === 'en' ? 'en' : 'ar', place: known, placeId: named };
  } catch {
    return undefined;
  }
}

/** The address of the page that a notice is about. */
export function pathOf({ lang, place, placeId }: PushNotice): string {
  return notificationPath(lang, place, placeId);
}
