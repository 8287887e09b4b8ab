import type { UnitPrices } from '@diyar/contract/supply/unit-prices';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';

/** A unit's prices of days, and the way to put what the API answered in their place. */
export function useUnitPrices(id: string) {
  const lang = useLang();
  const client = useQueryClient();
  const queryKey = [lang, 'unit-prices', id];
  const query = useQuery({
    queryKey,
    queryFn: () => callApi('GET /api/v1/host/units/{id}/overrides', { params: { id }, lang }),
  });
  return { ...query, put: (prices: UnitPrices) => client.setQueryData(queryKey, prices) };
}
