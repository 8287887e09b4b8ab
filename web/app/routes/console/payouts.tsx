import { PayoutsPage } from '../../features/console/payouts/payouts-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/payouts.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleMoney.payoutsTitle, noindex: true });

export default function Payouts() {
  return <PayoutsPage />;
}
