import { PriceGridPage } from '../../features/price-grid/price-grid-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/price-grid.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.priceGrid.title, noindex: true });

export default function PriceGrid() {
  return <PriceGridPage />;
}
