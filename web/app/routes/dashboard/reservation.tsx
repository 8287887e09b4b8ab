import { useSearchParams } from 'react-router';
import { ReservationPage } from '../../features/reservations/reservation-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/reservation.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.reservations.title, noindex: true });

export default function OneReservation({ params }: Route.ComponentProps) {
  const side = useSearchParams()[0].get('side') === 'host' ? 'host' : 'guest';
  return <ReservationPage id={params.id} side={side} />;
}
