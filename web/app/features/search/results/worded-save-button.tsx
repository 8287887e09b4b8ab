import { lateWithSentences } from '../../../i18n/late-with-sentences.tsx';

/** The button with its sentences; a module of its own, so that the first load names one chunk for both. */
export const WordedSaveButton = lateWithSentences(
  async () => (await import('./save-search-button.tsx')).SaveSearchButton,
  {
    ar: () => [import('@diyar/messages/ar/saved-searches')],
    en: () => [import('@diyar/messages/en/saved-searches')],
  },
);
