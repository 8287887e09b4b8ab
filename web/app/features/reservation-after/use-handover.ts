import type { Handover } from '@diyar/contract/booking/handovers';
import type { Reservation } from '@diyar/contract/booking/reservations';
import type { Lang } from '@diyar/messages/messages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';

/** What this side of a stay is told; asked again when the state of the reservation changes. */
export function useHandover({ id, state }: Pick<Reservation, 'id' | 'state'>) {
  const lang = useLang();
  return useQuery(handoverQuery({ id, state }, lang));
}

/** The same as a query: who asks for it before the booking is opened asks for the same. */
export const handoverQuery = ({ id, state }: Pick<Reservation, 'id' | 'state'>, lang: Lang) =>
  queryOptions<Handover>({
    queryKey: handoverKey(lang, id, state),
    queryFn: () => callApi('GET /api/v1/reservations/{id}/handover', { params: { id }, lang }),
  });

export function handoverKey(lang: string, id: string, state: Reservation['state']): string[] {
  return [lang, 'handover', id, state];
}
