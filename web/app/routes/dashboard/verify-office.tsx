import { VerifyOfficePage } from '../../features/offices/verify-office-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/verify-office.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.offices.title, noindex: true });

export default function VerifyOffice() {
  return <VerifyOfficePage />;
}
