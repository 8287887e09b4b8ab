import { TransfersPage } from '../../features/console/transfers/transfers-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/transfers.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleTransfers.title, noindex: true });

export default function Transfers() {
  return <TransfersPage />;
}
