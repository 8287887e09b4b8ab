import { LedgerPage } from '../../features/console/ledger-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/ledger.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleBooks.ledgerTitle, noindex: true });

export default function Ledger() {
  return <LedgerPage />;
}
