import type { Reservation } from '@diyar/contract/booking/reservations';
import { GUEST_VIEWS, HOST_VIEWS, type ListView } from '@diyar/contract/words/list-views';

/** The part of the list that the address asks for. */
export interface ListFilter {
  side: Reservation['side'];
  view: ListView;
  /** A number, a name, or a unit's name or code; empty for all. */
  q: string;
  page: number;
}

/** The views of each side, in the order of their tabs. */
export const VIEWS_OF = { guest: GUEST_VIEWS, host: HOST_VIEWS } as const;

/** The filter of an address; `side` is whose reservations come first for this account. What is unknown is left out. */
export function filterFrom(query: URLSearchParams, side: Reservation['side']): ListFilter {
  const asked = query.get('side');
  const shown = asked === 'guest' || asked === 'host' ? asked : side;
  const views: readonly ListView[] = VIEWS_OF[shown];
  const page = Number(query.get('page'));
  return {
    side: shown,
    view: views.find((view) => view === query.get('view')) ?? 'all',
    q: (query.get('q') ?? '').trim().slice(0, 60),
    page: Number.isInteger(page) && page >= 1 && page <= 50 ? page : 1,
  };
}

/** The filter as an address says it; the first page and the whole list go without saying. */
export function queryOfFilter({ side, view, q, page }: ListFilter): Record<string, string> {
  const all = { side, view: view === 'all' ? '' : view, q, page: page > 1 ? String(page) : '' };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}
