import { StatisticsPage } from '../../features/statistics/statistics-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/statistics.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.statistics.title, noindex: true });

export default function Statistics() {
  return <StatisticsPage />;
}
