import { useSearchParams } from 'react-router';
import { ReturnPage } from '../../features/payment/return-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/payment-return.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.payment.title, noindex: true });

export default function PaymentReturn({ params }: Route.ComponentProps) {
  return <ReturnPage id={params.id} paymentId={useSearchParams()[0].get('payment')} />;
}
