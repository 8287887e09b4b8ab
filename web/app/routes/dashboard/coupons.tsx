import { DiscountsPage } from '../../features/host-prices/discounts-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/coupons.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.hostPrices.coupons.title, noindex: true });

export default function Coupons() {
  return <DiscountsPage kind="coupons" />;
}
