import { SettingsPage } from '../../features/console/settings-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/settings.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.console.settingsTitle, noindex: true });

export default function Settings() {
  return <SettingsPage />;
}
