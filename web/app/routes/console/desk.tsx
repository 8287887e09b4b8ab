import { DeskPage } from '../../features/console/desk-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/desk.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.console.desk, noindex: true });

export default function Desk() {
  return <DeskPage />;
}
