import { OperatorsPage } from '../../features/console/operators/operators-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/operators.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.console.operators.title, noindex: true });

export default function Operators() {
  return <OperatorsPage />;
}
