import { ConsoleBookingsPage } from '../../features/console/bookings/bookings-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/bookings.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleBookings.title, noindex: true });

export default function Bookings() {
  return <ConsoleBookingsPage />;
}
