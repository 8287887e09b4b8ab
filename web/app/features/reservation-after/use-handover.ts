import type { Handover } from '@diyar/contract/handovers';
import type { Reservation } from '@diyar/contract/reservations';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';

/** What this side of a stay is told; asked again when the state of the reservation changes. */
export function useHandover({ id, state }: Pick<Reservation, 'id' | 'state'>) {
  const lang = useLang();
  return useQuery<Handover>({
    queryKey: handoverKey(lang, id, state),
    queryFn: () => callApi('GET /api/v1/reservations/{id}/handover', { params: { id }, lang }),
  });
}

export function handoverKey(lang: string, id: string, state: Reservation['state']): string[] {
  return [lang, 'handover', id, state];
}
