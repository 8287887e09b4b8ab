import { lateWithSentences } from '../../i18n/late-with-sentences.tsx';
import { FOREIGN_SENTENCES } from '../foreign-guests/sentences.ts';

/** What signing in has beside for numbers of other countries; each stands in a `<Suspense>`. */
export const CountryField = lateWithSentences(
  async () => (await import('./country-field.tsx')).CountryField,
  FOREIGN_SENTENCES,
);
export const ForeignProfileStep = lateWithSentences(
  async () => (await import('./profile-step.tsx')).ProfileStep,
  FOREIGN_SENTENCES,
);
