import { FeesPage } from '../../features/console/fees/fees-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/fees.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleMoney.feesTitle, noindex: true });

export default function Fees() {
  return <FeesPage />;
}
