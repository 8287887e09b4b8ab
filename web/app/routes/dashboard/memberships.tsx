import { MembershipsPage } from '../../features/memberships/memberships-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/memberships.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.memberships.title, noindex: true });

export default function Memberships() {
  return <MembershipsPage />;
}
