import { MinimumPricesPage } from '../../features/console/minimum-prices/minimum-prices-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/minimum-prices.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.console.minimumPrices.title, noindex: true });

export default function MinimumPrices() {
  return <MinimumPricesPage />;
}
