import { lateWithSentences } from '../../i18n/late-with-sentences.tsx';
import { FOREIGN_SENTENCES } from '../foreign-guests/sentences.ts';

/** The passport of a guest with a foreign number. Stands in a `<Suspense>`. */
export const PassportSection = lateWithSentences(
  async () => (await import('./passport-section.tsx')).PassportSection,
  FOREIGN_SENTENCES,
);
