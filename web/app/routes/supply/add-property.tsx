import { WizardPage } from '../../features/host-wizard/wizard-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/add-property.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.wizard.addProperty, noindex: true });

export default function AddProperty() {
  return <WizardPage propertyId={null} />;
}
