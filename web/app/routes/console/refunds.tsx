import { RefundsPage } from '../../features/console/refunds/refunds-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/refunds.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleRefunds.title, noindex: true });

export default function Refunds() {
  return <RefundsPage />;
}
