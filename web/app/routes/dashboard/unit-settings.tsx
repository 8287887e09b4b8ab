import { UnitSettingsPage } from '../../features/unit-settings/unit-settings-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/unit-settings.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.unitBoard.settings.title, noindex: true });

export default function UnitSettings() {
  return <UnitSettingsPage />;
}
