import { isDate } from '@diyar/contract/values/riyadh';

export const KINDS = ['invoice', 'credit_note', 'receipt', 'refund_receipt'] as const;
type Kind = (typeof KINDS)[number];

/** The part of the list that the address asks for; empty texts ask for all. */
export interface InvoiceFilter {
  side: 'received' | 'issued';
  kind: Kind | '';
  from: string;
  to: string;
  q: string;
  page: number;
}

/** The filter of an address; what is unknown is left out. `side` is what comes first for this account. */
export function filterFrom(query: URLSearchParams, side: InvoiceFilter['side']): InvoiceFilter {
  const asked = query.get('side');
  const day = (name: string) => {
    const text = query.get(name) ?? '';
    return isDate(text) ? text : '';
  };
  const [from, to, page] = [day('from'), day('to'), Number(query.get('page'))];
  return {
    side: asked === 'received' || asked === 'issued' ? asked : side,
    kind: KINDS.find((kind) => kind === query.get('kind')) ?? '',
    from,
    to: from !== '' && to !== '' && to < from ? '' : to,
    q: (query.get('q') ?? '').trim().slice(0, 40),
    page: Number.isInteger(page) && page >= 1 && page <= 50 ? page : 1,
  };
}

/** The filter as an address and the API say it; what asks for all goes without saying. */
export function queryOfFilter({ page, ...filter }: InvoiceFilter): Record<string, string> {
  const all = { ...filter, page: page > 1 ? String(page) : '' };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

export function isFiltered({ kind, from, to, q }: InvoiceFilter): boolean {
  return [kind, from, to, q].some((value) => value !== '');
}
