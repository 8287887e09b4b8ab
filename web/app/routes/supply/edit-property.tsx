import { PropertyEditPage } from '../../features/host-wizard/property-edit-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/edit-property.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.wizard.editProperty, noindex: true });

export default function EditProperty({ params }: Route.ComponentProps) {
  return <PropertyEditPage key={params.id} id={params.id} />;
}
