import { PriceListsPage } from '../../features/price-lists/price-lists-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/share-price.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.priceLists.title, noindex: true });

export default function SharePrice() {
  return <PriceListsPage />;
}
