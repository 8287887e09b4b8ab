import { PagesPage } from '../../features/console/pages/pages-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/pages.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consolePages.title, noindex: true });

export default function ConsolePagesPage() {
  return <PagesPage />;
}
