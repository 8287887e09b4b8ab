import { SitePage } from '../../features/console/site/site-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/site.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleSite.title, noindex: true });

export default function ConsoleSitePage() {
  return <SitePage />;
}
