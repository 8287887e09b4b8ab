import { QueuePage } from '../../features/console/ads/queue-page.tsx';
import { RevisionsQueue } from '../../features/console/revisions/revisions-queue.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/ads.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.console.ads.title, noindex: true });

export default function Ads() {
  return <QueuePage kind="ads" edits={RevisionsQueue} />;
}
