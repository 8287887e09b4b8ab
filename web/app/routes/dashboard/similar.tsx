import { SimilarOffersPage } from '../../features/similar-offers/similar-offers-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/similar.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.similarOffers.title, noindex: true });

export default function SimilarOffers() {
  return <SimilarOffersPage />;
}
