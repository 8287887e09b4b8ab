import { Suspense } from 'react';
import { lateWithSentences } from '../../i18n/late-with-sentences.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/searches.ts';

const SearchesPage = lateWithSentences(
  async () => (await import('../../features/saved-searches/searches-page.tsx')).SearchesPage,
  {
    ar: () => [import('@diyar/messages/ar/saved-searches'), import('@diyar/messages/ar/filters')],
    en: () => [import('@diyar/messages/en/saved-searches'), import('@diyar/messages/en/filters')],
  },
);

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.dashboard.entries.searches, noindex: true });

/** My saved searches. */
export default function Searches() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <SearchesPage />
    </Suspense>
  );
}
