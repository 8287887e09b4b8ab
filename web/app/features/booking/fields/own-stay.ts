import type { ReservationCard } from '@diyar/contract/booking/reservations';

type Stay = Pick<ReservationCard, 'id' | 'unit_id' | 'state' | 'start' | 'end'>;

const STANDS = new Set<ReservationCard['state']>(['pending', 'processing', 'waiting_for_approval', 'active']);

/** My own booking of a unit that takes a day: from its first to the one before its last, or the one day of its hours. */
export function ownStayOn<T extends Stay>(stays: readonly T[], unitId: string, date: string): T | undefined {
  return stays.find(({ unit_id, state, start, end }) => {
    const [first, last] = [start.slice(0, 10), end.slice(0, 10)];
    return unit_id === unitId && STANDS.has(state) && first <= date && (date < last || date === first);
  });
}
