import { ServiceTemplatesPage } from '../../features/service-templates/service-templates-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/services.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.serviceTemplates.title, noindex: true });

export default function ServiceTemplates() {
  return <ServiceTemplatesPage />;
}
