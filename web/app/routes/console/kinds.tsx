import { KindsPage } from '../../features/console/names/kinds-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/kinds.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleNames.kinds, noindex: true });

export default function Kinds() {
  return <KindsPage />;
}
