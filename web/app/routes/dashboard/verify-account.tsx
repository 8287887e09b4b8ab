import { VerifyAccountPage } from '../../features/verification/verify-account-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/verify-account.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.verification.title, noindex: true });

export default function VerifyAccount() {
  return <VerifyAccountPage />;
}
