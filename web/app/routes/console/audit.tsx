import { AuditPage } from '../../features/console/audit-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/audit.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.console.auditTitle, noindex: true });

export default function Audit() {
  return <AuditPage />;
}
