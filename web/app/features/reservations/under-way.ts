import type { ReservationCard } from '@diyar/contract/booking/reservations';

/** Whether a confirmed stay has begun at `now`; one that has ended is soon finished. */
export function isUnderWay(
  { state, arrives_at: from }: Pick<ReservationCard, 'state' | 'arrives_at'>,
  now = Date.now(),
): boolean {
  return state === 'active' && Date.parse(from) <= now;
}
