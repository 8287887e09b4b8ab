import { lateWithSentences } from '../../../i18n/late-with-sentences.tsx';

/** The calendar of a search, which comes when it is asked for. */
export const LateDatesDialog = lateWithSentences(
  async () => (await import('./dates-dialog.tsx')).DatesDialog,
  {
    ar: () => [import('@diyar/messages/ar/search-dates')],
    en: () => [import('@diyar/messages/en/search-dates')],
  },
);
