import type { AdDetails } from '@diyar/contract/finding/ads';
import { memo, Suspense } from 'react';
import { lateWithSentences } from '../../i18n/late-with-sentences.tsx';
import { preserveSsrFallback } from '../../rendering/preserve-ssr-fallback.ts';

const Line = lateWithSentences(
  async () => (await import('./section-line.tsx')).SectionLine,
  {
    ar: () => [import('@diyar/messages/ar/ad-more')],
    en: () => [import('@diyar/messages/en/ad-more')],
  },
  preserveSsrFallback,
);

/**
 * Rendered by the server; its links work before its code, which only marks the part being read. Rendered once for an ad: drawn anew
 * before its code has come, it would be gone until then, and the page would jump.
 */
export const LateSectionLine = memo(function LateSectionLine({ ad }: { ad: AdDetails }) {
  return (
    <Suspense>
      <Line ad={ad} />
    </Suspense>
  );
});
