import type { AdDetails } from '@diyar/contract/finding/ads';
import { Suspense } from 'react';
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

/** Rendered by the server; its links work before its code, which only marks the part being read. */
export function LateSectionLine({ ad }: { ad: AdDetails }) {
  return (
    <Suspense>
      <Line ad={ad} />
    </Suspense>
  );
}
