import { QueuePage } from '../../features/console/ads/queue-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/licences.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.console.ads.licencesTitle, noindex: true });

export default function Licences() {
  return <QueuePage kind="licences" />;
}
