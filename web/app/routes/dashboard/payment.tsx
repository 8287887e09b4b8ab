import { useSearchParams } from 'react-router';
import { PayPage } from '../../features/payment/pay-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/payment.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.payment.title, noindex: true });

export default function Payment({ params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return <PayPage key={params.id} id={params.id} by={query.get('by') === 'stc' ? 'stc' : undefined} />;
}
