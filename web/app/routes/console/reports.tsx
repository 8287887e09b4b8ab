import { ConsoleReportsPage } from '../../features/console/console-reports-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/reports.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.console.reports.title, noindex: true });

export default function Reports() {
  return <ConsoleReportsPage />;
}
