import { ConsoleOfficesPage } from '../../features/console/offices/console-offices-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/verifications.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleOffices.title, noindex: true });

export default function Verifications() {
  return <ConsoleOfficesPage />;
}
