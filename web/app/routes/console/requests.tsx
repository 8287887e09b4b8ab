import { ConsoleRequestsPage } from '../../features/console/requests/console-requests-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/requests.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleRequests.title, noindex: true });

export default function Requests() {
  return <ConsoleRequestsPage />;
}
