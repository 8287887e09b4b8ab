import { WizardPage } from '../../features/host-wizard/wizard-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/add-unit.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.wizard.addUnit, noindex: true });

export default function AddUnit({ params }: Route.ComponentProps) {
  return <WizardPage key={params.propertyId} propertyId={params.propertyId} />;
}
