import { SeasonsPage } from '../../features/console/seasons/seasons-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/seasons.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleSeasons.title, noindex: true });

export default function Seasons() {
  return <SeasonsPage />;
}
