import { TeamPage } from '../../features/team/team-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/team.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.team.title, noindex: true });

export default function TeamRoute() {
  return <TeamPage />;
}
