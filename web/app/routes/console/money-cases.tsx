import { MoneyCasesPage } from '../../features/console/money-cases/money-cases-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/money-cases.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleMoneyCases.title, noindex: true });

export default function MoneyCases() {
  return <MoneyCasesPage />;
}
