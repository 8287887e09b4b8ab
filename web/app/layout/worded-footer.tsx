import { lateWithSentences } from '../i18n/late-with-sentences.tsx';
import { preserveSsrFallback } from '../rendering/preserve-ssr-fallback.ts';

/** The footer's columns with their sentences; a module of its own, so that the first load names one chunk for both. */
export const WordedFooter = lateWithSentences(
  async () => (await import('./footer-columns.tsx')).FooterColumns,
  {
    ar: () => [import('@diyar/messages/ar/footer')],
    en: () => [import('@diyar/messages/en/footer')],
  },
  // What the server drew stays where its code or words do not come.
  preserveSsrFallback,
);
