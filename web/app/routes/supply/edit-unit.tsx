import { UnitEditPage } from '../../features/host-wizard/unit-edit-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/edit-unit.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.wizard.editUnit, noindex: true });

export default function EditUnit({ params }: Route.ComponentProps) {
  return <UnitEditPage key={params.unitId} id={params.unitId} />;
}
