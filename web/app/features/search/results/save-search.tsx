import { Suspense } from 'react';
import { lateWithSentences } from '../../../i18n/late-with-sentences.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { chosenIn } from '../query/chosen.ts';
import type { SaveProps } from './saved-shown.ts';

const LateSaveButton = lateWithSentences(
  async () => (await import('./save-search-button.tsx')).SaveSearchButton,
  {
    ar: () => [import('@diyar/messages/ar/saved-searches')],
    en: () => [import('@diyar/messages/en/saved-searches')],
  },
);

/** Saves a search that asks for something. Without a script it does nothing, so the server leaves it out. */
export function SaveSearch({ shown, look = 'button' }: SaveProps) {
  const isHydrated = useHydrated();
  if (!isHydrated || chosenIn(shown.filters).every(({ name }) => name === 'near')) return null;
  return (
    <Suspense>
      <LateSaveButton key={JSON.stringify(shown.filters)} shown={shown} look={look} />
    </Suspense>
  );
}
