import type { Reservation } from '@diyar/contract/booking/reservations';
import type { Lang } from '@diyar/messages/messages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { askAnew, askEvery, useLive } from '../../live/use-live.ts';

/** One reservation as a query: who asks for it before it is opened asks for the same. */
export const reservationQuery = (id: string, side: Reservation['side'], lang: Lang) =>
  queryOptions({
    queryKey: [lang, 'reservation', side, id],
    queryFn: () =>
      side === 'host'
        ? callApi('GET /api/v1/host/reservations/{id}', { params: { id }, lang })
        : callApi('GET /api/v1/reservations/{id}', { params: { id }, lang }),
  });

/** One reservation of mine as a guest or an advertiser, followed while the page is seen and it is there. */
export function useReservation(id: string, side: Reservation['side']) {
  const lang = useLang();
  const isLive = useLive('reservation', () => {
    // "Not found" is not asked again: the page would lose its answer meanwhile.
    if (!isUnknown(query.error)) void askAnew(query);
  });
  const query = useQuery({
    ...reservationQuery(id, side, lang),
    refetchInterval: ({ state }) => (isUnknown(state.error) ? false : askEvery(isLive, state.error)),
  });
  return query;
}

/** Nothing of mine has this number. */
export function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
