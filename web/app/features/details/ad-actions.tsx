import type { AdDetails } from '@diyar/contract/finding/ads';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lateWithSentences } from '../../i18n/late-with-sentences.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

const Tools = lateWithSentences(async () => (await import('./ad-tools.tsx')).AdTools, {
  ar: () => [import('@diyar/messages/ar/compare')],
  en: () => [import('@diyar/messages/en/compare')],
});

/**
 * The line above an ad's title: breadcrumbs, and at its end buttons for the ad. Buttons need a script, so their
 * code comes after the first paint. A private unit's ad is not for keeping.
 */
export function AdActions({ ad, children }: { ad: AdDetails; children: ReactNode }) {
  const [search] = useSearchParams();
  return (
    // On phones as high as two lines: letters that come late may break the way here anew.
    <div className="flex min-h-13 items-center justify-between gap-3 sm:min-h-11">
      <div className="min-w-0">{children}</div>
      {/* As wide as the three that come, so that nothing moves. */}
      <div className="flex min-w-37 justify-end gap-2 print:hidden">
        {useHydrated() ? (
          <Suspense>
            <Tools ad={ad} isByLink={search.has('k')} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
