import type { HostCoupon, HostOffer } from '@diyar/contract/supply/host-discounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import type { DiscountKind } from './discount-draft.ts';

/** The account's discounts or coupons, and the way to look again. */
export function useDiscountList(kind: DiscountKind) {
  const lang = useLang();
  const client = useQueryClient();
  const queryKey = [lang, 'host-discounts', kind];
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const list =
        kind === 'offers'
          ? await callApi('GET /api/v1/host/offers', { lang })
          : await callApi('GET /api/v1/host/coupons', { lang });
      return { ...list, items: list.items as (HostOffer | HostCoupon)[] };
    },
  });
  return { ...query, reload: () => client.invalidateQueries({ queryKey }) };
}

export type DiscountList = NonNullable<ReturnType<typeof useDiscountList>['data']>;
