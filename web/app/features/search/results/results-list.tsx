import { Suspense } from 'react';
import { lateWithSentences } from '../../../i18n/late-with-sentences.tsx';
import { AdGrid } from '../../ads/ad-grid.tsx';
import type { ListProps } from './found-ads.ts';
import { BelowResults, useIsSearching } from './results-pages.tsx';

/** In what the server sends; its code and sentences come after the first paint. */
const NoResults = lateWithSentences(async () => (await import('./no-results.tsx')).NoResults, {
  ar: () => [import('@diyar/messages/ar/no-results')],
  en: () => [import('@diyar/messages/en/no-results')],
});

/** The found ads with their pages, or what to do when there are none. */
export function ResultsList(props: ListProps) {
  const { found, columns } = props;
  const busy = useIsSearching();
  if (found.items.length === 0) {
    return (
      <Suspense>
        <NoResults {...props} />
      </Suspense>
    );
  }
  return (
    <div aria-busy={busy} className="grid gap-12 transition-opacity aria-busy:opacity-50">
      <AdGrid ads={found.items} eager heading="h2" columns={columns} />
      <BelowResults {...props} />
    </div>
  );
}
