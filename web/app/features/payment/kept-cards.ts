import type { KeptCard } from '@diyar/contract/money/kept-cards';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useSession } from '../../session/session.ts';
import type { CardBrand } from '../../ui/brand-mark.tsx';

const NAMES: Record<KeptCard['company'], string> = {
  mada: 'mada',
  visa: 'Visa',
  master: 'Mastercard',
  other: '',
};

/** "mada •••• 1010". */
export function keptCardText({ company, last4 }: KeptCard): string {
  return `${NAMES[company]} •••• ${last4}`.trim();
}

/** The sign of a kept card's network, where there is one. */
export function keptBrand({ company }: KeptCard): CardBrand | undefined {
  if (company === 'other') return undefined;
  return company === 'master' ? 'mastercard' : company;
}

/** Asks for the cards of the acting account; who may not pay for it is shown none. */
export function useKeptCards() {
  const lang = useLang();
  const acting = useSession().user?.id;
  const options = queryOptions({
    queryKey: [lang, 'kept-cards', acting],
    queryFn: () => callApi('GET /api/v1/kept-cards', { lang }),
    enabled: acting !== undefined,
    retry: false,
  });
  const { data } = useQuery(options);
  return { cards: data?.items ?? [], key: options.queryKey };
}
