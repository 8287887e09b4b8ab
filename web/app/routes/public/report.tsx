import { ReportPage } from '../../features/reports/report-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/report.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.reports.askTitles.ad, noindex: true });

export default function Report({ params }: Route.ComponentProps) {
  return <ReportPage thing={{ kind: 'ad', id: params.id }} />;
}
