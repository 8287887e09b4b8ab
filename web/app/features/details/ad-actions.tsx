import type { AdDetails } from '@diyar/contract/ads';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useLang } from '../../i18n/lang.ts';
import { late } from '../../rendering/late.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

const TOOLS = {
  ar: late(async () => (await import('./arabic-ad-tools.tsx')).ArabicAdTools),
  en: late(async () => (await import('./english-ad-tools.tsx')).EnglishAdTools),
};

/**
 * Above an ad's title: the way here, and at its end what one may do with the ad. Without a script that is nothing, so its
 * code comes after the first paint. A private unit's ad is not for keeping.
 */
export function AdActions({ ad, children }: { ad: AdDetails; children: ReactNode }) {
  const [search] = useSearchParams();
  const Tools = TOOLS[useLang()];
  return (
    // On phones as high as two lines: letters that come late may break the way here anew.
    <div className="flex min-h-13 items-center justify-between gap-3 sm:min-h-11">
      <div className="min-w-0">{children}</div>
      {/* As wide as the three that come, so that nothing moves. */}
      <div className="flex min-w-37 justify-end gap-2">
        {useHydrated() ? (
          <Suspense>
            <Tools ad={ad} isByLink={search.has('k')} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
