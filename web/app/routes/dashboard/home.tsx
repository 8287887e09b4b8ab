import { HomePage } from '../../features/dashboard/home-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.dashboard.home.title, noindex: true });

export default function Home() {
  return <HomePage />;
}
