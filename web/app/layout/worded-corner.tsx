import { lateWithSentences } from '../i18n/late-with-sentences.tsx';

/** The corner of the signed in with its sentences; a module of its own, so that the first load names one chunk for both. */
export const WordedCorner = lateWithSentences(
  async () => (await import('./signed-in-corner.tsx')).SignedInCorner,
  {
    ar: () => [import('@diyar/messages/ar/account-panel')],
    en: () => [import('@diyar/messages/en/account-panel')],
  },
);
