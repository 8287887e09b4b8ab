import { PagePage } from '../../features/console/pages/page-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/page.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consolePages.title, noindex: true });

export default function ConsolePagePage() {
  return <PagePage />;
}
