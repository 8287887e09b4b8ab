import { DiscountsPage } from '../../features/host-prices/discounts-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/offers.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.hostPrices.offers.title, noindex: true });

export default function Offers() {
  return <DiscountsPage kind="offers" />;
}
