import { PropertyEditPage } from '../../features/host-wizard/property-edit-page.tsx';
import { WizardPage } from '../../features/host-wizard/wizard-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import { privatePageHeaders } from '../headers.ts';
import type { Route } from './+types/property.ts';

export const headers = privatePageHeaders;

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, {
    title: ({ wizard }) => (input.params.id === undefined ? wizard.addProperty : wizard.editProperty),
    noindex: true,
  });

/** Adds a property, or edits the one that the address names. */
export default function Property({ params }: Route.ComponentProps) {
  if (params.id === undefined) return <WizardPage propertyId={null} />;
  return <PropertyEditPage key={params.id} id={params.id} />;
}
