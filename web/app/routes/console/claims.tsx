import { ClaimsPage } from '../../features/console/claims/claims-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/claims.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleClaims.title, noindex: true });

export default function Claims() {
  return <ClaimsPage />;
}
