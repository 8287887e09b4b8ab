import { lateWithSentences } from '../i18n/late-with-sentences.tsx';

/** The bell with its sentences; a module of its own, so that the first load names one chunk for both. */
export const WordedBell = lateWithSentences(async () => (await import('./bell.tsx')).Bell, {
  ar: () => [import('@diyar/messages/ar/notifications')],
  en: () => [import('@diyar/messages/en/notifications')],
});
