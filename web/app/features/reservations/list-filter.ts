import { RESERVATION_STATES, type Reservation, type ReservationState } from '@diyar/contract/reservations';

/** The part of the list that the address asks for. */
export interface ListFilter {
  side: Reservation['side'];
  when: '' | 'ahead' | 'past';
  state: ReservationState | '';
  page: number;
}

/** The filter of an address; `side` is whose reservations come first for this account. What is unknown is left out. */
export function filterFrom(query: URLSearchParams, side: Reservation['side']): ListFilter {
  const asked = query.get('side');
  const when = query.get('when');
  const page = Number(query.get('page'));
  return {
    side: asked === 'guest' || asked === 'host' ? asked : side,
    when: when === 'ahead' || when === 'past' ? when : '',
    state: RESERVATION_STATES.find((state) => state === query.get('state')) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= 50 ? page : 1,
  };
}

/** The filter as an address says it; the first page goes without saying. */
export function queryOfFilter(filter: ListFilter): Record<string, string> {
  const { side, when, state, page } = filter;
  const all = { side, when, state, page: page > 1 ? String(page) : '' };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}
