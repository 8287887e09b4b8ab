import { useSearchParams } from 'react-router';
import { PurchasePage } from '../../features/plans/purchase-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/purchase.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.memberships.purchaseTitle, noindex: true });

export default function Purchase({ params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return <PurchasePage id={params.id} paymentId={query.get('payment')} />;
}
