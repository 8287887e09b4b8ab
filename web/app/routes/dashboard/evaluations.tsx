import { EvaluationsPage } from '../../features/evaluations/evaluations-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/evaluations.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.evaluations.title, noindex: true });

export default function Evaluations() {
  return <EvaluationsPage />;
}
