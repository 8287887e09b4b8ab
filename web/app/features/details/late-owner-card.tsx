import type { AdDetails } from '@diyar/contract/ads';
import { Suspense } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { late } from '../../rendering/late.ts';
import { useSession } from '../../session/session.ts';

const CARDS = {
  ar: late(async () => (await import('./arabic-owner-card.tsx')).ArabicOwnerCard),
  en: late(async () => (await import('./english-owner-card.tsx')).EnglishOwnerCard),
} as const;

/** Whether the ad is of the account that acts; known only in the browser, after the first paint. */
export function useIsOwn(ad: AdDetails): boolean {
  return useSession().user?.id === ad.advertiser.id;
}

/** The card of an ad's own people: nobody else fetches it. */
export function LateOwnerCard({ ad }: { ad: AdDetails }) {
  const Card = CARDS[useLang()];
  return (
    <Suspense>
      <Card ad={ad} />
    </Suspense>
  );
}
