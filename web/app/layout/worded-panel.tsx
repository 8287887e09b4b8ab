import { lateWithSentences } from '../i18n/late-with-sentences.tsx';

/** The account's panel with its sentences; a module of its own, so that the first load names one chunk for both. */
export const WordedPanel = lateWithSentences(async () => (await import('./account-panel.tsx')).AccountPanel, {
  ar: () => [import('@diyar/messages/ar/account-panel')],
  en: () => [import('@diyar/messages/en/account-panel')],
});
