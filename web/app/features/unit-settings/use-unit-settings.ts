import type { ShownSettings } from '@diyar/contract/supply/unit-settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';

/** Units of the account that are there to be let. */
export function useLetUnits() {
  const lang = useLang();
  return useQuery({
    queryKey: [lang, 'let-units'],
    queryFn: async () => (await callApi('GET /api/v1/host/units', { lang })).items,
  });
}

/** A unit's settings, and the way to put what the API answered in their place. */
export function useUnitSettings(id: string) {
  const lang = useLang();
  const client = useQueryClient();
  const queryKey = [lang, 'unit-settings', id];
  const query = useQuery({
    queryKey,
    queryFn: () => callApi('GET /api/v1/host/units/{id}/settings', { params: { id }, lang }),
  });
  return { ...query, put: (settings: ShownSettings) => client.setQueryData(queryKey, settings) };
}
