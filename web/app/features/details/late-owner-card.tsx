import type { AdDetails } from '@diyar/contract/finding/ads';
import { Suspense } from 'react';
import { lateWithSentences } from '../../i18n/late-with-sentences.tsx';
import { useSession } from '../../session/session.ts';

const Card = lateWithSentences(async () => (await import('./owner-card.tsx')).OwnerCard, {
  ar: () => [import('@diyar/messages/ar/own-ads')],
  en: () => [import('@diyar/messages/en/own-ads')],
});

/** Whether the ad is of the account that acts; known only in the browser, after the first paint. */
export function useIsOwn(ad: AdDetails): boolean {
  return useSession().user?.id === ad.advertiser.id;
}

/** The card of an ad's own people: nobody else fetches it. */
export function LateOwnerCard({ ad }: { ad: AdDetails }) {
  return (
    <Suspense>
      <Card ad={ad} />
    </Suspense>
  );
}
