import { ReservationsPage } from '../../features/reservations/reservations-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/reservations.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.reservations.title, noindex: true });

export default function Reservations() {
  return <ReservationsPage />;
}
