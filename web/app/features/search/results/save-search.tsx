import { Suspense } from 'react';
import { late } from '../../../rendering/late.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { chosenIn } from '../query/chosen.ts';
import type { SaveProps } from './saved-shown.ts';

const LateSaveButton = late(async () => (await import('./worded-save-button.tsx')).WordedSaveButton);

/** Holds the button's place beside the heading, so that nothing moves when it comes. */
const PLACE = <span className="block min-h-9 min-w-10 sm:min-w-30" />;

/** Saves a search that asks for something. Without a script it does nothing, so the server leaves it out. */
export function SaveSearch({ shown, look = 'button' }: SaveProps) {
  const isHydrated = useHydrated();
  if (chosenIn(shown.filters).every(({ name }) => name === 'near')) return null;
  const place = look === 'button' ? PLACE : null;
  if (!isHydrated) return place;
  return (
    <Suspense fallback={place}>
      <LateSaveButton key={JSON.stringify(shown.filters)} shown={shown} look={look} />
    </Suspense>
  );
}
