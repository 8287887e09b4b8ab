import { Suspense } from 'react';
import { useLang } from '../../../i18n/lang.ts';
import { late } from '../../../rendering/late.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { WhyHereProps } from './why-here.tsx';

const WHY_HERE = {
  ar: late(async () => (await import('./arabic-why-here.tsx')).ArabicWhyHere),
  en: late(async () => (await import('./english-why-here.tsx')).EnglishWhyHere),
};

/** The room that the cards of a list keep for its "why is this here?". */
export const WHY_ROOM = '**:data-who:pe-7';

/**
 * "Why is this here?" on the cards of a list in the order "best". Apart from the page: drawn anew while the code of its
 * other parts is on its way, it would lose what the server drew of them.
 */
export function LateWhyHere(props: WhyHereProps) {
  const WhyHere = WHY_HERE[useLang()];
  if (!useHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <WhyHere {...props} />
    </Suspense>
  );
}
