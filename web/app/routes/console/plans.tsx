import { PlansPage } from '../../features/console/plans/plans-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/plans.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleBooks.plansTitle, noindex: true });

export default function Plans() {
  return <PlansPage />;
}
