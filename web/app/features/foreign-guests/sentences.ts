import type { SentenceModules } from '../../i18n/late-with-sentences.tsx';

/** What only guests with a foreign number are told; comes with the parts that only they meet. */
export const FOREIGN_SENTENCES: SentenceModules = {
  ar: () => [import('@diyar/messages/ar/foreign-guests')],
  en: () => [import('@diyar/messages/en/foreign-guests')],
};
