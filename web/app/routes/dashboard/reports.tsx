import { ReportsPage } from '../../features/reports/reports-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/reports.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.reports.title, noindex: true });

export default function Reports() {
  return <ReportsPage />;
}
