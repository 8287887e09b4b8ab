import { ConsoleTicketsPage } from '../../features/console/console-tickets-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/tickets.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleTickets.title, noindex: true });

export default function Tickets() {
  return <ConsoleTicketsPage />;
}
