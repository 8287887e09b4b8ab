import { PropertyPage } from '../../features/dashboard/property-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/property.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.dashboard.properties.title, noindex: true });

export default function Property({ params }: Route.ComponentProps) {
  return <PropertyPage id={params.id} />;
}
