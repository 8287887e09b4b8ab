import { UnitPricesPage } from '../../features/host-prices/unit-prices-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/unit-prices.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.hostPrices.days.title, noindex: true });

export default function UnitPrices({ params }: Route.ComponentProps) {
  return <UnitPricesPage id={params.id} />;
}
