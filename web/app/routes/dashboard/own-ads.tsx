import { OwnAdsPage } from '../../features/own-ads/own-ads-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/own-ads.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.ownAds.title, noindex: true });

export default function OwnAds() {
  return <OwnAdsPage />;
}
