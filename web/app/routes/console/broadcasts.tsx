import { BroadcastsPage } from '../../features/console/broadcasts/broadcasts-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/broadcasts.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleBroadcasts.title, noindex: true });

export default function Broadcasts() {
  return <BroadcastsPage />;
}
