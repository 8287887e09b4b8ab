import type { ConsoleMinimumPrice } from '@diyar/contract/console/console-minimum-prices';
import { parseFormattedNumber } from '@diyar/contract/values/format';
import type { PriceKind } from '@diyar/contract/words/period';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useConsoleCall } from '../use-operator.ts';
import { keyOf } from './minimum-key.ts';

interface Draft {
  category: string;
  kind: PriceKind;
  isEnd: boolean;
  /** Riyals as typed. */
  price: string;
  date: string;
  reason: string;
}

const FIELDS = ['category', 'kind', 'amount', 'effective_from', 'reason'] as const;
type Errors = Partial<Record<(typeof FIELDS)[number], string | undefined>>;

interface Forming {
  item: ConsoleMinimumPrice | null;
  today: string;
  onSaved: (saved: ConsoleMinimumPrice) => void;
}
export type MinimumForming = ReturnType<typeof useMinimumForm>;

/** Halalas in what was typed as riyals; NaN when it is no number. */
export function halalasOf(typed: string): number {
  return Math.round(parseFormattedNumber(typed) * 100);
}

const draftKey = (item: ConsoleMinimumPrice | null) =>
  `console_minimum_${item === null ? 'new' : keyOf(item)}`;

function startingDraft(item: ConsoleMinimumPrice | null, today: string): Draft {
  const price = item?.price ? String(item.price.amount / 100) : '';
  const of = { category: item?.category.slug ?? '', kind: item?.kind ?? ('yearly' as const) };
  const fresh = { ...of, isEnd: false, price, date: today, reason: '' };
  try {
    return { ...fresh, ...JSON.parse(sessionStorage.getItem(draftKey(item)) ?? 'null') };
  } catch {
    return fresh;
  }
}

/** Whether there is a minimum, now or soon, that can be ended. */
const hasMinimum = (item: ConsoleMinimumPrice | null) =>
  item?.history.some(({ price, state }) => price !== null && state !== 'past') ?? false;

function bodyOf({ category, kind, isEnd, price, date, reason }: Draft) {
  return { category, kind, amount: isEnd ? null : halalasOf(price), effective_from: date, reason };
}

/** The next price of a minimum, or a new one, while it is typed: it outlives a reload of this tab and a refusal. */
export function useMinimumForm({ item, today, onSaved }: Forming) {
  const t = useTranslations('console.minimumPrices');
  const number = useTranslations('rules')('number');
  const lang = useLang();
  const call = useConsoleCall();
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => startingDraft(item, today));
  const [errors, setErrors] = useState<Errors>({});
  const canEnd = hasMinimum(item);
  const isEnd = draft.isEnd && canEnd;
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    sessionStorage.setItem(draftKey(item), JSON.stringify(next));
    setDraft(next);
  };
  const placed = (error: Error): Errors => {
    if (!(error instanceof ApiError)) throw error;
    if (error.errors.length > 0)
      return Object.fromEntries(FIELDS.map((field) => [field, error.fieldText(field)]));
    if (error.code === 'setting_date_taken') return { effective_from: t('dateTaken') };
    if (error.code === 'setting_unchanged') return { [isEnd ? 'effective_from' : 'amount']: t('unchanged') };
    if (error.code !== 'console_login_required') toast.error(error.msg);
    return {};
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(() => callApi('POST /api/v1/console/minimum-prices', { body: bodyOf({ ...draft, isEnd }), lang })),
    onSuccess: async (saved) => {
      sessionStorage.removeItem(draftKey(item));
      setErrors({});
      setDraft({ ...startingDraft(saved, today), reason: '' });
      toast.success(t(isEnd ? 'ended' : 'saved'));
      await client.invalidateQueries({ queryKey: [lang, 'minimum-prices'] });
      onSaved(saved);
    },
    onError: (error) => setErrors(placed(error)),
  });
  const save = () => {
    // No number would be sent as nothing, which ends a minimum.
    if (!isEnd && Number.isNaN(halalasOf(draft.price))) setErrors({ amount: number });
    else mutate();
  };
  return { draft: { ...draft, isEnd }, canEnd, change, errors, isPending, save };
}
