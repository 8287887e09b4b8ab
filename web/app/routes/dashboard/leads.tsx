import { Suspense } from 'react';
import { lateWithSentences } from '../../i18n/late-with-sentences.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/leads.ts';

const LeadsPage = lateWithSentences(
  async () => (await import('../../features/leads/leads-page.tsx')).LeadsPage,
  {
    ar: () => [import('@diyar/messages/ar/leads')],
    en: () => [import('@diyar/messages/en/leads')],
  },
);

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.dashboard.entries.leads, noindex: true });

/** Who got in touch with my ads. */
export default function Leads() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <LeadsPage />
    </Suspense>
  );
}
