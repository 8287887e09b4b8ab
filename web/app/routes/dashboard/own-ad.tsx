import { OwnAdWay } from '../../features/dashboard/own-ad-way.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/own-ad.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.dashboard.properties.title, noindex: true });

export default function OwnAd({ params }: Route.ComponentProps) {
  return <OwnAdWay id={params.id} />;
}
