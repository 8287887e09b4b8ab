import { useSearchParams } from 'react-router';
import { ConsoleTicketsPage } from '../../features/console/tickets/console-tickets-page.tsx';
import { TicketTemplatesPage } from '../../features/console/tickets/ticket-templates-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/tickets.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleTickets.title, noindex: true });

/** The inbox, or the answer templates: a route of its own would be a line more of what every page of the site loads. */
export default function Tickets() {
  const [query] = useSearchParams();
  return query.get('view') === 'templates' ? <TicketTemplatesPage /> : <ConsoleTicketsPage />;
}
