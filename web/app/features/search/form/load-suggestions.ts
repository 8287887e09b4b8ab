import type { Lang } from '@diyar/messages/messages';
import { loadWithSentences, type SentenceModules } from '../../../i18n/late-with-sentences.tsx';

const SENTENCES: SentenceModules = {
  ar: () => [import('@diyar/messages/ar/suggestions')],
  en: () => [import('@diyar/messages/en/suggestions')],
};

/** The list under the search box with its sentences; apart, so that pages do not name all of its parts. */
export const loadSuggestions = (lang: Lang) =>
  loadWithSentences(async () => (await import('./suggestions.tsx')).Suggestions, SENTENCES, lang);
