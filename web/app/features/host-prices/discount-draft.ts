import type { HostCoupon, HostOffer } from '@diyar/contract/supply/host-discounts';
import { addDays } from '@diyar/contract/values/riyadh';
import type { Period } from '@diyar/contract/words/period';
import type { Lang } from '@diyar/messages/messages';
import { callApi } from '../../api/client.ts';

export type DiscountKind = 'offers' | 'coupons';

/** A discount or coupon as it is being filled in; amounts in halalas. */
export interface DiscountDraft {
  id: string | null;
  name: string;
  code: string;
  type_discount: 'percent' | 'fixed';
  discount: number | null;
  from: string;
  to: string;
  periods: readonly Period[];
  units: readonly string[];
  allUnits: boolean;
  usesMost: number | null;
  usesMostEach: number | null;
  paused: boolean;
}

/** A new one: thirty days from today, for nights where there are any. */
export function newDraft(today: string, periods: readonly Period[]): DiscountDraft {
  const [usual = 2] = periods.includes(2) ? [2 as const] : periods;
  return {
    id: null,
    name: '',
    code: '',
    type_discount: 'percent',
    discount: null,
    from: today,
    to: addDays(today, 30),
    periods: [usual],
    units: [],
    allUnits: true,
    usesMost: null,
    usesMostEach: null,
    paused: false,
  };
}

/** What is kept, to be changed. */
export function draftOf(item: HostOffer | HostCoupon): DiscountDraft {
  const { id, name, type_discount, discount, from, to, periods, paused } = item;
  const shared = { id, name, type_discount, discount, from, to, periods, paused };
  const units = item.units.map((unit) => unit.id);
  if (!('code' in item))
    return { ...shared, units, code: '', allUnits: false, usesMost: null, usesMostEach: null };
  const { code, all_units: allUnits, uses_most: usesMost, uses_most_each: usesMostEach } = item;
  return { ...shared, units, code, allUnits, usesMost, usesMostEach };
}

/** Saves a draft; the API answers what is kept, or refuses field by field. */
export async function sendDraft(kind: DiscountKind, draft: DiscountDraft, lang: Lang): Promise<void> {
  const { id, name, type_discount, from, to, paused } = draft;
  const periods = [...draft.periods];
  const shared = { name, type_discount, discount: draft.discount ?? 0, from, to, periods, paused };
  if (kind === 'offers') {
    const body = { ...shared, units: [...draft.units] };
    if (id === null) await callApi('POST /api/v1/host/offers', { body, lang });
    else await callApi('PUT /api/v1/host/offers/{id}', { params: { id }, body, lang });
    return;
  }
  const body = {
    ...shared,
    code: draft.code,
    all_units: draft.allUnits,
    units: draft.allUnits ? [] : [...draft.units],
    uses_most: draft.usesMost,
    uses_most_each: draft.usesMostEach,
  };
  if (id === null) await callApi('POST /api/v1/host/coupons', { body, lang });
  else await callApi('PUT /api/v1/host/coupons/{id}', { params: { id }, body, lang });
}

export async function removeDiscount(kind: DiscountKind, id: string, lang: Lang): Promise<void> {
  const call = { params: { id }, lang };
  if (kind === 'offers') await callApi('DELETE /api/v1/host/offers/{id}', call);
  else await callApi('DELETE /api/v1/host/coupons/{id}', call);
}
