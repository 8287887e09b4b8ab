import { lateWithSentences } from '../../i18n/late-with-sentences.tsx';
import { FOREIGN_SENTENCES } from './sentences.ts';

/** What only guests with a foreign number meet; each stands in a `<Suspense>`. */
export const PassportStep = lateWithSentences(
  async () => (await import('./passport-keeper.tsx')).PassportStep,
  FOREIGN_SENTENCES,
);
export const PassportCard = lateWithSentences(
  async () => (await import('./passport-keeper.tsx')).PassportCard,
  FOREIGN_SENTENCES,
);
export const NoAdsPage = lateWithSentences(
  async () => (await import('./no-ads-page.tsx')).NoAdsPage,
  FOREIGN_SENTENCES,
);
