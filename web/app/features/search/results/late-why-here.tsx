import { Suspense } from 'react';
import { lateWithSentences } from '../../../i18n/late-with-sentences.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { WhyHereProps } from './why-here.tsx';

const WhyHere = lateWithSentences(async () => (await import('./why-here.tsx')).WhyHere, {
  ar: () => [import('@diyar/messages/ar/filters')],
  en: () => [import('@diyar/messages/en/filters')],
});

/** The room that the cards of a list keep for its "why is this here?". */
export const WHY_ROOM = '**:data-who:pe-7';

/**
 * "Why is this here?" on the cards of a list in the order "best". Apart from the page: drawn anew while the code of its
 * other parts is on its way, it would lose what the server drew of them.
 */
export function LateWhyHere(props: WhyHereProps) {
  if (!useHydrated()) return null;
  return (
    <Suspense fallback={null}>
      <WhyHere {...props} />
    </Suspense>
  );
}
