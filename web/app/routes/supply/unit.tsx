import { UnitEditPage } from '../../features/host-wizard/unit-edit-page.tsx';
import { WizardPage } from '../../features/host-wizard/wizard-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import { privatePageHeaders } from '../headers.ts';
import type { Route } from './+types/unit.ts';

export const headers = privatePageHeaders;

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, {
    title: ({ wizard }) => (input.params.unitId === undefined ? wizard.addUnit : wizard.editUnit),
    noindex: true,
  });

/** Adds a unit to a property, or edits the one that the address names. */
export default function Unit({ params }: Route.ComponentProps) {
  const { propertyId, unitId } = params;
  if (unitId === undefined) return <WizardPage key={propertyId} propertyId={propertyId} />;
  return <UnitEditPage key={unitId} id={unitId} />;
}
