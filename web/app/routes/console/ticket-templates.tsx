import { TicketTemplatesPage } from '../../features/console/tickets/ticket-templates-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/ticket-templates.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleTickets.template.title, noindex: true });

export default function TicketTemplates() {
  return <TicketTemplatesPage />;
}
