import { InvoicesPage } from '../../features/invoice-desk/invoices-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/invoices.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.invoices.title, noindex: true });

export default function Invoices() {
  return <InvoicesPage />;
}
