import { SettlementsPage } from '../../features/console/settlements/settlements-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/settlements.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleSettlements.title, noindex: true });

export default function Settlements() {
  return <SettlementsPage />;
}
