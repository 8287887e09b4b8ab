import { BulkPage } from '../../features/bulk/bulk-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/bulk.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.bulk.title, noindex: true });

export default function Bulk() {
  return <BulkPage />;
}
