import { ConsoleAccountsPage } from '../../features/console/accounts/accounts-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/accounts.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleAccounts.title, noindex: true });

export default function Accounts() {
  return <ConsoleAccountsPage />;
}
