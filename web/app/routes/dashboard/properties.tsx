import { PropertiesPage } from '../../features/dashboard/properties-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/properties.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.dashboard.properties.title, noindex: true });

export default function Properties() {
  return <PropertiesPage />;
}
