import type { ListedReservation } from '@diyar/contract/booking/reservation-lists';
import type { Money } from '@diyar/contract/values/money';
import type { ListView } from '@diyar/contract/words/list-views';
import type { Lang } from '@diyar/messages/messages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { askAnew, askEvery, useLive } from '../../live/use-live.ts';
import type { ListFilter } from './list-filter.ts';

export interface BookingList {
  items: ListedReservation[];
  total: number;
  page: number;
  pages: number;
  counts: Partial<Record<ListView, number>>;
  /** What is still to come of confirmed stays; of the advertiser's side alone. */
  to_come?: Money;
}

/** A page of a list as a query: who asks for it before it is opened asks for the same. */
export const listQuery = (filter: ListFilter, lang: Lang) =>
  queryOptions<BookingList>({
    queryKey: [lang, 'reservations', filter.side, filter.view, filter.q, filter.page],
    queryFn: () => fetchList(filter, lang),
  });

/** Lists change elsewhere (payments, lapses, new bookings, messages); a page being looked at follows. */
export function useBookingList(filter: ListFilter) {
  const lang = useLang();
  const isLive = useLive('reservation', () => void askAnew(list));
  useLive('message', () => void askAnew(list));
  const list = useQuery({
    ...listQuery(filter, lang),
    refetchInterval: ({ state }) => askEvery(isLive, state.error),
    // Not the bookings of the other side: their cards name who is there, and lead to their own pages.
    placeholderData: (before, query) => (query?.queryKey[2] === filter.side ? before : undefined),
  });
  return list;
}

function fetchList({ side, view, q, page }: ListFilter, lang: 'ar' | 'en'): Promise<BookingList> {
  const query = { page, ...(q === '' ? {} : { q }), ...(view === 'all' ? {} : { view }) } as object;
  return side === 'host'
    ? callApi('GET /api/v1/reservation_lists/host', { query, lang })
    : callApi('GET /api/v1/reservation_lists/guest', { query, lang });
}

/** The bookings of a view as a file, for spreadsheets. */
export function exportList({ side, view, q }: ListFilter, lang: 'ar' | 'en') {
  const query = { ...(q === '' ? {} : { q }), ...(view === 'all' ? {} : { view }) } as object;
  return side === 'host'
    ? callApi('GET /api/v1/reservation_lists/host/export', { query, lang })
    : callApi('GET /api/v1/reservation_lists/guest/export', { query, lang });
}
