import { OwnAdPage } from '../../features/own-ads/own-ad-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/own-ad.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.ownAds.title, noindex: true });

export default function OwnAd({ params }: Route.ComponentProps) {
  return <OwnAdPage id={params.id} />;
}
