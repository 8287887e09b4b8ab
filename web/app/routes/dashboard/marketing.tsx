import { MarketingPage } from '../../features/marketing/marketing-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/marketing.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.marketing.title, noindex: true });

export default function Marketing() {
  return <MarketingPage />;
}
